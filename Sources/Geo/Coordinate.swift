/// A position on the Earth in degrees of the World Geodetic System 1984.
///
/// Every value is valid: latitude in -90...90, longitude in -180..<180, both finite and never negative zero.
/// Two coordinates are equal when both numbers are; the longitude of a pole is kept although it means nothing.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90...90.
  public let latitude: Double

  /// Degrees east of Greenwich, -180..<180.
  public let longitude: Double

  /// Makes a position, wrapping the longitude into -180..<180 (180 becomes -180).
  ///
  /// A longitude already in that range is kept bit by bit, except that negative zero becomes zero; wrapping is exact.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude.isFinite else { throw .latitudeNotFinite }
    guard longitude.isFinite else { throw .longitudeNotFinite }
    guard -90...90 ~= latitude else { throw .latitudeOutOfRange }
    self.init(validLatitude: latitude, longitude: longitude)
  }

  /// Makes a position from a latitude known to be in -90...90 and any finite longitude.
  init(validLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude == 0 ? 0 : latitude
    self.longitude = wrappedLongitude(longitude)
  }
}

/// Why two numbers are not a position.
public enum CoordinateError: Error, Hashable, Sendable {
  /// The latitude is NaN or infinite.
  case latitudeNotFinite
  /// The longitude is NaN or infinite.
  case longitudeNotFinite
  /// The latitude is beyond a pole: outside -90...90 degrees.
  case latitudeOutOfRange
}

/// The same meridian in -180..<180; exact for every finite input.
func wrappedLongitude(_ longitude: Double) -> Double {
  if -180..<180 ~= longitude { return longitude == 0 ? 0 : longitude }
  let remainder = longitude.truncatingRemainder(dividingBy: 360)
  if remainder >= 180 { return remainder - 360 }
  if remainder < -180 { return remainder + 360 }
  return remainder == 0 ? 0 : remainder
}
