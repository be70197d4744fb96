public import Geo

/// A field of a place with its value, as it travels in a change.
public enum PlaceField: Sendable {
  case name(String)
  case description(String)
  case coordinate(Coordinate?)
  case list(Identifier?)
  case symbol(String)
  case color(UInt32?)
  case status(Place.Status)
  case tags([String])
  case link(String?)
  case article(Article?)
  case created(Instant)
  /// When the place was deleted; nil when it was not, or no longer is.
  case deleted(Instant?)
  /// A field, or a value of a known field, that this version does not understand: one item of deterministic CBOR,
  /// kept and written again untouched.
  case unknown(key: UInt64, value: [UInt8])

  /// The number of the field in the stored format.
  public var key: UInt64 {
    switch self {
    case .name: 1
    case .description: 2
    case .coordinate: 3
    case .list: 4
    case .symbol: 5
    case .color: 6
    case .status: 7
    case .tags: 8
    case .link: 9
    case .article: 10
    case .created: 11
    case .deleted: 12
    case .unknown(let key, _): key
    }
  }
}
