public import Geo

/// What a text says about where something is: coordinates, a link of a map, a plus code.
public enum Whereabouts: Equatable, Sendable {
  /// A spot, with the name that the text gives it.
  case spot(Coordinate, name: String?)
  /// A shortened link, which only its provider can resolve.
  case shortLink
  /// An Open Location Code without its first digits, which means something only near a known place.
  case shortCode

  /// Longer texts, in bytes of UTF-8, say nothing.
  public static let maximumLength = 4096

  /// Reads a text; nil where it says nothing about a spot, or nothing that is certain.
  ///
  /// Rather no answer than a wrong one: the whole text must be understood. O(length).
  public init?(reading text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let bytes = Array(text.utf8)
    if let link = Link(in: bytes) {
      guard let found = link.whereabouts else { return nil }
      self = found
    } else if let code = OpenLocationCode(bytes) {
      self = code.center.map { .spot($0, name: nil) } ?? .shortCode
    } else if let coordinate = isoCoordinate(bytes) ?? coordinate(in: text) {
      self = .spot(coordinate, name: nil)
    } else {
      return nil
    }
  }
}
