import Geo
import Vault

/// What lies under a finger: decided here, from the same clusters that the tiles show, so that it is right whatever the map has drawn.
extension Session {
  /// The pin or cluster nearest to a point, within reach of a finger at a zoom of the map.
  func hit(_ point: MapPoint, zoom: Double) -> PlaceIndex.Cluster? {
    guard let coordinate = point.coordinate, 0...Limits.mapZoom ~= zoom else { return nil }
    let level = min(Int(zoom), Limits.tileZoom)
    let target = WebMercator.Point(coordinate)
    let pixelsPerStep = WebMercator.worldSize(zoom: zoom) / 4_294_967_296
    var nearest: (cluster: PlaceIndex.Cluster, distance: Double)?
    for tile in Tile.around(target, zoom: level) {
      for cluster in map.index.clusters(in: tile) {
        let right = Double(Int32(truncatingIfNeeded: Int64(cluster.x) - Int64(target.x * 4_294_967_296)))
        let down = Double(Int64(cluster.y) - Int64(target.y * 4_294_967_296))
        let distance = (right * right + down * down).squareRoot() * pixelsPerStep
        if distance <= Limits.reach, distance < nearest?.distance ?? .infinity {
          nearest = (cluster, distance)
        }
      }
    }
    return nearest?.cluster
  }

  /// Selects a single place; shows the places of a cluster apart, or lists those that share one spot.
  mutating func open(_ hit: PlaceIndex.Cluster, _ turn: inout Turn) {
    if let row = hit.row { return select(place(atRow: row).id, &turn) }
    guard mayLeaveSheet(&turn), let bounds = map.index.bounds(ofCluster: hit.id) else { return }
    if let zoom = bounds.cameraZoom(closerThan: camera.zoom) {
      turn.emit(.mapFly(MapPoint(bounds.center), zoom: zoom))
    } else {
      let rows = map.index.rows(inCluster: hit.id, limit: Limits.listedPlaces)
      present(.shared(rows.map { place(atRow: $0).id }), &turn)
    }
  }
}

extension Tile {
  /// The tile of a point and those around it; over the antimeridian, not beyond the poles.
  fileprivate static func around(_ point: WebMercator.Point, zoom: Int) -> [Tile] {
    let width = 1 << zoom
    let (column, row) = (Int(point.x * Double(width)), Int(point.y * Double(width)))
    let columns = width < 3 ? Array(0..<width) : (-1...1).map { (column + $0 + width) % width }
    return (row - 1...row + 1).flatMap { row in columns.compactMap { Tile(zoom: zoom, x: $0, y: row) } }
  }
}

extension Bounds {
  /// The zoom at which these bounds fill a good part of a phone's screen, at least one step closer than now; nil where they
  /// are one spot, which no zoom takes apart.
  fileprivate func cameraZoom(closerThan zoom: Double) -> Double? {
    let fitting = WebMercator.zoom(fitting: self, width: 280, height: 280, limit: Limits.deepestZoom + 1)
    guard fitting <= Limits.deepestZoom else { return nil }
    return min(max(fitting, zoom + 1), Limits.deepestZoom)
  }
}
