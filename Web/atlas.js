// The atlas: a WebAssembly module of its own and the gazetteer, fetched when first needed. docs/spec/host.md, "The atlas".

import { decode, encode } from "./cbor.js";
import { instantiate } from "./core.js";

let atlas = null;
let opening = null;
let isComplete = false;

function put(bytes) {
  new Uint8Array(atlas.memory.buffer, atlas.atlas_reserve(bytes.length), bytes.length).set(bytes);
  return bytes.length;
}

/** What fails is tried again with the next question; without the gazetteer the module still reads coordinates and links. */
async function open() {
  atlas ??= await instantiate(fetch("./atlas.wasm"));
  const answer = await fetch("./gazetteer.bin").catch(() => ({ ok: false }));
  isComplete = answer.ok && atlas.atlas_load(put(new Uint8Array(await answer.arrayBuffer()))) === 1;
  if (!isComplete) opening = null;
}

/** The findings for a query; a failure has a `reason`. */
export async function find(...question) {
  opening ??= open();
  await opening.catch(() => {
    opening = null;
    throw { reason: "missing" };
  });
  if (atlas.atlas_find(put(encode(question))) === 0) throw { reason: "failed" };
  const found = decode(new Uint8Array(atlas.memory.buffer, atlas.atlas_answer(), atlas.atlas_answer_count()));
  if (!found.length && !isComplete) throw { reason: "missing" };
  return found;
}
