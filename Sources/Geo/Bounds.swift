/// A part of the Earth between two parallels and two meridians, in degrees; it may cross the antimeridian.
///
/// As in RFC 7946, section 5.2: `west` greater than `east` means that the antimeridian lies inside. The edges belong to
/// it. The canonical form has west in -180..<180 and east in -180...180; the whole Earth is -180...180.
public struct Bounds: Hashable, Sendable {
  /// Degrees of the southern edge, -90...north.
  public let south: Double
  /// Degrees of the western edge, -180..<180.
  public let west: Double
  /// Degrees of the northern edge, south...90.
  public let north: Double
  /// Degrees of the eastern edge, -180...180.
  public let east: Double

  /// Makes bounds from edges; longitudes may lie outside -180...180, as a map that was turned round reports them.
  ///
  /// An `east` that is 360 or more degrees beyond `west` means every longitude.
  public init(south: Double, west: Double, north: Double, east: Double) throws(BoundsError) {
    guard south.isFinite, west.isFinite, north.isFinite, east.isFinite else { throw .notFinite }
    guard south >= -90, north <= 90 else { throw .latitudeOutOfRange }
    guard south <= north else { throw .southAboveNorth }
    let everyLongitude = east - west >= 360
    self.init(
      validSouth: south,
      west: everyLongitude ? -180 : wrappedLongitude(west),
      north: north,
      east: everyLongitude ? 180 : wrappedLongitude(east)
    )
  }

  /// The bounds of a single point.
  public init(_ coordinate: Coordinate) {
    self.init(
      validSouth: coordinate.latitude,
      west: coordinate.longitude,
      north: coordinate.latitude,
      east: coordinate.longitude
    )
  }

  /// Makes bounds from valid latitudes and longitudes in -180...180.
  init(validSouth south: Double, west: Double, north: Double, east: Double) {
    self.south = south == 0 ? 0 : south
    self.west = west
    self.north = north == 0 ? 0 : north
    self.east = east == -180 && west != -180 ? 180 : east
  }

  /// All of the Earth.
  public static let world = Bounds(validSouth: -90, west: -180, north: 90, east: 180)

  /// Whether the antimeridian lies inside, not just on an edge.
  public var crossesAntimeridian: Bool { west > east }

  /// Degrees from south to north, 0...180.
  public var latitudeSpan: Double { north - south }

  /// Degrees from west eastwards to east, 0...360.
  public var longitudeSpan: Double { crossesAntimeridian ? east - west + 360 : east - west }

  /// The point halfway between the edges.
  public var center: Coordinate {
    Coordinate(validLatitude: south + latitudeSpan / 2, longitude: west + longitudeSpan / 2)
  }

  /// Whether a point lies inside or on an edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    south...north ~= coordinate.latitude && containsMeridian(coordinate.longitude)
  }

  /// Whether a longitude in -180...180 lies inside or on an edge.
  func containsMeridian(_ longitude: Double) -> Bool {
    if crossesAntimeridian { return longitude >= west || longitude <= east }
    if west...east ~= longitude { return true }
    return (longitude == -180 && east == 180) || (longitude == 180 && west == -180)
  }
}

/// Why four numbers are not bounds.
public enum BoundsError: Error, Hashable, Sendable {
  /// An edge is NaN or infinite.
  case notFinite
  /// A parallel is outside -90...90 degrees.
  case latitudeOutOfRange
  /// The southern edge is north of the northern one.
  case southAboveNorth
}
