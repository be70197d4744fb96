extension PlaceIndex {
  /// The rows of the places inside bounds, edges included; at most `limit` of them.
  ///
  /// They come in the order of their Morton keys, so that near ones are together, those changed lately last.
  /// O(places found + √n) for bounds of ordinary shape.
  public func rows(in bounds: Bounds, limit: Int = .max) -> [Int32] {
    var search = BoundsSearch(bounds, limit: max(0, limit))
    search.collect(base, except: removed)
    search.collect(added, except: Run())
    return search.rows
  }
}

/// A descent of the quadtree that takes whole tiles inside the bounds and tests single places at their edges.
private struct BoundsSearch {
  private let bounds: Bounds
  private let limit: Int
  private let south: UInt32
  private let north: UInt32
  private let west: UInt32
  private let east: UInt32
  private(set) var rows: [Int32] = []

  /// Fewer places than this are tested one by one.
  private static let leafSize = 8

  init(_ bounds: Bounds, limit: Int) {
    self.bounds = bounds
    self.limit = limit
    let first = WebMercator.Point(Coordinate(validLatitude: bounds.north, longitude: bounds.west))
    let last = WebMercator.Point(Coordinate(validLatitude: bounds.south, longitude: bounds.east))
    (west, north) = (Morton.gridStep(first.x), Morton.gridStep(first.y))
    (east, south) = (bounds.east == 180 ? .max : Morton.gridStep(last.x), Morton.gridStep(last.y))
  }

  mutating func collect(_ run: PlaceIndex.Run, except removed: PlaceIndex.Run) {
    descend(run, .world, 0..<run.count, removed)
  }

  private mutating func descend(
    _ run: PlaceIndex.Run,
    _ tile: Tile,
    _ range: Range<Int>,
    _ removed: PlaceIndex.Run
  ) {
    guard !range.isEmpty, rows.count < limit else { return }
    let relation = relation(to: tile)
    if relation == .outside { return }
    if relation == .inside || range.count < BoundsSearch.leafSize || tile.zoom == Tile.maximumZoom {
      append(run, range, isTested: relation != .inside, removed)
      return
    }
    let fences = run.fences(tile, range)
    descend(run, tile.child(0), fences.0..<fences.1, removed)
    descend(run, tile.child(1), fences.1..<fences.2, removed)
    descend(run, tile.child(2), fences.2..<fences.3, removed)
    descend(run, tile.child(3), fences.3..<fences.4, removed)
  }

  private mutating func append(
    _ run: PlaceIndex.Run,
    _ range: Range<Int>,
    isTested: Bool,
    _ removed: PlaceIndex.Run
  ) {
    for position in range where rows.count < limit {
      if isTested && !bounds.contains(run.coordinates[position]) { continue }
      if removed.contains(run.keys[position], run.rows[position]) { continue }
      rows.append(run.rows[position])
    }
  }

  private enum Relation {
    case outside, edge, inside
  }

  /// How a tile lies to the bounds; one that touches the grid steps of their edges, or the world's, counts as edge.
  private func relation(to tile: Tile) -> Relation {
    let width = UInt32.max >> UInt32(tile.zoom)
    let left = tile.x << UInt32(32 - tile.zoom)
    let top = tile.y << UInt32(32 - tile.zoom)
    let (right, bottom) = (left | width, top | width)
    if bottom < north || top > south { return .outside }
    let isBetween = top > north && bottom < south
    if bounds.west == -180 && bounds.east == 180 { return isBetween ? .inside : .edge }
    if !bounds.crossesAntimeridian {
      // A place at 180 degrees is stored at -180.
      if right < west || left > east { return bounds.east == 180 && left == 0 ? .edge : .outside }
      return isBetween && left > west && right < east ? .inside : .edge
    }
    if right < west && left > east { return .outside }
    return isBetween && (left > west || right < east) ? .inside : .edge
  }
}
