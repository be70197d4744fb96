import PropertyTesting
import Testing

@testable import Vault

struct VaultSessionTests {
  private let vault = Identifier(high: 1, low: 2)
  private var store = SimulatedStore()

  private func session(_ writer: UInt64) -> VaultSession { VaultSession(vault: vault, writer: writer) }

  private func loaded(_ store: SimulatedStore, writer: UInt64 = 99) -> VaultSession {
    var session = session(writer)
    _ = session.load(store)
    return session
  }

  private func naming(_ session: inout VaultSession, _ id: UInt64, _ name: String) -> Change {
    let stamp = session.stamp(physical: Instant(milliseconds: 1_000))
    return Change(object: Identifier(high: 0, low: id), field: .name(name), stamp: stamp)
  }

  @Test mutating func whatWasSavedIsReadAgain() {
    var session = session(1)
    let saved = session.save([naming(&session, 1, "A"), naming(&session, 2, "B")], to: &store)
    #expect(saved && session.unsavedChanges == 0)
    var next = self.session(2)
    let report = next.load(store)
    #expect(report.changed.map { $0.low } == [1, 2])
    #expect(next.replica.state == session.replica.state)
    let later = next.stamp(physical: Instant(milliseconds: 0))
    #expect(later.time > session.replica.latest)
  }

  @Test mutating func oneCommitAtATimeAndNoHoleAfterAFailure() {
    var session = session(1)
    let first = session.append([naming(&session, 1, "A")])
    let waiting = session.append([naming(&session, 1, "B")])
    #expect(first.map { $0.key } == ["journal/0000000000000001/00000000"])
    #expect(waiting.isEmpty)
    session.failed()
    #expect(session.unsavedChanges == 2)
    let again = session.retry()
    #expect(again.map { $0.key } == ["journal/0000000000000001/00000000"])
    _ = store.commit(again)
    let rest = session.committed()
    #expect(rest.isEmpty && session.unsavedChanges == 0)
    #expect(loaded(store).missingEntries.isEmpty)
    #expect(loaded(store).replica.state == session.replica.state)
  }

  @Test mutating func aCommitThatCameThroughAfterAllDoesNoHarm() {
    var session = session(1)
    let entries = session.append([naming(&session, 1, "A")])
    _ = store.commit(entries)
    session.failed()
    let refused = session.save([naming(&session, 1, "B")], to: &store)
    #expect(!refused)
    _ = session.load(store)
    let saved = session.save([], to: &store)
    #expect(saved && session.unsavedChanges == 0)
    #expect(loaded(store).replica.state == session.replica.state)
    #expect(loaded(store).missingEntries.isEmpty)
  }

  @Test mutating func manyChangesBecomeSeveralEntriesOfLimitedSize() {
    var session = session(1)
    let text = String(repeating: "x", count: 50_000)
    let changes = (0..<20).map { naming(&session, $0, text) }
    let entries = session.append(changes)
    #expect(entries.count == 5)
    #expect(entries.allSatisfy { $0.plaintext.count < BatchEncoder.sizeGoal + 51_000 })
    _ = store.commit(entries)
    #expect(loaded(store).replica.state == session.replica.state)
  }

  @Test mutating func everyDamagedByteIsNoticedAndHarmsNothingElse() throws {
    var session = session(1)
    for id: UInt64 in 1...3 { _ = session.save([naming(&session, id, "place")], to: &store) }
    let key = "journal/0000000000000001/00000001"
    for byte in try #require(store.records[key]).indices {
      var damaged = store
      damaged.flipBit(of: key, byte: byte)
      var reader = self.session(2)
      let report = reader.load(damaged)
      #expect(report.setAside.map { $0.key } == [key])
      #expect(reader.replica.places.map { $0.place.id.low } == [1, 3])
      #expect(reader.missingEntries.isEmpty)
    }
  }

  @Test mutating func recordsMovedToAnotherKeyOrVaultDoNotOpen() throws {
    var session = session(1)
    _ = session.save([naming(&session, 1, "A")], to: &store)
    let record = try #require(store.records["journal/0000000000000001/00000000"])
    store.set("journal/0000000000000001/00000001", record)
    store.set("journal/0000000000000002/00000000", record)
    store.set("snapshot/00000001/0000", record)
    store.set("manifest", record)
    var reader = self.session(3)
    let report = reader.load(store)
    #expect(report.setAside.count == 4)
    #expect(report.setAside.allSatisfy { $0.reason == .notAuthentic })
    var stranger = VaultSession(vault: Identifier(high: 9, low: 9), writer: 4)
    let foreign = stranger.load(store)
    #expect(foreign.opened == 0 && foreign.setAside.count == 5)
  }

  @Test mutating func aMissingEntryIsReported() {
    var session = session(1)
    for id: UInt64 in 1...5 { _ = session.save([naming(&session, id, "place")], to: &store) }
    store.remove("journal/0000000000000001/00000001")
    store.remove("journal/0000000000000001/00000002")
    let reader = loaded(store)
    #expect(reader.missingEntries == [MissingEntries(writer: 1, sequences: 1...2)])
    #expect(reader.replica.places.count == 3)
  }

  @Test mutating func foreignKeysAreReportedAndOthersPassedOver() {
    for key in ["header", "state/map-view", "journal/x", "unknown"] { store.set(key, [1, 2, 3]) }
    store.set("journal/0000000000000001/00000000", [])
    var session = session(1)
    #expect(session.unread(store.keys("")) == ["journal/0000000000000001/00000000", "journal/x", "unknown"])
    let report = session.load(store)
    #expect(report.setAside.map { $0.reason } == [.notARecord, .unknownKey, .unknownKey])
  }

  @Test mutating func everyRecordIsReadOnce() {
    var session = session(1)
    _ = session.save([naming(&session, 1, "A")], to: &store)
    var reader = self.session(2)
    let records = store.records.map { StoredRecord(key: $0.key, bytes: $0.value) }
    let first = reader.read(records)
    let second = reader.read(records)
    #expect(first.count == 1 && second.isEmpty)
    let unasked = session.opened([OpenedRecord(key: "manifest", plaintext: [])])
    #expect(unasked.opened == 0 && unasked.setAside.isEmpty)
  }

  @Test mutating func twoSessionsConverge() {
    var (one, two) = (session(1), session(2))
    for round: UInt64 in 0..<5 {
      _ = one.save([naming(&one, round, "one"), naming(&one, 0, "one")], to: &store)
      _ = two.save([naming(&two, round, "two"), naming(&two, 1, "two")], to: &store)
      if round == 2 { _ = one.load(store) }
    }
    _ = one.load(store)
    _ = two.load(store)
    #expect(one.replica.state == two.replica.state)
    #expect(loaded(store).replica.state == one.replica.state)
  }
}
