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
  /// The changes that turn one place into another, which has the same `id`: its `differences`, all with one stamp.
  public static func changes(from old: Place?, to new: Place, stamp: Stamp) -> [Change] {
    new.differences(from: old).map { Change(object: new.id, field: $0, stamp: stamp) }
  }
}

extension Place {
  /// The fields that differ from those of another place, byte for byte, by ascending key.
  ///
  /// Without another place these are name, coordinate and creation, and every other field that is not at its default.
  public func differences(from old: Place?) -> [PlaceField] {
    let before = old ?? Place(id: id, created: created)
    let isNew = old == nil
    var fields: [PlaceField] = []
    if isNew || !sameText(before.name, name) { fields.append(.name(name)) }
    if !sameText(before.description, description) { fields.append(.description(description)) }
    if isNew || before.coordinate != coordinate { fields.append(.coordinate(coordinate)) }
    if before.list != list { fields.append(.list(list)) }
    if !sameText(before.symbol, symbol) { fields.append(.symbol(symbol)) }
    if before.color != color { fields.append(.color(color)) }
    if before.status != status { fields.append(.status(status)) }
    if !before.tags.elementsEqual(tags, by: sameText) { fields.append(.tags(tags)) }
    if !sameText(before.link, link) { fields.append(.link(link)) }
    if before.article != article { fields.append(.article(article)) }
    if isNew || before.created != created { fields.append(.created(created)) }
    return fields
  }

  /// Takes over what `mine` has changed of `original`; true where this place itself had changed the same since, to something else.
  public mutating func take(_ mine: Place, insteadOf original: Place) -> Bool {
    let before = self
    for field in mine.differences(from: original) { set(field) }
    let changed = differences(from: before)
    return before.differences(from: original).contains { theirs in
      changed.contains { $0.key == theirs.key }
    }
  }

  /// Gives a field a value; one that is no place's own, such as the deletion, is passed over.
  public mutating func set(_ field: PlaceField) {
    switch field {
    case .name(let name): self.name = name
    case .description(let description): self.description = description
    case .coordinate(let coordinate): self.coordinate = coordinate
    case .list(let list): self.list = list
    case .symbol(let symbol): self.symbol = symbol
    case .color(let color): self.color = color
    case .status(let status): self.status = status
    case .tags(let tags): self.tags = tags
    case .link(let link): self.link = link
    case .article(let article): self.article = article
    case .created(let created): self.created = created
    case .deleted, .unknown: break
    }
  }
}
