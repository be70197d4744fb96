import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { gazetteer } from "./atlas.mjs";

const FILES = {
  "./atlas.wasm": () => new Response(readFileSync(new URL("../../.build-wasm/atlas.wasm", import.meta.url)), { headers: { "Content-Type": "application/wasm" } }),
  "./gazetteer.bin": () => new Response(gazetteer()),
};
const realFetch = globalThis.fetch;
let fresh = 0;

/** The module as a new worker has it, and what it fetched. `missing` can be changed meanwhile. */
async function start(missing = new Set()) {
  const fetched = [];
  globalThis.fetch = async (name) => {
    fetched.push(name);
    if (missing.has(name)) throw new TypeError("Failed to fetch");
    return FILES[name]();
  };
  const { find } = await import(`../../Web/atlas.js?${++fresh}`);
  return { find, fetched, missing };
}

afterEach(() => void (globalThis.fetch = realFetch));

test("fetches both files once, with the first question, and never more", async () => {
  const { find, fetched } = await start();
  assert.deepEqual(fetched, []);
  const answers = await Promise.all(["p", "pa", "paris"].map((query) => find(query, "en", 3)));
  assert.equal(answers[2][0][1], "Paris");
  await find("東京", "ja", 1);
  assert.deepEqual(fetched, ["./atlas.wasm", "./gazetteer.bin"]);
});

test("reads coordinates without the gazetteer, says that it is missing, and tries again", async () => {
  const { find, fetched, missing } = await start(new Set(["./gazetteer.bin"]));
  assert.equal((await find("48.8584, 2.2945", "en", 3))[0][0], "spot");
  await assert.rejects(find("paris", "en", 3), { reason: "missing" });
  missing.clear();
  assert.equal((await find("paris", "en", 3)).length, 3);
  assert.equal(fetched.filter((name) => name === "./atlas.wasm").length, 1);
});

test("says that the atlas is missing, and tries again", async () => {
  const { find, missing } = await start(new Set(["./atlas.wasm"]));
  await assert.rejects(find("48.8584, 2.2945", "en", 3), { reason: "missing" });
  missing.clear();
  assert.equal((await find("48.8584, 2.2945", "en", 3)).length, 1);
});

test("refuses a gazetteer that is damaged", async () => {
  const good = FILES["./gazetteer.bin"];
  FILES["./gazetteer.bin"] = () => new Response("not found", { status: 404 });
  const { find } = await start();
  await assert.rejects(find("paris", "en", 3), { reason: "missing" });
  FILES["./gazetteer.bin"] = () => new Response("<!doctype html>");
  await assert.rejects(find("paris", "en", 3), { reason: "missing" });
  FILES["./gazetteer.bin"] = good;
  assert.equal((await find("paris", "en", 3)).length, 3);
});

test("answers nothing for what is nowhere, and refuses what is no question", async () => {
  const { find } = await start();
  assert.deepEqual(await find("qqqqqqqq", "en", 3), []);
  await assert.rejects(find("paris", "en", -1), { reason: "failed" });
});
