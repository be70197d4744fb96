// The atlas, driven as the browser's host drives it.

import { readFileSync } from "node:fs"
import { brotliDecompressSync } from "node:zlib"
import { decode, encode } from "./cbor.mjs"

const top = new URL("../../", import.meta.url)

export const module = new WebAssembly.Module(readFileSync(new URL(".build-wasm/atlas.wasm", top)))

export const gazetteer = () => brotliDecompressSync(readFileSync(new URL("Gazetteer/gazetteer.bin.br", top)))

/// A fresh atlas without a gazetteer.
export function start() {
  const unreached = () => { throw new Error("a WASI stub was reached") }
  const { exports } = new WebAssembly.Instance(module, {
    host: { random: (pointer, count) => void new Uint8Array(exports.memory.buffer, pointer, count).fill(7) },
    wasi_snapshot_preview1: { fd_close: unreached, fd_seek: unreached, fd_write: unreached },
  })
  exports._initialize?.()
  const put = (bytes) => {
    const pointer = exports.atlas_reserve(bytes.length)
    new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes)
    return bytes.length
  }
  return {
    exports,
    load: (bytes) => exports.atlas_load(put(bytes)) === 1,
    /// The answer's bytes, null where the question is refused.
    ask(question) {
      if (exports.atlas_find(put(question)) === 0) return null
      return new Uint8Array(exports.memory.buffer, exports.atlas_answer(), exports.atlas_answer_count()).slice()
    },
    /// What the atlas reads of bytes from outside; null where it refuses the question.
    read(format, ...parts) {
      if (exports.atlas_read(put(encode([format, parts.map((part) => new TextEncoder().encode(part))]))) === 0) return null
      return decode(new Uint8Array(exports.memory.buffer, exports.atlas_answer(), exports.atlas_answer_count()).slice())
    },
    find(query, language = "en", limit = 10) {
      return decode(this.ask(encode([query, language, limit])))
    },
  }
}
