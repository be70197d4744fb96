extension PlaceIndex {
  /// What a tile shows at one point: a single place, or several as one.
  public struct Cluster: Hashable, Sendable {
    /// The code of the tile that stands for the cluster: its cell, or the spot that its places share.
    ///
    /// Stable from one request to the next while the places around stay; exact as a JavaScript number.
    public let id: UInt64
    /// The number of places, at least 1.
    public let count: Int
    /// The place when there is only one.
    public let row: Int32?
    /// The mean of the places on the Mercator square, in steps of 2^-32; always inside the tile asked for.
    public let x: UInt32
    public let y: UInt32
  }

  /// How places are joined.
  public struct Clustering: Hashable, Sendable {
    /// Pixels, 0...64; cells whose centres are nearer than that at the tile's own zoom are drawn as one.
    public let radius: Double
    /// 0...20; in tiles of deeper zoom only places that share a spot are joined.
    public let maximumZoom: Int

    public init(radius: Double = 56, maximumZoom: Int = 14) {
      self.radius = min(64, max(0, radius))
      self.maximumZoom = min(20, max(0, maximumZoom))
    }
  }

  /// Places in the same tile of this zoom share a spot: 0.6 m at the equator, and the resolution of a vector tile of
  /// zoom 14.
  public static let spotZoom = 26

  /// What to show in a tile; each place of the index belongs to exactly one cluster of exactly one tile of a zoom.
  ///
  /// O(cells · log n), whatever the number of places, up to the maximum zoom; beyond it O(places in the tile).
  public func clusters(in tile: Tile, _ clustering: Clustering = Clustering()) -> [Cluster] {
    guard tile.zoom <= clustering.maximumZoom else { return spots(in: tile) }
    return ClusterGrid(self, around: tile, radius: clustering.radius).clusters
  }

  /// The rows of a cluster, in the order of their Morton keys; at most `limit` of them, none when there is no such
  /// cluster any more.
  public func rows(
    inCluster id: UInt64,
    _ clustering: Clustering = Clustering(),
    limit: Int = .max
  ) -> [Int32] {
    var rows: [Int32] = []
    for tile in cells(ofCluster: id, clustering) {
      visit(tile.keys) { entry in
        guard rows.count < limit else { return false }
        rows.append(entry.row)
        return true
      }
    }
    return rows
  }

  /// The smallest bounds around the places of a cluster, nil when there is no such cluster any more. O(its places).
  public func bounds(ofCluster id: UInt64, _ clustering: Clustering = Clustering()) -> Bounds? {
    var coordinates: [Coordinate] = []
    for tile in cells(ofCluster: id, clustering) {
      visit(tile.keys) { entry in
        coordinates.append(entry.coordinate)
        return true
      }
    }
    return Bounds(enclosing: coordinates)
  }

  private func cells(ofCluster id: UInt64, _ clustering: Clustering) -> [Tile] {
    guard let cell = Tile(code: id) else { return [] }
    if cell.zoom >= PlaceIndex.spotZoom { return [cell] }
    let zoom = cell.zoom - ClusterGrid.cellBits
    guard 0...clustering.maximumZoom ~= zoom else { return [] }
    let tile = Tile(zoom: zoom, holding: cell.keys.lowerBound)
    return ClusterGrid(self, around: tile, radius: clustering.radius).cells(joinedTo: cell)
  }

  private func spots(in tile: Tile) -> [Cluster] {
    let zoom = max(tile.zoom, PlaceIndex.spotZoom)
    let shift = UInt64(64 - 2 * zoom)
    var clusters: [Cluster] = []
    var spot: Spot?
    visit(tile.keys) { entry in
      if spot?.cell != entry.key >> shift {
        if let spot { clusters.append(spot.cluster(zoom)) }
        spot = Spot(cell: entry.key >> shift, row: entry.row)
      }
      spot?.add(entry.key)
      return true
    }
    if let spot { clusters.append(spot.cluster(zoom)) }
    return clusters
  }
}

/// The places of one spot, while they are counted.
private struct Spot {
  let cell: UInt64
  let row: Int32
  private var count: UInt64 = 0
  private var x: UInt64 = 0
  private var y: UInt64 = 0

  init(cell: UInt64, row: Int32) {
    self.cell = cell
    self.row = row
  }

  mutating func add(_ key: UInt64) {
    count += 1
    x += UInt64(Morton.x(key))
    y += UInt64(Morton.y(key))
  }

  func cluster(_ zoom: Int) -> PlaceIndex.Cluster {
    PlaceIndex.Cluster(
      id: 1 << UInt64(2 * zoom) | cell,
      count: Int(count),
      row: count == 1 ? row : nil,
      x: UInt32(x / count),
      y: UInt32(y / count)
    )
  }
}
