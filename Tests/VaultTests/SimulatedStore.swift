@testable import Vault

/// A store with transactions and preconditions, and a cipher that is none but notices every change.
struct SimulatedStore {
  private(set) var records: [String: [UInt8]] = [:]

  /// Writes and deletes in one transaction if every expected key holds exactly these bytes, or is absent.
  mutating func commit(put: [(String, [UInt8])], delete: [String] = [], expect: [(String, [UInt8]?)]) -> Bool
  {
    guard expect.allSatisfy({ records[$0.0] == $0.1 }) else { return false }
    for key in delete { records[key] = nil }
    for (key, bytes) in put { records[key] = bytes }
    return true
  }

  mutating func commit(_ entries: [UnsealedRecord]) -> Bool {
    commit(put: entries.map { ($0.key, Self.seal($0)) }, expect: entries.map { ($0.key, nil) })
  }

  /// Commits a snapshot; returns the manifest as stored, or nil when the manifest is another by now.
  mutating func commit(_ compaction: Compaction) -> [UInt8]? {
    let sealed = compaction.records.map { ($0.key, Self.seal($0)) }
    let done = commit(
      put: sealed,
      delete: compaction.deletedKeys,
      expect: [("manifest", compaction.expectedManifest)]
    )
    return done ? sealed.last?.1 : nil
  }

  mutating func remove(_ key: String) { records[key] = nil }

  mutating func flipBit(of key: String, byte: Int) { records[key]?[byte] ^= 1 }

  mutating func set(_ key: String, _ bytes: [UInt8]) { records[key] = bytes }

  func keys(_ prefix: String) -> [String] { records.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  static func seal(_ record: UnsealedRecord) -> [UInt8] {
    let nonce = [UInt8](repeating: 7, count: 12)
    let tag = tag(record.additionalData, record.plaintext)
    return Envelope.join(sealed: nonce + record.plaintext.map { ~$0 } + tag)
  }

  static func open(_ record: SealedRecord) -> OpenedRecord {
    let plaintext = record.sealed.dropFirst(12).dropLast(16).map { ~$0 }
    let isAuthentic =
      record.sealed.prefix(12).allSatisfy { $0 == 7 }
      && record.sealed.suffix(16).elementsEqual(tag(record.additionalData, plaintext))
    return OpenedRecord(key: record.key, plaintext: isAuthentic ? plaintext : nil)
  }

  private static func tag(_ additionalData: [UInt8], _ plaintext: [UInt8]) -> [UInt8] {
    let sum = bigEndianBytes(UInt64(crc32(additionalData + [0] + plaintext)))
    return sum + sum
  }
}

extension VaultSession {
  /// Reads whatever is unread, in parts and any order.
  mutating func load(_ store: SimulatedStore) -> LoadReport {
    let keys = unread(store.records.keys.sorted())
    let sealed = read(keys.compactMap { key in store.records[key].map { StoredRecord(key: key, bytes: $0) } })
    return opened(sealed.map(SimulatedStore.open))
  }

  /// Saves changes and everything that waits behind them; false when a commit failed.
  mutating func save(_ changes: [Change], to store: inout SimulatedStore) -> Bool {
    var entries = append(changes)
    while !entries.isEmpty {
      guard store.commit(entries) else {
        failed()
        return false
      }
      entries = committed()
    }
    return true
  }

  /// Writes a snapshot; false when it was not possible or another session was faster.
  mutating func compact(_ store: inout SimulatedStore) -> Bool {
    guard let compaction = compaction() else { return false }
    guard let manifest = store.commit(compaction) else {
      compactionFailed()
      return false
    }
    compactionCommitted(manifest: manifest)
    return true
  }
}
