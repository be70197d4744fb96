import Formats
import Geo
import PropertyTesting
import Testing

@testable import Vault

struct ReplicaTests {
  @Test func anyOrderAndRepetitionOfChangesGivesTheSameState() {
    forEvery(800) { generator in
      let history = generator.history(upTo: 25)
      let expected = replica(history).state
      let again = (history + history.prefix(generator.int(in: 0...history.count))).shuffled(using: &generator)
      #expect(replica(again).state == expected)
    }
  }

  @Test func mergeIsCommutativeAssociativeAndIdempotent() {
    forEvery(400) { generator in
      let parts = (0..<3).map { _ in replica(generator.history(upTo: 12)) }
      let (a, b, c) = (parts[0], parts[1], parts[2])
      #expect(merged(a, b).state == merged(b, a).state)
      #expect(merged(merged(a, b), c).state == merged(a, merged(b, c)).state)
      #expect(merged(a, a).state == a.state)
      #expect(merged(a, Replica()).state == a.state)
    }
  }

  @Test func mergingIsTheSameAsApplyingTheChanges() {
    forEvery(400) { generator in
      let (one, other) = (generator.history(upTo: 12), generator.history(upTo: 12))
      #expect(merged(replica(one), replica(other)).state == replica(one + other).state)
    }
  }

  @Test func ofEveryFieldTheGreatestStampStays() {
    forEvery(400) { generator in
      let history = generator.history(upTo: 25)
      let state = replica(history).state
      for (name, stamp) in greatestStamps(history) {
        #expect(state[name]?.stamp == stamp)
      }
      #expect(state.count == greatestStamps(history).count)
    }
  }

  @Test func tellsWhetherAnythingChanged() {
    let stamp = Stamp(milliseconds: 5, counter: 0, writer: 1)
    let change = Change(object: tower, field: .name("Tower"), stamp: stamp)
    var replica = Replica()
    let older = Stamp(milliseconds: 4, counter: 9, writer: 9)
    let applied = [
      replica.apply(change), replica.apply(change),
      replica.apply(Change(object: tower, field: .name("Older"), stamp: older)),
    ]
    #expect(applied == [true, false, false])
    #expect(replica.places[tower]?.place.name == "Tower")
  }

  @Test func equalStampsAreResolvedByTheGreaterEncoding() {
    let stamp = Stamp(milliseconds: 5, counter: 0, writer: 1)
    for names in [["A", "B"], ["B", "A"]] {
      let replica = replica(names.map { Change(object: tower, field: .name($0), stamp: stamp) })
      #expect(replica.places[tower]?.place.name == "B")
    }
  }

  @Test func keepsAPlaceOfWhichOnlyOneFieldHasArrived() {
    let replica = replica([Change(object: tower, field: .tags(["x"]), stamp: Stamp(time: 1, writer: 1))])
    #expect(replica.places.count == 1)
    #expect(replica.places[tower]?.place.tags == ["x"])
    #expect(replica.places[tower]?.place.coordinate == nil)
  }

  @Test func deletionIsAChangeThatCanBeUndone() {
    var replica = replica([Change(object: tower, field: .name("Tower"), stamp: Stamp(time: 1, writer: 1))])
    let moment = Instant(milliseconds: 77)
    replica.apply(Change(object: tower, field: .deleted(moment), stamp: Stamp(time: 2, writer: 1)))
    #expect(replica.places[tower]?.deleted == moment)
    #expect(replica.places[tower]?.place.name == "Tower")
    replica.apply(Change(object: tower, field: .deleted(nil), stamp: Stamp(time: 3, writer: 1)))
    #expect(replica.places[tower]?.deleted == nil)
  }

  @Test func aValueOfANewerVersionIsKeptAndShownAsTheDefault() {
    let planned = PlaceField.unknown(key: 7, value: [0x81, 0x02])
    for order in [[0, 1], [1, 0]] {
      let changes = [
        Change(object: tower, field: .status(.visited(on: nil)), stamp: Stamp(time: 1, writer: 1)),
        Change(object: tower, field: planned, stamp: Stamp(time: 2, writer: 1)),
      ]
      let replica = replica(order.map { changes[$0] })
      #expect(replica.places[tower]?.place.status == .want)
      #expect(replica.state.values.contains { $0.value == [0x81, 0x02] })
    }
  }

  @Test func refusesWhatCouldNotBeStored() {
    var replica = Replica()
    let late = Stamp(milliseconds: Stamp.latestMilliseconds + 1, counter: 0, writer: 1)
    var applied = [replica.apply(Change(object: tower, field: .name("x"), stamp: late))]
    for value: [UInt8] in [[], [0x18], [0x01, 0x01], [0x9F, 0xFF]] {
      let change = Change(
        object: tower,
        field: .unknown(key: 99, value: value),
        stamp: Stamp(time: 1, writer: 1)
      )
      applied.append(replica.apply(change))
    }
    #expect(!applied.contains(true))
    #expect(replica.places.isEmpty)
  }

  private let tower = Identifier(high: 7, low: 7)

  private func greatestStamps(_ history: [Change]) -> [FieldName: Stamp] {
    var stamps: [FieldName: Stamp] = [:]
    for change in history {
      let name = FieldName(kind: change.kind, object: change.object, key: change.field.key)
      stamps[name] = max(stamps[name] ?? change.stamp, change.stamp)
    }
    return stamps
  }

  private func merged(_ left: Replica, _ right: Replica) -> Replica {
    var result = left
    result.merge(right)
    return result
  }
}

struct FieldName: Hashable {
  let kind: ObjectKind
  let object: Identifier
  let key: UInt64
}

struct StampedValue: Hashable {
  let stamp: Stamp
  let value: [UInt8]
}

extension Replica {
  /// Everything that counts, independent of order and of how the stamps are stored.
  var state: [FieldName: StampedValue] {
    var state: [FieldName: StampedValue] = [:]
    for record in places {
      for key in record.stamps.keys {
        state[FieldName(kind: .place, object: record.place.id, key: key)] =
          StampedValue(stamp: record.stamps[key]!, value: record.field(key).encodedValue)
      }
    }
    for (name, record) in sortedOthers {
      for key in record.stamps.keys {
        state[FieldName(kind: name.kind, object: name.id, key: key)] =
          StampedValue(stamp: record.stamps[key]!, value: record[key])
      }
    }
    return state
  }
}

func replica(_ changes: [Change]) -> Replica {
  var replica = Replica()
  for change in changes { replica.apply(change) }
  return replica
}
