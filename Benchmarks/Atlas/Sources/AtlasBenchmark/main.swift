import Atlas
import Foundation

// AtlasBenchmark FOLDER: loads FOLDER/gazetteer.bin, asks each line of FOLDER/queries.txt, and the peer with FOLDER/names.tsv the same.
// Prints milliseconds of processor time as JSON.

guard CommandLine.arguments.count == 2 else { fatalError("usage: AtlasBenchmark FOLDER") }
let folder = URL(fileURLWithPath: CommandLine.arguments[1])

func lines(_ name: String) throws -> [Substring] {
  try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
}

/// The shortest of several runs, as what disturbs one only makes it longer.
func milliseconds(runs: Int, _ work: () -> Void) -> Double {
  (0..<runs).map { _ in
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    work()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
  }.min()!
}

let file = [UInt8](try Data(contentsOf: folder.appending(path: "gazetteer.bin")))
let queries = try lines("queries.txt").map(String.init)
let peer = PlainList(try lines("names.tsv"))
let load = milliseconds(runs: 3) { _ = try! Gazetteer(file) }
let gazetteer = try Gazetteer(file)
let asked = queries.map { query in
  milliseconds(runs: 3) { _ = findings(query, in: gazetteer, language: .english, limit: 10) }
}
let scanned = queries.map { query in
  milliseconds(runs: 1) { _ = peer.best(10, beginningWith: Array(query.utf8)) }
}
let numbers = [
  "load": load, "worst": asked.max()!, "mean": asked.reduce(0, +) / Double(asked.count),
  "peer": scanned.reduce(0, +) / Double(scanned.count),
]
print(String(decoding: try JSONSerialization.data(withJSONObject: numbers), as: UTF8.self))
