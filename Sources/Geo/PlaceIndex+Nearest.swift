import CMath

extension PlaceIndex {
  /// A place and how far away it is.
  public struct Neighbor: Hashable, Sendable {
    public let row: Int32
    /// Metres along the great circle.
    public let distance: Double
  }

  /// The nearest places, nearest first, equally near ones by row; fewer only when there are fewer places.
  ///
  /// About O(log n + count · log count): whole tiles are skipped when none of their points can be near enough.
  public func nearest(to center: Coordinate, count: Int) -> [Neighbor] {
    let wanted = min(count, self.count)
    guard wanted > 0 else { return [] }
    var search = NearestSearch(center, count: wanted)
    search.collect(base, except: removed)
    search.collect(added, except: Run())
    return search.finish()
  }
}

/// Branch and bound over the implicit quadtree, nearer tiles first.
///
/// A tile is skipped when a lower bound of the distance to all its points exceeds the distance of the worst neighbour
/// kept. Two bounds hold, and the greater one is taken: the difference of latitude to the tile, since a great circle is
/// at least as long; and, with the tile's nearest meridian `gap` degrees away, the distance from the centre at latitude
/// φ to the half of that meridian, asin(cos φ · sin gap), which grows with the gap up to 90 degrees, where it reaches
/// the distance of the pole, and then stays (spherical triangle with a right angle at the meridian).
private struct NearestSearch {
  private let center: Coordinate
  private let count: Int
  private let cosine: Double
  private var found: [PlaceIndex.Neighbor] = []
  private var worst = Double.infinity

  private static let leafSize = 8
  /// Metres taken off each bound: far more than the rounding of projection and distance can amount to.
  private static let tolerance = 1.0

  init(_ center: Coordinate, count: Int) {
    self.center = center
    self.count = count
    cosine = cos(radians(center.latitude))
  }

  mutating func collect(_ run: PlaceIndex.Run, except removed: PlaceIndex.Run) {
    descend(run, Area(run), removed)
  }

  mutating func finish() -> [PlaceIndex.Neighbor] {
    prune()
    return found
  }

  private mutating func descend(_ run: PlaceIndex.Run, _ area: Area, _ removed: PlaceIndex.Run) {
    if area.range.count < NearestSearch.leafSize || area.tile.zoom == Tile.maximumZoom {
      for position in area.range where !removed.contains(run.keys[position], run.rows[position]) {
        consider(run.rows[position], run.coordinates[position])
      }
      return
    }
    let division = Division(area, run)
    var bounds = SIMD4(repeating: Double.infinity)
    for quadrant in 0..<4 {
      let quarter = division.quarter(quadrant)
      if !quarter.range.isEmpty { bounds[quadrant] = lowerBound(quarter) }
    }
    while bounds.min() < .infinity && bounds.min() <= worst {
      let quadrant = bounds.indexOfMinimum
      bounds[quadrant] = .infinity
      descend(run, division.quarter(quadrant), removed)
    }
  }

  private mutating func consider(_ row: Int32, _ coordinate: Coordinate) {
    let distance = center.distance(to: coordinate)
    guard distance <= worst else { return }
    found.append(PlaceIndex.Neighbor(row: row, distance: distance))
    if found.count >= 2 * max(count, 8) { prune() }
  }

  /// Keeps the `count` nearest, in order.
  private mutating func prune() {
    // The bits of numbers that are not negative are in the order of the numbers.
    found = found.sorted(byKey: { UInt64(UInt32(bitPattern: $0.row)) }).sorted(byKey: {
      $0.distance.bitPattern
    })
    guard found.count >= count else { return }
    found.removeLast(found.count - count)
    worst = found[count - 1].distance
  }

  /// Metres that every point of the area is away at least.
  private func lowerBound(_ area: Area) -> Double {
    let latitudeGap = max(0, center.latitude - area.north, area.south - center.latitude)
    let longitudeGap = min(90, gap(west: area.west, east: area.east))
    let across = longitudeGap > 0 ? asin(min(1, cosine * sin(radians(longitudeGap)))) : 0
    return meanEarthRadius * max(radians(latitudeGap), across) - NearestSearch.tolerance
  }

  /// Degrees from the centre to the nearer of two meridians, 0 between them.
  private func gap(west: Double, east: Double) -> Double {
    let longitude = center.longitude
    if west...east ~= longitude { return 0 }
    let (toWest, toEast) = (abs(longitude - west), abs(longitude - east))
    return min(toWest, 360 - toWest, toEast, 360 - toEast)
  }
}

/// A tile with its places and its edges in degrees; the world's northern and southern edges are the poles, since
/// places beyond ±85.051129 degrees are indexed there.
private struct Area {
  let tile: Tile
  let range: Range<Int>
  let south: Double
  let west: Double
  let north: Double
  let east: Double

  init(_ run: PlaceIndex.Run) {
    self.init(.world, 0..<run.count, south: -90, west: -180, north: 90, east: 180)
  }

  init(
    _ tile: Tile,
    _ range: Range<Int>,
    south: Double,
    west: Double,
    north: Double,
    east: Double
  ) {
    self.tile = tile
    self.range = range
    (self.south, self.west, self.north, self.east) = (south, west, north, east)
  }
}

/// Where the four tiles inside an area meet.
private struct Division {
  private let area: Area
  private let fences: (Int, Int, Int, Int, Int)
  private let latitude: Double
  private let longitude: Double

  init(_ area: Area, _ run: PlaceIndex.Run) {
    self.area = area
    fences = run.fences(area.tile, area.range)
    let y = (Double(area.tile.y) + 0.5) * exp2(-Double(area.tile.zoom))
    latitude = WebMercator.Point(x: 0, y: y).coordinate.latitude
    longitude = (area.west + area.east) / 2
  }

  /// One of the four, in Morton order.
  func quarter(_ quadrant: Int) -> Area {
    let (isEastern, isSouthern) = (quadrant & 1 == 1, quadrant & 2 == 2)
    return Area(
      area.tile.child(quadrant),
      range(quadrant),
      south: isSouthern ? area.south : latitude,
      west: isEastern ? longitude : area.west,
      north: isSouthern ? latitude : area.north,
      east: isEastern ? area.east : longitude
    )
  }

  private func range(_ quadrant: Int) -> Range<Int> {
    switch quadrant {
    case 0: fences.0..<fences.1
    case 1: fences.1..<fences.2
    case 2: fences.2..<fences.3
    default: fences.3..<fences.4
    }
  }
}

extension SIMD4<Double> {
  /// The first index that holds the least number.
  fileprivate var indexOfMinimum: Int {
    let least = self.min()
    for index in 0..<3 where self[index] == least { return index }
    return 3
  }
}
