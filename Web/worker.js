// The worker: the core, its key and its storage live here and end with it. Storage, ciphers, clocks, requests and
// other tabs are served on the spot; all other effects of an action go to the page in one message, in order.

import * as atlas from "./atlas.js";
import * as ciphers from "./ciphers.js";
import { load } from "./core.js";
import * as requests from "./requests.js";
import * as storage from "./storage.js";

const tabs = new BroadcastChannel("bucketlist");
const waiting = [];
let perform = null;

const answer = (request, name, work, failed) =>
  work.then(
    (value) => act([name, request, ...(value === undefined ? [] : [value])]),
    (error) => act([failed, request, error.reason ?? "failed"]),
  );
const stored = (request, name, work) => answer(request, name, work, "storage.failed");
const keyed = (request, name, work) =>
  answer(
    request,
    name,
    work.catch((error) => {
      throw { reason: error.reason === "missing" ? "missing" : "failed" };
    }),
    "key.failed",
  );

/** Effects that never leave the worker. */
const here = {
  "storage.list": (request, prefix) => stored(request, "storage.keys", storage.list(prefix)),
  "storage.read": (request, keys) => stored(request, "storage.values", storage.read(keys)),
  "storage.commit": (request, ...change) => stored(request, "storage.done", storage.commit(...change)),
  "storage.erase": (request) => stored(request, "storage.done", storage.erase()),
  "key.create": (request) => keyed(request, "key.created", ciphers.create()),
  "key.wrap": (request, ...how) => keyed(request, "key.wrapped", ciphers.wrap(...how)),
  "key.unwrap": (request, ...how) => keyed(request, "key.unwrapped", ciphers.unwrap(...how)),
  seal: (request, entries) => keyed(request, "sealed", ciphers.seal(entries)),
  open: (request, entries) => keyed(request, "opened", ciphers.open(entries)),
  "atlas.read": (request, ...question) => answer(request, "atlas.read", atlas.read(...question), "atlas.failed"),
  "atlas.find": (request, ...question) => answer(request, "atlas.found", atlas.find(...question), "atlas.failed"),
  timer: (request, milliseconds) => setTimeout(act, milliseconds, ["timer", request]),
  fetch: (request, ...what) => void requests.get(act, request, ...what),
  "fetch.cancel": (request) => requests.cancel(request),
  hold: (name) => void navigator.locks?.request(name, () => new Promise(() => {})),
  held: async (request) => act(["held", request, ((await navigator.locks?.query().catch(() => null))?.held ?? []).map(({ name }) => name)]),
  broadcast: (text) => tabs.postMessage(text),
};

/** The same effect with each byte string in a buffer of its own, which is added to `buffers`. */
function movable(value, buffers) {
  if (Array.isArray(value)) return value.map((part) => movable(part, buffers));
  if (!(value instanceof Uint8Array)) return value;
  const copy = value.slice();
  buffers.push(copy.buffer);
  return copy;
}

function act(action) {
  if (!perform) return void waiting.push(action);
  try {
    const forPage = [];
    const buffers = [];
    for (const [name, ...parts] of perform(...action)) {
      if (Object.hasOwn(here, name)) here[name](...parts);
      else forPage.push([name, ...movable(parts, buffers)]);
    }
    if (forPage.length) postMessage(forPage, buffers);
  } catch (error) {
    crash(error);
  }
}

function crash(error) {
  perform = () => [];
  console.error(error.name);
  postMessage([["crash"]]);
}

onmessage = ({ data }) => act(data);
tabs.onmessage = ({ data }) => typeof data === "string" && act(["heard", data]);
load().then((core) => {
  perform = core;
  waiting.splice(0).forEach(act);
}, crash);
