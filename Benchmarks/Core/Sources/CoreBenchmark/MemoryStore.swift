import App
import Foundation
import Vault

/// A key-value store with atomic commits, which can be put aside as a file.
struct MemoryStore {
  private var records: [String: [UInt8]] = [:]

  init() {}

  var bytes: Int { records.reduce(0) { $0 + $1.key.utf8.count + $1.value.count } }

  func keys(_ prefix: String) -> [String] {
    records.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  func read(_ keys: [String]) -> [StoredRecord] {
    keys.compactMap { key in records[key].map { StoredRecord(key: key, bytes: $0) } }
  }

  mutating func commit(_ commit: Commit) -> Bool {
    guard commit.expectations.allSatisfy({ records[$0.key] == $0.bytes }) else { return false }
    for key in commit.deletes { records[key] = nil }
    for record in commit.puts { records[record.key] = record.bytes }
    return true
  }

  /// Reads what `write` wrote: a folder with one file for each record.
  init(folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      guard let key = file.lastPathComponent.removingPercentEncoding else { continue }
      records[key] = [UInt8](try Data(contentsOf: file))
    }
  }

  func write(folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (key, bytes) in records {
      let name = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
  }
}
