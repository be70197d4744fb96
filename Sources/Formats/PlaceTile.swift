public import Geo

/// The map's tile of places: one layer, `places`, of single places and clusters.
///
/// | of | attribute | |
/// |---|---|---|
/// | a place | `place`, `name`, `symbol`, `color`, `visited` | `symbol` only when it is no star, `color` (0xRRGGBB) only when it has one |
/// | a cluster | `cluster`, `count`, `label` | its identifier as a decimal text, the number of places, that number in short |
public enum PlaceTile {
  /// What a tile shows of a single place.
  public struct Place: Hashable, Sendable {
    /// The feature's id.
    public var id: UInt64
    /// The place's identifier as text.
    public var place: String
    public var name: String
    public var symbol: String?
    /// 0xRRGGBB.
    public var color: UInt32?
    public var visited: Bool

    public init(
      id: UInt64,
      place: String,
      name: String,
      symbol: String? = nil,
      color: UInt32? = nil,
      visited: Bool = false
    ) {
      self.id = id
      self.place = place
      self.name = name
      self.symbol = symbol
      self.color = color
      self.visited = visited
    }
  }

  /// A tile of an index as a vector tile; no bytes when nothing is there.
  ///
  /// `place` is asked for each row that is shown singly.
  public static func encode(
    _ tile: Tile,
    of index: PlaceIndex,
    _ clustering: PlaceIndex.Clustering = PlaceIndex.Clustering(),
    place: (Int32) -> Place
  ) -> [UInt8] {
    var encoder = VectorTileEncoder(layer: "places")
    for cluster in index.clusters(in: tile, clustering) {
      let (x, y) = (local(cluster.x, tile.zoom), local(cluster.y, tile.zoom))
      if let row = cluster.row {
        let place = place(row)
        encoder.attributes(of: place)
        encoder.point(id: place.id, x: x, y: y)
      } else {
        encoder.attribute("cluster", cluster.id.description)
        encoder.attribute("count", Int64(cluster.count))
        encoder.attribute("label", label(cluster.count))
        encoder.point(id: cluster.id, x: x, y: y)
      }
    }
    return encoder.finish()
  }

  /// A count of at most four characters: 999, 1.2k, 34k, 5.6M; rounded down.
  static func label(_ count: Int) -> String {
    guard count >= 1000 else { return count.description }
    let (unit, suffix) = count < 1_000_000 ? (1000, "k") : (1_000_000, "M")
    let (whole, tenth) = (count / unit, count % unit * 10 / unit)
    return whole < 10 && tenth > 0 ? "\(whole).\(tenth)\(suffix)" : "\(whole)\(suffix)"
  }

  /// Units of the tile, from steps of 2^-32 of the world.
  private static func local(_ position: UInt32, _ zoom: Int) -> Int32 {
    Int32((position << UInt32(zoom)) >> 20)
  }
}

extension VectorTileEncoder {
  fileprivate mutating func attributes(of place: PlaceTile.Place) {
    attribute("place", place.place)
    attribute("name", place.name)
    if let symbol = place.symbol { attribute("symbol", symbol) }
    if let color = place.color { attribute("color", Int64(color)) }
    attribute("visited", place.visited)
  }
}
