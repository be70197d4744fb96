// Stands in for the Swift core in the host's tests: the same exports and bytes. It records every action on the channel
// "recorder" and replies as the tests say: to `fake` with the effects it is given, to `tile` with the places of `fake.places`.

import { decode, encode } from "./cbor.js";
import { performer } from "./real-core.js";
import { tileOf } from "./fake-tiles.js";

const recorder = new BroadcastChannel("recorder");
const memory = { buffer: new ArrayBuffer(1 << 16) };
const ACTION_AT = 64;
let effects = new Uint8Array(0);
let places = [];
let generation = 0;

const replies = {
  started: () => [
    ["appearance", "en", "light"],
    ["render", new TextEncoder().encode("<h1>Locked</h1>")],
  ],
  fake: (effects) => effects,
  "fake.places": (next, given) => {
    [generation, places] = [next, given];
    return [["map.places", generation]];
  },
  "fake.trap": () => {
    throw new Error("trap");
  },
  tile: (request, asked, z, x, y) => [["tile", request, generation, tileOf(places, z, x, y)]],
};

const exports = {
  memory,
  core_reserve(count) {
    if (memory.buffer.byteLength < ACTION_AT + count) memory.buffer = new ArrayBuffer(ACTION_AT + count);
    return ACTION_AT;
  },
  core_receive(count) {
    const [now, random, name, ...parts] = decode(new Uint8Array(memory.buffer, ACTION_AT, count));
    recorder.postMessage({ now, random: random.slice(), action: structuredClone([name, ...parts]) });
    if (name === "fake.refused") return 0;
    effects = encode(replies[name]?.(...parts) ?? []);
    // The real core's memory is reused and grows; so does this.
    memory.buffer = new ArrayBuffer(ACTION_AT + effects.length);
    new Uint8Array(memory.buffer).set(effects, ACTION_AT);
    return 1;
  },
  core_effects: () => ACTION_AT,
  core_effects_count: () => effects.length,
};

export const load = async () => performer(exports);
