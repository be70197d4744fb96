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
    search.collect(base) { isRemoved($0, $1) }
    search.collect(added) { _, _ in false }
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

  mutating func collect(_ run: PlaceIndex.Run, _ isRemoved: (UInt64, Int32) -> Bool) {
    descend(run, .world, 0..<run.count, isRemoved)
  }

  mutating func finish() -> [PlaceIndex.Neighbor] {
    prune()
    return found
  }

  private mutating func descend(
    _ run: PlaceIndex.Run,
    _ tile: Tile,
    _ range: Range<Int>,
    _ isRemoved: (UInt64, Int32) -> Bool
  ) {
    if range.count < NearestSearch.leafSize || tile.zoom == Tile.maximumZoom {
      for position in range where !isRemoved(run.keys[position], run.rows[position]) {
        consider(run.rows[position], run.coordinates[position])
      }
      return
    }
    let fences = run.fences(tile, range)
    var branches = [
      branch(tile.child(0), fences.0..<fences.1),
      branch(tile.child(1), fences.1..<fences.2),
      branch(tile.child(2), fences.2..<fences.3),
      branch(tile.child(3), fences.3..<fences.4),
    ]
    branches.sort { $0.bound < $1.bound }
    for branch in branches where branch.bound <= worst {
      descend(run, branch.tile, branch.range, isRemoved)
    }
  }

  private struct Branch {
    let tile: Tile
    let range: Range<Int>
    let bound: Double
  }

  private func branch(_ tile: Tile, _ range: Range<Int>) -> Branch {
    Branch(tile: tile, range: range, bound: range.isEmpty ? .infinity : lowerBound(tile))
  }

  private mutating func consider(_ row: Int32, _ coordinate: Coordinate) {
    let distance = center.distance(to: coordinate)
    guard distance <= worst else { return }
    found.append(PlaceIndex.Neighbor(row: row, distance: distance))
    if found.count >= 2 * max(count, 8) { prune() }
  }

  /// Keeps the `count` nearest, in order.
  private mutating func prune() {
    found.sort { $0.distance == $1.distance ? $0.row < $1.row : $0.distance < $1.distance }
    guard found.count >= count else { return }
    found.removeLast(found.count - count)
    worst = found[count - 1].distance
  }

  /// Metres that every point of the tile is away at least.
  private func lowerBound(_ tile: Tile) -> Double {
    let size = exp2(-Double(tile.zoom))
    let isAtEdge = (north: tile.y == 0, south: tile.y == (UInt32.max >> UInt32(32 - tile.zoom)))
    let north = isAtEdge.north ? 90 : WebMercator.Point(x: 0, y: Double(tile.y) * size).coordinate.latitude
    let south =
      isAtEdge.south ? -90 : WebMercator.Point(x: 0, y: Double(tile.y + 1) * size).coordinate.latitude
    let latitudeGap = max(0, center.latitude - north, south - center.latitude)
    let west = Double(tile.x) * size * 360 - 180
    let longitudeGap = min(90, gap(west: west, east: west + size * 360))
    let across = asin(min(1, cosine * sin(radians(longitudeGap))))
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
