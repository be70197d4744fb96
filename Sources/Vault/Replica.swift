import Formats
import Geo

/// The state that all changes seen so far add up to.
///
/// Merging is commutative, associative and idempotent: any order and any repetition of the same changes gives the same
/// state, because per field the greatest pair of stamp and encoded value stays. Nothing is dropped: places that are deleted or
/// incomplete, fields and objects of newer versions all stay and are written again.
public struct Replica: Sendable {
  struct ObjectName: Hashable, Sendable {
    let kind: ObjectKind
    let id: Identifier
  }

  /// All places, deleted ones too.
  public private(set) var places = PlaceTable()
  /// Objects of kinds that this version does not know.
  private(set) var others: [ObjectName: UnknownRecord] = [:]
  /// The newest time of any stamp, from which a `Clock` goes on.
  public private(set) var latest: UInt64 = 0

  public init() {}

  /// Makes room for that many places.
  public mutating func reserveCapacity(places count: Int) {
    places.reserveCapacity(count)
  }

  /// Takes over one change; says whether it changed anything.
  @discardableResult
  public mutating func apply(_ change: Change) -> Bool {
    guard let field = change.understoodField else { return false }
    latest = max(latest, change.stamp.time)
    if change.kind == .place { return places.apply(field, to: change.object, change.stamp) }
    let name = ObjectName(kind: change.kind, id: change.object)
    return others[name, default: UnknownRecord()].apply(field.key, field.encodedValue, change.stamp)
  }

  /// Objects of unknown kinds, by kind and identifier.
  var sortedOthers: [(key: ObjectName, value: UnknownRecord)] {
    others.sorted(byKey: { $0.key.id.low })
      .sorted(byKey: { $0.key.id.high })
      .sorted(byKey: { $0.key.kind.rawValue })
  }

  /// Takes over everything that another replica knows.
  public mutating func merge(_ other: Replica) {
    for record in other.places {
      for key in record.stamps.keys {
        _ = places.apply(record.field(key), to: record.place.id, record.stamps[key]!)
      }
    }
    for (name, record) in other.others {
      for key in record.stamps.keys {
        _ = others[name, default: UnknownRecord()].apply(key, record[key], record.stamps[key]!)
      }
    }
    latest = max(latest, other.latest)
  }

  /// Takes over a field of an object of an unknown kind, whose value is known to be one item of CBOR.
  mutating func apply(_ key: UInt64, _ value: [UInt8], to name: ObjectName, _ stamp: Stamp) {
    latest = max(latest, stamp.time)
    _ = others[name, default: UnknownRecord()].apply(key, value, stamp)
  }

  /// The position of a place, for applying many fields in a row.
  mutating func positionAdding(_ id: Identifier) -> Int {
    places.positionAdding(id)
  }

  mutating func apply(_ field: PlaceField, at position: Int, _ stamp: Stamp) -> Bool {
    latest = max(latest, stamp.time)
    return places.apply(field, at: position, stamp)
  }
}

extension Change {
  /// The field in its understood form where there is one; nil when the change cannot be stored, because an unknown value
  /// is not one item of CBOR or the stamp is beyond `Stamp.latestMilliseconds`.
  var understoodField: PlaceField? {
    guard stamp.instant.milliseconds <= Stamp.latestMilliseconds else { return nil }
    guard case .unknown(let key, let value) = field else { return kind == .place ? field : nil }
    var decoder = CBORDecoder(value)
    do throws(CBORError) {
      let read: PlaceField =
        kind == .place
        ? try PlaceField(key: key, from: &decoder) : .unknown(key: key, value: try decoder.item())
      try decoder.finish()
      return read
    } catch {
      return nil
    }
  }
}
