import Foundation
import Geo
import PropertyTesting
import Testing

@testable import Vault

/// What an independent implementation made, frozen: see `vectors/make_vectors.py`.
struct Vectors: Decodable {
  struct Slot: Decodable {
    let id, name, salt, additionalData, encoded, wrapped: String
    let kind: UInt64
  }
  struct Record: Decodable {
    let key, additionalData, plaintext, nonce, stored: String
  }
  struct Recovery: Decodable {
    let secret, text: String
  }

  let vault, writer, otherWriter, header, headerWithUnknown, headerOfNewerVersion: String
  let slots: [Slot]
  let recovery: [Recovery]
  let records, newerRecords: [Record]

  static func load() throws -> Vectors {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "vectors/vault-1.json"))
    return try JSONDecoder().decode(Vectors.self, from: data)
  }
}

struct VectorTests {
  private let vectors: Vectors
  private let vault: Identifier

  init() throws {
    vectors = try Vectors.load()
    vault = try #require(Identifier(text: vectors.vault))
  }

  @Test func readsAndWritesTheHeader() throws {
    let header = try VaultHeader(encoded: bytes(vectors.header))
    #expect(header.vault == vault)
    #expect(header.encoded == bytes(vectors.header))
    #expect(header.slots.map { $0.name } == ["Face ID", "合言葉", "Recovery key", ""])
    #expect(header.slots.map { $0.encoded } == vectors.slots.map { bytes($0.encoded) })
    #expect(header.slots.map { $0.wrapped } == vectors.slots.map { bytes($0.wrapped) })
  }

  @Test func keepsWhatItDoesNotKnowInTheHeader() throws {
    var header = try VaultHeader(encoded: bytes(vectors.headerWithUnknown))
    #expect(header.encoded == bytes(vectors.headerWithUnknown))
    #expect(header.slots.map { $0.isUsable } == [true, false])
    #expect(header.damagedSlots == 1)
    var renamed = header.slots[1]
    renamed.name = "Soon"
    try header.put(renamed)
    let again = try VaultHeader(encoded: header.encoded)
    #expect(again.slots[1].extra == [RawPair(key: 77, value: [0x82, 0x61, 0x78, 0xF6])])
  }

  @Test func refusesTheHeaderOfANewerVersion() {
    #expect(throws: VaultHeaderError.newerVersion(2)) {
      try VaultHeader(encoded: bytes(vectors.headerOfNewerVersion))
    }
  }

  @Test func derivesFromTheSameInputs() throws {
    for slot in vectors.slots {
      let id = try #require(Identifier(text: slot.id))
      #expect(KeyDerivation.salt(vault: vault, slot: id) == bytes(slot.salt))
      #expect(KeyDerivation.additionalData(vault: vault, slot: id) == bytes(slot.additionalData))
    }
    #expect(KeyDerivation.wrapInfo == Array("bucketlist/1/wrap".utf8))
    #expect(KeyDerivation.signInInfo == Array("bucketlist/1/sign-in".utf8))
  }

  @Test func writesTheSameRecoveryKeys() throws {
    for vector in vectors.recovery {
      #expect(RecoveryKey(bytes: bytes(vector.secret))?.text == vector.text)
      #expect(try RecoveryKey(text: vector.text).bytes == bytes(vector.secret))
    }
  }

  @Test func sealsWithTheSameAdditionalDataAndEnvelope() throws {
    for record in vectors.records {
      let key = try #require(RecordKey(text: record.key))
      #expect(key.additionalData(vault: vault) == bytes(record.additionalData))
      let sealed = try Envelope.split(bytes(record.stored))
      #expect(Envelope.join(sealed: sealed) == bytes(record.stored))
      #expect(sealed.starts(with: bytes(record.nonce)))
      #expect(record.stored.count / 2 == record.plaintext.count / 2 + Envelope.overhead)
    }
  }

  @Test func readsTheJournalAndWritesTheSnapshotOfIt() throws {
    var replica = Replica()
    for record in vectors.records.prefix(2) {
      var batch = try BatchDecoder(bytes(record.plaintext))
      try batch.read(into: &replica)
    }
    let tokyo = try #require(replica.places.first)
    #expect(tokyo.place.name == "東京タワー")
    #expect(tokyo.place.coordinate?.longitude == 139.745451)
    #expect(tokyo.place.status == .visited(on: CalendarDate(year: 2025, month: 11, day: 30)))
    #expect(tokyo.deleted == Instant(milliseconds: 1_764_500_060_001))
    var encoder = BatchEncoder(author: try #require(UInt64(vectors.otherWriter, radix: 16)))
    for record in replica.places { encoder.append(record) }
    for (name, record) in replica.sortedOthers { encoder.append(record, named: name) }
    #expect(encoder.finish() == [bytes(vectors.records[3].plaintext)])
  }

  @Test func readsAndWritesTheManifest() throws {
    let manifest = try Manifest(encoded: bytes(vectors.records[2].plaintext))
    #expect(manifest.generation == 1)
    #expect(manifest.encoded == bytes(vectors.records[2].plaintext))
  }

  @Test func loadsTheWholeVaultWithoutAComplaint() {
    var session = VaultSession(vault: vault, writer: 1)
    let report = load(vectors.records, into: &session)
    #expect(report.opened == 4)
    #expect(report.setAside.isEmpty)
    #expect(report.changed.count == 2)
    #expect(session.missingEntries.isEmpty)
    #expect(session.missingChunks == 0)
  }

  @Test func setsAsideWhatANewerVersionWrote() {
    var session = VaultSession(vault: vault, writer: 1)
    let report = load(vectors.records + vectors.newerRecords, into: &session)
    #expect(report.setAside.map { $0.reason } == [.newerVersion, .newerVersion])
    #expect(session.replica.places.count == 2)
  }

  @Test func everyDamagedPlaintextIsReadOrRefusedButNeverTraps() throws {
    for record in vectors.records.prefix(4) {
      let plaintext = bytes(record.plaintext)
      for index in plaintext.indices {
        for bit in 0..<8 {
          var damaged = plaintext
          damaged[index] ^= 1 << UInt8(bit)
          var replica = Replica()
          if var batch = try? BatchDecoder(damaged) { try? batch.read(into: &replica) }
          _ = try? Manifest(encoded: damaged)
        }
      }
    }
  }

  @Test func everyPrefixOfAPlaintextIsRefused() {
    for record in vectors.records.prefix(4) {
      let plaintext = bytes(record.plaintext)
      for length in 0..<plaintext.count {
        var session = VaultSession(vault: vault, writer: 1)
        let stored = StoredRecord(key: record.key, bytes: bytes(record.stored))
        _ = session.read([stored])
        let report = session.opened([
          OpenedRecord(key: record.key, plaintext: Array(plaintext.prefix(length)))
        ])
        #expect(report.setAside.map { $0.reason } == [.unreadable])
      }
    }
  }

  private func load(_ records: [Vectors.Record], into session: inout VaultSession) -> LoadReport {
    let sealed = session.read(records.map { StoredRecord(key: $0.key, bytes: bytes($0.stored)) })
    let opened = sealed.map { sealed in
      let record = records.first { $0.key == sealed.key && bytes($0.additionalData) == sealed.additionalData }
      return OpenedRecord(key: sealed.key, plaintext: record.map { bytes($0.plaintext) })
    }
    return session.opened(opened)
  }
}

/// The bytes of hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
  bytesOfHex(hex.utf8[...]) ?? []
}
