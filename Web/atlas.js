// The atlas: a WebAssembly module of its own and the gazetteer, fetched when first needed. docs/spec/host.md, "The atlas".

import { decode, encode } from "./cbor.js";
import { instantiate } from "./instantiate.js";

let atlas = null;
let opening = null;
let isComplete = false;

function put(bytes, to = atlas) {
  // Reserving may let the memory grow, which gives it a new buffer.
  const pointer = to.atlas_reserve(bytes.length);
  new Uint8Array(to.memory.buffer, pointer, bytes.length).set(bytes);
  return bytes.length;
}

const answer = (of) => new Uint8Array(of.memory.buffer, of.atlas_answer(), of.atlas_answer_count());

/** Without the gazetteer the module still reads coordinates and links. */
async function open() {
  atlas ??= await instantiate(fetch("./atlas.wasm"));
  const gazetteer = await fetch("./gazetteer.bin");
  isComplete = gazetteer.ok && atlas.atlas_load(put(new Uint8Array(await gazetteer.arrayBuffer()))) === 1;
}

function ask(question) {
  try {
    if (atlas.atlas_find(put(encode(question))) === 0) return null;
    return decode(answer(atlas));
  } catch (error) {
    // It trapped: what its memory holds now is not to be trusted.
    atlas = opening = null;
    isComplete = false;
    throw error;
  }
}

/** The findings for a query; a failure has a `reason`. What could not be fetched is tried again with the next question. */
export async function find(...question) {
  await (opening ??= open()).catch(() => {});
  if (!isComplete) opening = null;
  const found = atlas && ask(question);
  if (!found || (!found.length && !isComplete)) throw { reason: atlas && isComplete ? "failed" : "missing" };
  return found;
}

/** What a stranger's bytes say, read in an instance that ends with them. */
export async function read(...question) {
  const reader = await instantiate(fetch("./atlas.wasm"));
  if (reader.atlas_read(put(encode(question), reader)) === 0) throw { reason: "failed" };
  return answer(reader).slice();
}
