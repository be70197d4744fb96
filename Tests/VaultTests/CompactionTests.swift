import PropertyTesting
import Testing

@testable import Vault

struct CompactionTests {
  private let vault = Identifier(high: 1, low: 2)
  private var store = SimulatedStore()

  private func session(_ writer: UInt64) -> VaultSession { VaultSession(vault: vault, writer: writer) }

  private func loaded(_ store: SimulatedStore) -> VaultSession {
    var session = session(99)
    _ = session.load(store)
    return session
  }

  private func naming(_ session: inout VaultSession, _ id: UInt64, _ name: String) -> Change {
    let stamp = session.stamp(physical: Instant(milliseconds: 1_000))
    return Change(object: Identifier(high: 0, low: id), field: .name(name), stamp: stamp)
  }

  @Test mutating func aSnapshotReplacesTheJournal() {
    var session = session(1)
    for id: UInt64 in 0...64 { _ = session.save([naming(&session, id, "place")], to: &store) }
    #expect(session.compactionDue)
    let done = session.compact(&store)
    #expect(done && !session.compactionDue)
    #expect(store.keys("") == ["manifest", "snapshot/00000001/0000"])
    #expect(loaded(store).replica.state == session.replica.state)
    _ = session.save([naming(&session, 7, "later")], to: &store)
    #expect(store.keys("journal") == ["journal/0000000000000001/00000041"])
    let reader = loaded(store)
    #expect(reader.missingEntries.isEmpty)
    #expect(reader.replica.state == session.replica.state)
  }

  @Test mutating func theSlowerOfTwoLosesNothing() {
    var (one, two) = (session(1), session(2))
    _ = one.save([naming(&one, 1, "one")], to: &store)
    _ = two.load(store)
    _ = two.save([naming(&two, 2, "two")], to: &store)
    let first = one.compact(&store)
    let second = two.compact(&store)
    #expect(first && !second)
    #expect(loaded(store).replica.places.count == 2)
    _ = two.load(store)
    let third = two.compact(&store)
    #expect(third)
    #expect(store.keys("") == ["manifest", "snapshot/00000002/0000"])
    #expect(loaded(store).replica.places.count == 2)
  }

  @Test mutating func aSessionSeesWhatAnotherHasCompacted() {
    var (one, two) = (session(1), session(2))
    for id: UInt64 in 0...70 { _ = one.save([naming(&one, id, "one")], to: &store) }
    _ = two.load(store)
    _ = one.compact(&store)
    _ = two.load(store)
    #expect(!two.compactionDue)
    #expect(two.missingEntries.isEmpty && two.missingChunks == 0)
    _ = one.save([naming(&one, 500, "later")], to: &store)
    _ = two.load(store)
    #expect(two.missingEntries.isEmpty)
    #expect(two.replica.state == one.replica.state)
  }

  @Test mutating func aChangeThatIsBeingSavedSurvivesACompaction() {
    var session = session(1)
    _ = session.save([naming(&session, 1, "A")], to: &store)
    let entries = session.append([naming(&session, 2, "B")])
    let compacted = session.compact(&store)
    let committed = store.commit(entries)
    _ = session.committed()
    #expect(compacted && committed)
    #expect(store.keys("journal") == ["journal/0000000000000001/00000001"])
    #expect(loaded(store).replica.state == session.replica.state)
    #expect(loaded(store).missingEntries.isEmpty)
  }

  @Test mutating func damagedEntriesAreNeitherDeletedNorForgotten() {
    var session = session(1)
    for id: UInt64 in 0...4 { _ = session.save([naming(&session, id, "place")], to: &store) }
    let intact = store
    let key = "journal/0000000000000001/00000002"
    store.flipBit(of: key, byte: 30)
    var reader = loaded(store)
    let done = reader.compact(&store)
    #expect(done)
    #expect(store.keys("journal") == [key])
    #expect(loaded(store).missingEntries.isEmpty)
    var without = store
    without.remove(key)
    #expect(loaded(without).missingEntries == [MissingEntries(writer: 1, sequences: 2...2)])
    store.set(key, intact.records[key] ?? [])
    #expect(loaded(store).replica.state == session.replica.state)
  }

  @Test mutating func noSnapshotIsMadeWhileThePresentOneIsIncomplete() {
    var session = session(1)
    let text = String(repeating: "x", count: 100_000)
    for id: UInt64 in 0...4 { _ = session.save([naming(&session, id, text)], to: &store) }
    _ = session.compact(&store)
    #expect(store.keys("snapshot").count == 3)
    for damage in [0, 1, 2] {
      var damaged = store
      switch damage {
      case 0: damaged.remove("snapshot/00000001/0001")
      case 1: damaged.flipBit(of: "snapshot/00000001/0001", byte: 99)
      default: damaged.flipBit(of: "manifest", byte: 20)
      }
      var reader = loaded(damaged)
      let compaction = reader.compaction()
      #expect(compaction == nil && !reader.compactionDue)
      #expect(reader.missingChunks == (damage == 0 ? 1 : 0))
      #expect(reader.replica.places.count >= 3)
    }
  }

  @Test mutating func aChunkOfAnotherSnapshotIsNotTakenForTheRightOne() throws {
    var (one, two) = (session(1), session(2))
    _ = one.save([naming(&one, 1, "one")], to: &store)
    _ = two.load(store)
    _ = two.save([naming(&two, 2, "two")], to: &store)
    var other = store
    _ = one.compact(&store)
    _ = two.compact(&other)
    store.set("snapshot/00000001/0000", try #require(other.records["snapshot/00000001/0000"]))
    #expect(loaded(store).missingChunks == 1)
  }

  @Test mutating func garbageUnderAFutureKeyIsNotOverwritten() {
    var session = session(1)
    _ = session.save([naming(&session, 1, "A")], to: &store)
    _ = session.compact(&store)
    store.set("snapshot/00000002/0000", [1])
    store.set("journal/0000000000000001/00000001", [2])
    _ = session.load(store)
    let saved = session.save([naming(&session, 2, "B")], to: &store)
    let done = session.compact(&store)
    #expect(saved && done)
    #expect(store.records["snapshot/00000002/0000"] == [1])
    #expect(store.records["journal/0000000000000001/00000001"] == [2])
    #expect(store.keys("snapshot") == ["snapshot/00000002/0000", "snapshot/00000003/0000"])
    #expect(loaded(store).replica.state == session.replica.state)
  }

  /// Several sessions write, read, compact, fail and end as chance has it; nothing that was committed is ever lost.
  @Test func whateverHappensNothingCommittedIsLost() {
    forEvery(60) { generator in
      var store = SimulatedStore()
      var durable = Replica()
      var sessions = (1...3).map { session(UInt64($0)) }
      for step in 0..<60 {
        let index = generator.int(in: 0...2)
        switch generator.int(in: 0...9) {
        case 0...4:
          let changes = (0..<generator.int(in: 1...3)).map { _ in randomChange(&sessions[index], &generator) }
          let entries = sessions[index].append(changes)
          if !entries.isEmpty, !generator.oneIn(4), store.commit(entries) {
            durable.merge(sessions[index].replica)
            _ = sessions[index].committed()
          } else {
            sessions[index].failed()
          }
        case 5, 6: _ = sessions[index].load(store)
        case 7, 8: _ = sessions[index].compact(&store)
        default:
          sessions[index] = session(UInt64(10 + step))
          _ = sessions[index].load(store)
        }
      }
      let reader = loaded(store)
      var both = reader.replica
      both.merge(durable)
      #expect(reader.missingEntries.isEmpty && reader.missingChunks == 0)
      #expect(both.state == reader.replica.state)
    }
  }

  private func randomChange(_ session: inout VaultSession, _ generator: inout SeededGenerator) -> Change {
    var change = generator.change()
    change.stamp = session.stamp(physical: Instant(milliseconds: Int64(generator.int(in: 0...50))))
    return change
  }
}
