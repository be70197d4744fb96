public import Formats
public import Geo

/// One thing that the atlas knows about a text; the core reads it as `AtlasResult`.
public struct Finding: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case spot
    case city
    case country
    case shortLink
    case shortCode
  }

  public let kind: Kind
  /// In the language asked for where it is known; may be empty for a spot.
  public let name: String
  /// The country of a city, with the state in front in some countries.
  public let detail: String
  /// nil for `shortLink` and `shortCode`.
  public let coordinate: Coordinate?
  /// People; 0 where unknown.
  public let population: UInt32

  init(
    kind: Kind,
    name: String = "",
    detail: String = "",
    coordinate: Coordinate? = nil,
    population: UInt32 = 0
  ) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.coordinate = coordinate
    self.population = population
  }
}

extension CBOREncoder {
  /// Writes `[kind, name, detail, longitude, latitude, population]`, as `docs/spec/host.md` has it.
  public mutating func finding(_ finding: Finding) {
    array(6)
    text(finding.kind.rawValue)
    text(finding.name)
    text(finding.detail)
    double(finding.coordinate?.longitude ?? 0)
    double(finding.coordinate?.latitude ?? 0)
    unsigned(UInt64(finding.population))
  }
}
