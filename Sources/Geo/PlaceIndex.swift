/// The places of a map, ready for the tiles of every zoom, for bounds and for the nearest.
///
/// Theory of operation: places are projected onto a grid of 2^32 by 2^32 over the Mercator square and sorted once by
/// Morton key (`Morton`). All places of any tile, at any zoom, are then one contiguous range, found by binary search;
/// tiles and cluster cells are ranges, counts are differences of positions, centres are differences of prefix sums.
/// Searches descend the quadtree that is implicit in the order and look at exact coordinates only at its edges.
///
/// Changes go into two short runs of the same kind, places added and places removed: every answer is that of the base,
/// less the removed, plus the added. `compact()` merges them in one linear pass.
///
/// A place is known by its row, a number that the caller chooses, unique within the index. At most 31 bytes a place.
public struct PlaceIndex: Sendable {
  private(set) var base: Run
  private(set) var removed = Run()
  private(set) var added = Run()

  /// Indexes places: row i is at `coordinates[i]`. O(n).
  public init(_ coordinates: [Coordinate] = []) {
    base = Run(sorting: coordinates)
  }

  private init(base: Run) {
    self.base = base
  }

  /// The number of places.
  public var count: Int { base.count - removed.count + added.count }

  /// The number of changes since the index was built or compacted; while it is large, changes and answers slow down.
  public var changeCount: Int { removed.count + added.count }

  /// Adds a place; false when that row is there already, at the same spot. O(log n + changes).
  @discardableResult
  public mutating func insert(_ row: Int32, at coordinate: Coordinate) -> Bool {
    let key = Morton.key(coordinate)
    let (position, isFound) = base.search(key, row)
    guard isFound else { return added.insert(row, coordinate) }
    guard !added.search(key, row).isFound, removed.remove(row, coordinate) else { return false }
    guard base.coordinates[position] != coordinate else { return true }
    // Within the same step of the grid but not the same place: the base keeps the old coordinate.
    return removed.insert(row, base.coordinates[position]) && added.insert(row, coordinate)
  }

  /// Removes a place from the spot where it was indexed; false when it is not there. O(log n + changes).
  @discardableResult
  public mutating func remove(_ row: Int32, at coordinate: Coordinate) -> Bool {
    if added.remove(row, coordinate) { return true }
    guard base.search(Morton.key(coordinate), row).isFound else { return false }
    return removed.insert(row, coordinate)
  }

  /// Moves a place; false when it was not at `start`, and then nothing changes. O(log n + changes).
  @discardableResult
  public mutating func move(_ row: Int32, from start: Coordinate, to end: Coordinate) -> Bool {
    guard remove(row, at: start) else { return false }
    return insert(row, at: end)
  }

  /// Merges the changes. O(n), without sorting.
  public mutating func compact() {
    guard changeCount > 0 else { return }
    self = filtered { _ in true }
  }

  /// An index of those places whose rows are wanted. O(n), without sorting.
  public func filtered(_ isIncluded: (Int32) -> Bool) -> PlaceIndex {
    var keys: [UInt64] = []
    var rows: [Int32] = []
    var coordinates: [Coordinate] = []
    visit(Tile.world.keys) { entry in
      guard isIncluded(entry.row) else { return true }
      keys.append(entry.key)
      rows.append(entry.row)
      coordinates.append(entry.coordinate)
      return true
    }
    return PlaceIndex(base: Run(keys: keys, rows: rows, coordinates: coordinates))
  }
}

extension PlaceIndex {
  /// A place in the index.
  struct Entry {
    let key: UInt64
    let row: Int32
    let coordinate: Coordinate
  }

  /// Calls `body` for every place in a range of keys, in order, until it returns false.
  func visit(_ keys: ClosedRange<UInt64>, _ body: (Entry) -> Bool) {
    var additions = added.positions(keys)
    var removals = removed.positions(keys)
    for position in base.positions(keys) {
      let entry = base[position]
      if let gone = removals.first, removed[gone] == entry {
        removals.removeFirst()
        continue
      }
      while let next = additions.first, added[next] < entry {
        guard body(added[next]) else { return }
        additions.removeFirst()
      }
      guard body(entry) else { return }
    }
    for position in additions {
      guard body(added[position]) else { return }
    }
  }
}

extension PlaceIndex.Entry {
  /// Whether both are the same row in the same step of the grid.
  static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.row == right.row }

  /// The order of a run: by key, then by row.
  static func < (left: Self, right: Self) -> Bool {
    left.key == right.key ? left.row < right.row : left.key < right.key
  }
}

extension PlaceIndex.Run {
  subscript(position: Int) -> PlaceIndex.Entry {
    PlaceIndex.Entry(key: keys[position], row: rows[position], coordinate: coordinates[position])
  }
}
