#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import CMath
#endif

// Great circles on a sphere. Places are compared over at most half the Earth, for people: the sphere is right within
// 0.56 %, while an exact geodesic of the ellipsoid is an iteration that can fail to converge near antipodes.

/// Metres; the mean radius R₁ = (2a + b) / 3 of WGS 84 (Moritz, Geodetic Reference System 1980).
let meanEarthRadius = 6_371_008.8

extension Coordinate {
  /// The distance over the Earth's surface in metres, 0...20_015_115.
  ///
  /// Haversine formula (Sinnott, Virtues of the Haversine, 1984) on a sphere of 6,371,008.8 m. Against the WGS 84
  /// ellipsoid it errs by at most 0.56 % (north–south near the equator; 0.45 % at the poles, 0.11 % along the equator).
  /// Rounding adds nanometres at short range and at most 0.2 m within a few metres of the antipode.
  public func distance(to other: Coordinate) -> Double {
    let latitudeSine = sin(radians(other.latitude - latitude) / 2)
    let longitudeSine = sin(radians(other.longitude - longitude) / 2)
    let haversine =
      latitudeSine * latitudeSine
      + cos(radians(latitude)) * cos(radians(other.latitude)) * longitudeSine * longitudeSine
    return 2 * meanEarthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// The direction in which the great circle to `other` leaves, in degrees clockwise from north, 0..<360.
  ///
  /// Between equal or exactly opposite points, where every direction or none is right, the answer is arbitrary but
  /// the same every time.
  public func initialBearing(to other: Coordinate) -> Double {
    let delta = radians(other.longitude - longitude)
    let (start, end) = (radians(latitude), radians(other.latitude))
    let east = sin(delta) * cos(end)
    let north = cos(start) * sin(end) - sin(start) * cos(end) * cos(delta)
    let bearing = degrees(atan2(east, north))
    let positive = bearing < 0 ? bearing + 360 : bearing
    return positive == 0 || positive >= 360 ? 0 : positive
  }

  /// The point of the great circle at `fraction` of the way to `other`: 0 is here, 1 is there.
  ///
  /// `fraction` is clamped to 0...1. Between exactly opposite points the way leads over the north pole, or along the
  /// meridian of 0 degrees from a pole.
  public func intermediate(to other: Coordinate, fraction: Double) -> Coordinate {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let (start, end) = (UnitVector(self), UnitVector(other))
    let normal = start.cross(end)
    let tangent = normal.cross(start)
    let length = tangent.length
    let direction = length > 0 ? tangent.scaled(by: 1 / length) : UnitVector.north(of: self)
    let angle = atan2(normal.length, start.dot(end)) * fraction
    return start.scaled(by: cos(angle)).adding(direction.scaled(by: sin(angle))).coordinate
  }
}

/// A direction from the Earth's centre: x to 0° N 0° E, y to 0° N 90° E, z to the north pole.
private struct UnitVector {
  var (x, y, z): (Double, Double, Double)

  init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(_ coordinate: Coordinate) {
    let (latitude, longitude) = (radians(coordinate.latitude), radians(coordinate.longitude))
    self.init(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  static func north(of coordinate: Coordinate) -> UnitVector {
    let (latitude, longitude) = (radians(coordinate.latitude), radians(coordinate.longitude))
    return UnitVector(-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
  }

  var length: Double { dot(self).squareRoot() }

  var coordinate: Coordinate {
    let latitude = degrees(atan2(z, (x * x + y * y).squareRoot()))
    return Coordinate(validLatitude: max(-90, min(90, latitude)), longitude: degrees(atan2(y, x)))
  }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: UnitVector) -> UnitVector {
    UnitVector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  func scaled(by factor: Double) -> UnitVector { UnitVector(x * factor, y * factor, z * factor) }

  func adding(_ other: UnitVector) -> UnitVector { UnitVector(x + other.x, y + other.y, z + other.z) }
}
