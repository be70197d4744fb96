import assert from "node:assert/strict"
import test from "node:test"
import { gazetteer, module, start } from "./atlas.mjs"

const names = (atlas, query, language) => atlas.find(query, language).map(([, name, detail]) => `${name}, ${detail}`)
const world = start()

test("exports exactly what docs/spec/host.md says", () => {
  const exports = WebAssembly.Module.exports(module).map(({ name, kind }) => `${kind} ${name}`)
  assert.deepEqual(exports.sort(), [
    "function atlas_answer",
    "function atlas_answer_count",
    "function atlas_find",
    "function atlas_load",
    "function atlas_read",
    "function atlas_reserve",
    "memory memory",
  ])
})

test("reads coordinates without a gazetteer, and refuses what is no question or no gazetteer", () => {
  const atlas = start()
  assert.deepEqual(atlas.find("48.8584, 2.2945"), [["spot", "", "", 2.2945, 48.8584, 0]])
  assert.deepEqual(atlas.find("paris"), [])
  assert.equal(atlas.ask(Uint8Array.of(0xff)), null)
  assert.equal(atlas.load(new Uint8Array(100)), false)
  assert.deepEqual(atlas.find("V75V+8Q Paris"), [["shortCode", "", "", 0, 0, 0]])
})

test("reads files and answers from outside, in any script", () => {
  const file = '[{"name":"Zürich 東京","description":null,"latitude":47.3769,"longitude":8.5417},7]'
  assert.deepEqual(start().read("places", file), [null, false, 0, [[null, "Zürich 東京", null, 47.3769, 8.5417], ["notAnObject", null]]])
  const answer = '{"query":{"pages":[{"pageid":1,"title":"قصر العدل"}]}}'
  assert.deepEqual(start().read("articles", answer), [null, false, [], [["1", "قصر العدل", "", null, null, null, null]]])
  assert.equal(start().read("recipes"), null)
})

test("loads the gazetteer that is served, and refuses a damaged one", () => {
  const bytes = gazetteer()
  assert.equal(world.load(bytes), true)
  bytes[bytes.length >> 1] ^= 1
  assert.equal(start().load(bytes), false)
})

for (const [query, first] of [
  ["Paris", "Paris, France"], ["東京", "Tokyo, Japan"], ["москва", "Moscow, Russia"], ["zurich", "Zürich, Switzerland"],
  ["münchen", "Munich, Germany"], ["new y", "New York, New York, United States"], ["san j", "San Jose, California, United States"],
  ["القاهرة", "Cairo, Egypt"], ["paris texas", "Paris, Texas, United States"], ["Θεσσαλονίκη", "Thessaloníki, Greece"],
  ["Hồ Chí Minh", "Ho Chi Minh City, Vietnam"], ["日本", "Japan, "], ["roma", "Rome, Italy"], ["washington", "Washington, D.C., District of Columbia, United States"], ["london ontario", "London, Ontario, Canada"],
  ["cambridge uk", "Cambridge, England, United Kingdom"], ["korea", "South Korea, "], ["deutschland", "Germany, "],
]) test(`finds ${query}`, () => assert.equal(names(world, query)[0], first))

test("tells names in the language asked for", () => {
  assert.equal(names(world, "tokyo", "ja")[0], "東京, 日本")
  assert.equal(names(world, "london", "zh-Hans")[0], "伦敦, 英格兰, 英国")
})

test("answers single letters of many scripts, each thing once", () => {
  for (const letter of "abcdefghijklmnopqrstuvwxyzмاא東あ") {
    const found = world.find(letter)
    assert.equal(found.length, 10, letter)
    assert.equal(new Set(found.map((each) => JSON.stringify(each))).size, 10, letter)
  }
})
