#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import CMath
#endif

/// The projection of web maps (EPSG:3857) on a unit square: x from the antimeridian eastwards, y from north to south.
public enum WebMercator {
  /// Degrees; the latitude at which the world is a square, atan(sinh(π)).
  public static let maximumLatitude = 85.051_128_779_806_59

  /// Pixels of a tile's edge, and so of the world at zoom 0, in MapLibre.
  public static let tileSize = 512.0

  /// A position on the unit square: x and y in 0..<1, so that every point belongs to exactly one tile.
  public struct Point: Hashable, Sendable {
    public let x: Double
    public let y: Double

    /// Clamps both numbers into 0..<1; NaN becomes 0.
    public init(x: Double, y: Double) {
      self.x = clampedToUnit(x)
      self.y = clampedToUnit(y)
    }

    /// Projects a coordinate; latitudes beyond ±85.051129 degrees land on the edge.
    ///
    /// y = 1/2 − artanh(sin φ) / 2π (Snyder, Map Projections: A Working Manual, 1987, formula 7-2).
    public init(_ coordinate: Coordinate) {
      let latitude = max(-maximumLatitude, min(maximumLatitude, coordinate.latitude))
      self.init(
        x: (coordinate.longitude + 180) / 360,
        y: 0.5 - atanh(sin(radians(latitude))) / (2 * .pi)
      )
    }

    /// The coordinate that projects here.
    public var coordinate: Coordinate {
      Coordinate(validLatitude: degrees(atan(sinh(.pi * (1 - 2 * y)))), longitude: x * 360 - 180)
    }
  }

  /// Pixels around the world at a zoom level, which need not be whole.
  public static func worldSize(zoom: Double) -> Double { tileSize * exp2(zoom) }

  /// Metres on the ground that one pixel covers at a latitude in degrees.
  public static func metresPerPixel(latitude: Double, zoom: Double) -> Double {
    2 * .pi * equatorialRadius * cos(radians(latitude)) / worldSize(zoom: zoom)
  }

  /// The largest zoom at which the bounds fit into a view of `width` by `height` pixels, clamped to 0...`limit`.
  public static func zoom(
    fitting bounds: Bounds,
    width: Double,
    height: Double,
    limit: Double = 22
  ) -> Double {
    let top = Point(Coordinate(validLatitude: bounds.north, longitude: 0)).y
    let bottom = Point(Coordinate(validLatitude: bounds.south, longitude: 0)).y
    let scale = min(
      width / (bounds.longitudeSpan / 360 * tileSize),
      height / ((bottom - top) * tileSize)
    )
    return scale > 0 ? max(0, min(limit, log2(scale))) : 0
  }

  /// Metres; the semi-major axis of WGS 84, which EPSG:3857 takes for the sphere's radius.
  private static let equatorialRadius = 6_378_137.0
}

private func clampedToUnit(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  return min(value, 1.0.nextDown)
}
