public import Geo

/// A place a person wants to go to, or went to.
public struct Place: Sendable {
  /// What the person has done about a place.
  public enum Status: Hashable, Sendable {
    /// Still to be seen.
    case want
    /// Seen, on a day that may be unknown.
    case visited(on: CalendarDate?)
  }

  /// The symbol of a place that was given none.
  public static let defaultSymbol = "star"

  /// Names the place for ever.
  public let id: Identifier
  /// The title, may be empty.
  public var name = ""
  /// What the person wrote about it, may be empty and have many lines.
  public var description = ""
  /// Where it is; nil while that is unknown ("unplaced").
  public var coordinate: Coordinate?
  /// The list it belongs to.
  public var list: Identifier?
  /// The name of the symbol it is drawn with.
  public var symbol = Place.defaultSymbol
  /// The color it is drawn in, 0xRRGGBB; nil for the usual one.
  public var color: UInt32?
  /// Wanted or visited.
  public var status = Status.want
  /// Words to find it by, in the person's order.
  public var tags: [String] = []
  /// A web address.
  public var link: String?
  /// The Wikipedia article about it.
  public var article: Article?
  /// When it was added.
  public var created: Instant

  public init(
    id: Identifier,
    name: String = "",
    description: String = "",
    coordinate: Coordinate? = nil,
    created: Instant
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.coordinate = coordinate
    self.created = created
  }
}

extension Place: Equatable {
  /// Whether every field is the same, texts byte for byte. (Two places are one when their `id` is.)
  public static func == (left: Place, right: Place) -> Bool {
    left.id == right.id && left.coordinate == right.coordinate && left.list == right.list
      && left.color == right.color && left.status == right.status && left.created == right.created
      && left.article == right.article && sameText(left.name, right.name)
      && sameText(left.description, right.description) && sameText(left.symbol, right.symbol)
      && sameText(left.link, right.link) && left.tags.elementsEqual(right.tags, by: sameText)
  }
}
