// The places as vector tiles, made by the core. Few requests are under way at a time: the rest wait here, where those
// that the map gave up cost nothing, and a key pressed meanwhile is heard soon.

import { marked } from "./tile-names.js";

const UNDER_WAY = 4;

let send = null;
let generation = null;
let number = 0;
let waiting = [];
const asked = new Map();
// The generation of what the map was last given, by tile.
const given = new Map();

function pump() {
  while (waiting.length > 0 && asked.size < UNDER_WAY) {
    const job = waiting.shift();
    asked.set(++number, job);
    send("tile", number, generation, ...job.tile);
  }
}

/** The map's protocol `places://z/x/y`. */
export function load({ url }, { signal }) {
  const tile = url.match(/\d+/g).map(Number);
  return new Promise((resolve, reject) => {
    const give = (data) => {
      given.set(tile.join("/"), generation);
      resolve({ data });
    };
    if (generation === null) return give(new ArrayBuffer(0));
    const job = { tile, give, signal };
    signal.addEventListener("abort", () => {
      waiting = waiting.filter((other) => other !== job);
      reject(new DOMException("", "AbortError"));
    });
    waiting.push(job);
    pump();
  });
}

/** The core's answer; a tile of an older generation is asked for again. */
export function answer(request, made, bytes) {
  const job = asked.get(request);
  if (!job) return;
  asked.delete(request);
  if (made === generation) job.give(marked(bytes).buffer);
  else if (!job.signal.aborted) waiting.unshift(job);
  pump();
}

/** Whether the map has this tile as it is now; one that was still loading when the places changed may have come old. */
export const isCurrent = ({ z, x, y }) => given.get(`${z}/${x}/${y}`) === generation;

/** Begins to ask a core. */
export const begin = (sender) => (send = sender);

/** Asks for tiles of this generation from now on. */
export const advance = (to) => (generation = to);

/** Forgets the core and what it was asked. */
export function end() {
  send = generation = null;
  waiting = [];
  asked.clear();
  given.clear();
}
