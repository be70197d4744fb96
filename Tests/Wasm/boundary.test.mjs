import assert from "node:assert/strict"
import test from "node:test"
import { decode, encode } from "./cbor.mjs"
import { module, start, texts } from "./core.mjs"

const started = ["started", ["de-CH", "en"], true, true, false, "localhost", false, "0.0.0", "", false, texts]

test("exports exactly what docs/spec/host.md says", () => {
  const exports = WebAssembly.Module.exports(module).map(({ name, kind }) => `${kind} ${name}`)
  assert.deepEqual(exports.sort(), [
    "function core_effects",
    "function core_effects_count",
    "function core_receive",
    "function core_reserve",
    "memory memory",
  ])
})

test("imports nothing that docs/spec/host.md does not list", () => {
  const allowed = [
    "host.random",
    "wasi_snapshot_preview1.fd_close",
    "wasi_snapshot_preview1.fd_seek",
    "wasi_snapshot_preview1.fd_write",
  ]
  const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`)
  assert.deepEqual(imports.filter((name) => !allowed.includes(name)), [])
})

test("answers an action with effects, each an array that begins with its name", () => {
  const effects = start().send(...started)
  assert.ok(Array.isArray(effects))
  for (const effect of effects) assert.equal(typeof effect[0], "string")
})

test("refuses what is no action, of any size, and goes on", () => {
  const core = start()
  for (const bytes of [[], [0xff], [0x84, 0x00], new Array(300_000).fill(0x84)]) {
    assert.equal(core.receive(Uint8Array.from(bytes)), null)
  }
  assert.ok(Array.isArray(core.send(...started)))
})

test("does not start with texts that are not its own", () => {
  const [name, ...rest] = started.slice(0, -1)
  for (const wrong of [texts.subarray(0, -1), texts.subarray(1, 0), Buffer.concat([texts, texts])]) {
    const effects = start().send(name, ...rest, wrong)
    assert.deepEqual(effects.map(([effect]) => effect), ["render", "crash"])
  }
})

test("draws the first start in Japanese", () => {
  const core = start()
  const [name, languages, ...rest] = started
  core.send(name, ["ja-JP"], ...rest)
  const [[effect, html]] = core.send("storage.keys", 1, [])
  assert.equal(effect, "render")
  assert.match(new TextDecoder().decode(html), /パスフレーズ/)
})

test("reads back what the test's own CBOR writes", () => {
  const values = [0, 23, 24, 255, 256, 65536, 2 ** 40, -1, -25, 0.5, -0.1, true, false, null, "Zürich 東京 🗼", [[], [1]]]
  assert.deepEqual(decode(encode(values)), values)
})
