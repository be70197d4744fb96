import Testing

@testable import Vault

struct VaultHeaderTests {
  private let vault = Identifier(high: 11, low: 12)

  private func slot(_ number: UInt64, _ kind: KeySlot.Kind = .recovery) -> KeySlot {
    KeySlot(
      id: Identifier(high: 0, low: number),
      kind: kind,
      name: "鍵 \(number)",
      created: Instant(milliseconds: 5),
      wrapped: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 60)
    )!
  }

  private func header() throws -> VaultHeader {
    var header = VaultHeader(vault: vault)
    try header.put(slot(1, .passkey(credential: [1, 2], prfSalt: [3], relyingParty: nil)))
    try header.put(slot(2, .passphrase(salt: [4, 5], rounds: 600_000)))
    try header.put(slot(3, .device))
    return header
  }

  @Test func comesBackAsItWasWritten() throws {
    let header = try header()
    #expect(try VaultHeader(encoded: header.encoded) == header)
  }

  @Test func damageIsNeverReadAsSomethingElse() throws {
    let header = try header()
    let encoded = header.encoded
    for index in encoded.indices {
      for bit in 0..<8 {
        var damaged = encoded
        damaged[index] ^= 1 << UInt8(bit)
        guard let read = try? VaultHeader(encoded: damaged) else { continue }
        #expect(read.vault == vault)
        #expect(read.damagedSlots + read.slots.count == 3 && read.damagedSlots == 1)
        #expect(read.slots.allSatisfy { header.slots.contains($0) })
        #expect(read.encoded == damaged)
      }
    }
  }

  @Test func refusesEveryPrefix() throws {
    let encoded = try header().encoded
    for length in 0..<encoded.count {
      #expect(throws: VaultHeaderError.self) { try VaultHeader(encoded: Array(encoded.prefix(length))) }
    }
    #expect(throws: VaultHeaderError.damaged(offset: encoded.count)) {
      try VaultHeader(encoded: encoded + [0])
    }
  }

  @Test func aSlotIsReplacedInItsPlace() throws {
    var header = try header()
    var renamed = header.slots[0]
    renamed.name = "Phone"
    try header.put(renamed)
    #expect(header.slots.map { $0.name } == ["Phone", "鍵 2", "鍵 3"])
  }

  @Test func theLastUsableSlotStays() throws {
    var header = VaultHeader(vault: vault)
    try header.put(slot(1))
    try header.put(slot(2, .unknown(9)))
    #expect(throws: VaultHeaderError.lastSlot) { try header.remove(slot(1).id) }
    #expect(throws: VaultHeaderError.noSuchSlot) { try header.remove(slot(3).id) }
    try header.put(slot(3))
    try header.remove(slot(1).id)
    #expect(header.slots.map { $0.id.low } == [2, 3])
  }

  @Test func refusesTooManySlotsAndTooManyBytes() throws {
    var header = VaultHeader(vault: vault)
    for number in 0..<256 { try header.put(slot(UInt64(number))) }
    #expect(throws: VaultHeaderError.tooManySlots) { try header.put(slot(256)) }
    let large = [UInt8](repeating: 0, count: VaultHeader.sizeLimit + 1)
    #expect(throws: VaultHeaderError.tooLarge) { try VaultHeader(encoded: large) }
  }

  @Test func aSlotHasAWrappedKeyAndEnoughRounds() {
    let id = Identifier(high: 0, low: 1)
    let now = Instant(milliseconds: 0)
    let wrapped = [UInt8](repeating: 0, count: 60)
    #expect(KeySlot(id: id, kind: .device, name: "", created: now, wrapped: [1]) == nil)
    for rounds: UInt32 in [599_999, 10_000_001] {
      let kind = KeySlot.Kind.passphrase(salt: [1], rounds: rounds)
      #expect(KeySlot(id: id, kind: kind, name: "", created: now, wrapped: wrapped) == nil)
    }
  }
}
