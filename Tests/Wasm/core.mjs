// The core, driven as the browser's host drives it.

import { readFileSync } from "node:fs"
import { decode, encode } from "./cbor.mjs"

const file = new URL("../../.build-wasm/core.wasm", import.meta.url)

/// The file of texts that the core is started with.
export const texts = readFileSync(new URL("../../.build/texts.txt", import.meta.url))

export const module = new WebAssembly.Module(readFileSync(file))

/// A fresh core. `send(name, ...arguments)` performs an action and returns its effects.
export function start({ now = 1_800_000_000_000 } = {}) {
  const unreached = () => { throw new Error("a WASI stub was reached") }
  const { exports } = new WebAssembly.Instance(module, {
    host: {
      random(pointer, count) {
        new Uint8Array(exports.memory.buffer, pointer, count).fill(7)
      },
    },
    wasi_snapshot_preview1: { fd_close: unreached, fd_seek: unreached, fd_write: unreached },
  })
  exports._initialize?.()
  let actions = 0

  return {
    exports,
    send(name, ...values) {
      const random = new Uint8Array(32).fill(++actions)
      return this.receive(encode([now, random, name, ...values]))
    },
    receive(bytes) {
      const pointer = exports.core_reserve(bytes.length)
      new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes)
      if (exports.core_receive(bytes.length) === 0) return null
      return decode(new Uint8Array(exports.memory.buffer, exports.core_effects(), exports.core_effects_count()).slice())
    },
  }
}
