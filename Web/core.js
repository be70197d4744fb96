// The Swift core as a WebAssembly module: one action in, its effects out. docs/spec/host.md, "Bytes".

import { decode, measure, write } from "./cbor.js";

/** The exports of one of our modules. */
export async function instantiate(fetching) {
  let memory;
  const host = {
    random: (pointer, count) => void crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, count)),
  };
  const never = () => {
    throw new Error("not available here");
  };
  const imports = { host, wasi_snapshot_preview1: { fd_close: never, fd_seek: never, fd_write: never } };
  const { instance } = await WebAssembly.instantiateStreaming(fetching, imports);
  memory = instance.exports.memory;
  instance.exports._initialize?.();
  return instance.exports;
}

/** Loads the core and returns the function that has it perform an action. It throws when the core trapped; what the core refuses has no effects. */
export const load = async () => performer(await instantiate(fetch("./core.wasm")));

/** `perform(action)` for the exports of a core; returns the effects in a buffer of their own. */
export function performer(core) {
  return (name, ...parts) => {
    const action = [Date.now(), crypto.getRandomValues(new Uint8Array(32)), name, ...parts];
    const { size, texts } = measure(action);
    const pointer = core.core_reserve(size);
    write(action, texts, new Uint8Array(core.memory.buffer, pointer, size));
    if (core.core_receive(size) === 0) {
      console.error(`the core refuses ${name}`);
      return [];
    }
    const from = core.core_effects();
    return decode(new Uint8Array(core.memory.buffer.slice(from, from + core.core_effects_count())));
  };
}
