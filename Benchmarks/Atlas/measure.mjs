// measure.mjs FOLDER: the atlas as WebAssembly under node, against a list in JSON that is searched from end to end.
// Prints milliseconds as JSON; leaves gazetteer.bin, names.tsv and queries.txt in FOLDER for the native program.

import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { gazetteer, start } from "../../Tests/Wasm/atlas.mjs"
import { encode } from "../../Tests/Wasm/cbor.mjs"

const folder = process.argv[2]
const file = gazetteer()

/// The other names of cities with their populations, read as docs/spec/gazetteer.md says.
function otherNames() {
  const [cities, others, , , lands, names, keys] = Array.from({ length: 7 }, (_, index) => file.readUInt32LE(16 + 4 * index))
  const populations = 48 + lands + names + keys + 6 * cities
  const cityOf = populations + 6 * cities
  let at = 48 + lands + names
  let text = Buffer.alloc(0)
  return Array.from({ length: others }, (_, index) => {
    const [shared, length] = [file[at], file[at + 1]]
    text = Buffer.concat([text.subarray(0, shared), file.subarray(at + 2, at + 2 + length)])
    at += 2 + length
    return [text.toString(), file.readUInt32LE(populations + 4 * file.readUIntLE(cityOf + 3 * index, 3))]
  })
}

/// Every beginning of what people type, and every single letter.
function keystrokes() {
  const typed = ["paris", "new york", "san jose", "москва", "東京", "القاهرة", "paris texas", "qqqq"]
  return [...new Set([...typed.flatMap((text) => [...text].map((_, index, all) => all.slice(0, index + 1).join(""))), ..."abcdefghijklmnopqrstuvwxyz"])]
    .filter((text) => text.trim() === text)
}

function shortest(runs, work) {
  let best = Infinity
  for (let run = 0; run < runs; run++) {
    const begin = performance.now()
    work()
    best = Math.min(best, performance.now() - begin)
  }
  return best
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number) / numbers.length

const names = otherNames()
const queries = keystrokes()
writeFileSync(join(folder, "gazetteer.bin"), file)
writeFileSync(join(folder, "names.tsv"), names.map((name) => name.join("\t")).join("\n"))
writeFileSync(join(folder, "queries.txt"), queries.join("\n"))

const json = JSON.stringify(names)
const first = shortest(1, () => start().load(file))
const load = shortest(3, () => start().load(file))
let list
const parse = shortest(3, () => { list = JSON.parse(json) })

const atlas = start()
atlas.load(file)
const asked = queries.map((query) => {
  const question = encode([query, "en", 10])
  return shortest(3, () => atlas.ask(question))
})
const scan = (query) => list.filter(([name]) => name.startsWith(query)).sort((one, other) => other[1] - one[1]).slice(0, 10)
const scanned = queries.map((query) => shortest(1, () => scan(query)))
console.log(JSON.stringify({
  first, load, parse, worst: Math.max(...asked), mean: mean(asked), peer: mean(scanned),
  memory: atlas.exports.memory.buffer.byteLength,
}))
