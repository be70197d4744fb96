/// One answer of the atlas: what it knows about the world outside one's own places.
public struct AtlasResult: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A spot that the text itself says: coordinates, a link, a full plus code. The name may be empty.
    case spot
    case city
    case country
    /// The text holds a shortened link, which only its provider can resolve; nothing else is set.
    case shortLink
    /// The text is a plus code without its first digits, which needs a place near it; nothing else is set.
    case shortCode
  }

  public let kind: Kind
  /// In the language that was asked for, where it is known.
  public let name: String
  /// What tells namesakes apart: the country, in some countries the state before it.
  public let detail: String
  /// Means nothing for `shortLink` and `shortCode`.
  public let point: MapPoint
  /// People; 0 where unknown.
  public let population: UInt64

  public init(kind: Kind, name: String, detail: String, point: MapPoint, population: UInt64) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.point = point
    self.population = population
  }
}
