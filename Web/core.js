// The Swift core as a WebAssembly module: one action in, its effects out. docs/spec/host.md, "Bytes".

import { decode, measure, write } from "./cbor.js";
import { instantiate } from "./instantiate.js";

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
