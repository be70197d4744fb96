/// What sort of thing a change is about.
public struct ObjectKind: RawRepresentable, Hashable, Comparable, Sendable {
  /// A place.
  public static let place = ObjectKind(rawValue: 1)
  /// A list of places; reserved, kept untouched so far.
  public static let list = ObjectKind(rawValue: 2)

  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static func < (left: ObjectKind, right: ObjectKind) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One field of one object was given a value.
///
/// Deletion is a change too: `.deleted(instant)`; undoing it is `.deleted(nil)`. Nothing is ever taken out.
public struct Change: Sendable {
  /// What the change is about. For other kinds than places the field is always `.unknown`.
  public var kind: ObjectKind
  /// Which one.
  public var object: Identifier
  /// The field and its new value.
  public var field: PlaceField
  /// When and by whom.
  public var stamp: Stamp

  public init(kind: ObjectKind = .place, object: Identifier, field: PlaceField, stamp: Stamp) {
    self.kind = kind
    self.object = object
    self.field = field
    self.stamp = stamp
  }
}

extension Change {
  /// The changes that turn one place into another: only the fields that differ, byte for byte.
  ///
  /// Without an old place these are name, coordinate and creation, and every other field that is not at its default.
  /// Both places have the same `id`.
  public static func changes(from old: Place?, to new: Place, stamp: Stamp) -> [Change] {
    let before = old ?? Place(id: new.id, created: new.created)
    let isNew = old == nil
    var fields: [PlaceField] = []
    if isNew || !sameText(before.name, new.name) { fields.append(.name(new.name)) }
    if !sameText(before.description, new.description) { fields.append(.description(new.description)) }
    if isNew || before.coordinate != new.coordinate { fields.append(.coordinate(new.coordinate)) }
    if before.list != new.list { fields.append(.list(new.list)) }
    if !sameText(before.symbol, new.symbol) { fields.append(.symbol(new.symbol)) }
    if before.color != new.color { fields.append(.color(new.color)) }
    if before.status != new.status { fields.append(.status(new.status)) }
    if !before.tags.elementsEqual(new.tags, by: sameText) { fields.append(.tags(new.tags)) }
    if !sameText(before.link, new.link) { fields.append(.link(new.link)) }
    if before.article != new.article { fields.append(.article(new.article)) }
    if isNew || before.created != new.created { fields.append(.created(new.created)) }
    return fields.map { Change(object: new.id, field: $0, stamp: stamp) }
  }
}
