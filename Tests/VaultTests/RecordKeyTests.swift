import Testing

@testable import Vault

struct RecordKeyTests {
  @Test(arguments: [
    "manifest", "journal/0123456789abcdef/00000000", "journal/ffffffffffffffff/ffffffff",
    "snapshot/00000001/00ff", "state/map-view", "state/a",
  ])
  func readsAndWritesAKey(_ text: String) {
    #expect(RecordKey(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "header", "Manifest", "manifest/", "journal", "journal/0123456789abcdef",
    "journal/0123456789ABCDEF/00000000",
    "journal/0123456789abcde/00000000", "journal/0123456789abcdef/0000000g",
    "journal/0123456789abcdef/00000000/",
    "snapshot/00000001/0ff", "snapshot/1/0000", "state/", "state/Map", "state/a/b", "/manifest",
    "state/" + String(repeating: "a", count: 65),
  ])
  func refusesEveryOtherText(_ text: String) {
    #expect(RecordKey(text: text) == nil)
  }

  @Test func noTwoKeysOrVaultsShareTheirAdditionalData() {
    let keys = [
      "manifest", "journal/0000000000000001/00000002", "journal/0000000000000002/00000001",
      "snapshot/00000001/0002", "snapshot/00000002/0001", "state/manifest", "state/snapshot",
    ]
    let vaults = [Identifier(high: 1, low: 2), Identifier(high: 2, low: 1)]
    let all = vaults.flatMap { vault in keys.compactMap { RecordKey(text: $0)?.additionalData(vault: vault) }
    }
    #expect(Set(all).count == 14)
  }
}

struct EnvelopeTests {
  private let sealed = Array(0..<UInt8(40))

  @Test func comesApartAsItWasPutTogether() throws {
    #expect(try Envelope.split(Envelope.join(sealed: sealed)) == sealed)
  }

  @Test func refusesEveryTruncatedEnvelope() {
    let record = Envelope.join(sealed: Array(sealed.prefix(Envelope.sealSize)))
    for length in 0..<record.count {
      #expect(throws: length < 4 ? EnvelopeError.notAnEnvelope : .truncated) {
        try Envelope.split(Array(record.prefix(length)))
      }
    }
  }

  @Test func refusesOtherBeginningsAndNewerVersions() {
    var record = Envelope.join(sealed: sealed)
    for index in 0..<3 {
      var damaged = record
      damaged[index] ^= 0x20
      #expect(throws: EnvelopeError.notAnEnvelope) { try Envelope.split(damaged) }
    }
    record[3] = 2
    #expect(throws: EnvelopeError.newerVersion(2)) { try Envelope.split(record) }
    record[3] = 0
    #expect(throws: EnvelopeError.notAnEnvelope) { try Envelope.split(record) }
  }
}
