public import Geo

/// A spot on the map as the host reports it: finite numbers, the longitude in any turn of the world.
public struct MapPoint: Sendable, Equatable {
  public let longitude: Double
  public let latitude: Double

  public init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// The spot as a coordinate, or nil where the numbers are none.
  public var coordinate: Coordinate? {
    try? Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// Where the map rests: its centre, MapLibre's zoom (0…24, tiles of 512 px), and what is visible, in degrees.
public struct Camera: Sendable, Equatable {
  public var center: MapPoint
  public var zoom: Double
  public var west: Double
  public var south: Double
  public var east: Double
  public var north: Double

  public init(
    center: MapPoint,
    zoom: Double,
    west: Double,
    south: Double,
    east: Double,
    north: Double
  ) {
    self.center = center
    self.zoom = zoom
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// What is visible; nil where the numbers are none.
  var bounds: Bounds? {
    try? Bounds(south: max(south, -90), west: west, north: min(north, 90), east: east)
  }

  /// Western Europe and North Africa: where the map opens when there is nothing better to show.
  public static let initial = Camera(
    center: MapPoint(longitude: 3, latitude: 41),
    zoom: 3.2,
    west: -20,
    south: 20,
    east: 26,
    north: 58
  )
}
