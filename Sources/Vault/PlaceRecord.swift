import Formats

/// What is known about one place: its fields, when each was written, and what a newer version added.
///
/// A record may be incomplete: when only the name has arrived so far, the rest stands at its default.
public struct PlaceRecord: Sendable {
  /// The place as of now.
  public private(set) var place: Place
  /// When it was deleted; nil while it is not.
  public private(set) var deleted: Instant?
  private(set) var stamps = FieldStamps()
  private var raw = RawFields()

  init(id: Identifier) {
    place = Place(id: id, created: Instant(milliseconds: 0))
  }

  /// When any field was written last, by the writer's clock.
  public var changed: Instant { stamps.newest.instant }

  /// Takes over a value unless a newer one is known; says whether anything changed.
  ///
  /// Of two values with the same stamp the one whose encoding is greater, byte by byte, stays.
  mutating func apply(_ field: PlaceField, _ stamp: Stamp) -> Bool {
    let key = field.key
    if let known = stamps[key] {
      guard known <= stamp else { return false }
      if known == stamp {
        guard encodedValue(key).lexicographicallyPrecedes(field.encodedValue) else { return false }
      }
    }
    set(field)
    stamps.set(key, stamp)
    return true
  }

  /// Writes the value of a field that has a stamp.
  func encodeValue(_ key: UInt64, into encoder: inout CBOREncoder) {
    field(key).encodeValue(into: &encoder)
  }

  private func encodedValue(_ key: UInt64) -> [UInt8] {
    field(key).encodedValue
  }

  /// The field with this key; every key that is not a known one is in `raw`.
  func field(_ key: UInt64) -> PlaceField {
    if let value = raw[key] { return .unknown(key: key, value: value) }
    return switch key {
    case 1: .name(place.name)
    case 2: .description(place.description)
    case 3: .coordinate(place.coordinate)
    case 4: .list(place.list)
    case 5: .symbol(place.symbol)
    case 6: .color(place.color)
    case 7: .status(place.status)
    case 8: .tags(place.tags)
    case 9: .link(place.link)
    case 10: .article(place.article)
    case 11: .created(place.created)
    default: .deleted(deleted)
    }
  }

  private mutating func set(_ field: PlaceField) {
    if case .unknown(let key, let value) = field {
      reset(key)
      raw[key] = value
      return
    }
    raw[field.key] = nil
    if case .deleted(let instant) = field { deleted = instant } else { place.set(field) }
  }

  /// Puts a known field back to its default, because its newest value is not understood.
  private mutating func reset(_ key: UInt64) {
    switch key {
    case 1...11:
      let blank = PlaceRecord(id: place.id)
      set(blank.field(key))
    case 12: deleted = nil
    default: break
    }
  }
}
