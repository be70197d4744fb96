import PropertyTesting
import Testing

@testable import Geo

@Suite struct PlaceIndexClustersTests {
  /// All tiles of a zoom that could show anything, found without the index.
  private func tiles(_ zoom: Int, _ model: PlaceModel) -> Set<Tile> {
    var tiles: Set<Tile> = []
    let limit = 1 << zoom
    for coordinate in model.places.values {
      let tile = Tile(zoom: zoom, holding: Morton.key(coordinate))
      for (dx, dy) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)] {
        let x = (Int(tile.x) + dx + limit) % limit
        if let near = Tile(zoom: zoom, x: x, y: Int(tile.y) + dy) { tiles.insert(near) }
      }
    }
    return tiles
  }

  @Test func everyPlaceIsShownExactlyOnceAtEveryZoom() {
    forEvery(80) { random in
      let zoom = random.int(in: 0...13)
      let coordinates = random.crowd(zoom)
      let (index, model) =
        random.oneIn(2) ? random.changedIndex(upTo: 80) : (PlaceIndex(coordinates), PlaceModel(coordinates))
      let clustering = PlaceIndex.Clustering(radius: random.pick([0, 30, 48, 64]), maximumZoom: 10)
      var shown: [Int32] = []
      var ids: Set<UInt64> = []
      for tile in tiles(zoom, model) {
        for cluster in index.clusters(in: tile, clustering) {
          let rows = index.rows(inCluster: cluster.id, clustering)
          #expect(rows.count == cluster.count)
          #expect(cluster.row == (rows.count == 1 ? rows[0] : nil))
          #expect(ids.insert(cluster.id).inserted)
          #expect(Tile(zoom: zoom, holding: Morton.key(x: cluster.x, y: cluster.y)) == tile)
          expectMean(cluster, rows, model)
          shown += rows
        }
      }
      #expect(shown.count == model.places.count)
      #expect(Set(shown) == Set(model.places.keys))
    }
  }

  /// The centre is the mean, along the shorter way round.
  private func expectMean(_ cluster: PlaceIndex.Cluster, _ rows: [Int32], _ model: PlaceModel) {
    var (x, y) = (Int64(0), Int64(0))
    for row in rows {
      guard let coordinate = model.places[row] else { continue }
      let key = Morton.key(coordinate)
      x += Int64(Int32(bitPattern: Morton.x(key) &- cluster.x))
      y += Int64(Morton.y(key)) - Int64(cluster.y)
    }
    #expect(0..<Int64(rows.count) ~= x)
    #expect(0..<Int64(rows.count) ~= y)
  }

  @Test func changedIndexShowsWhatAFreshOneShows() {
    forEvery(200) { random in
      let (changed, model) = random.changedIndex(upTo: 80)
      var fresh = changed
      fresh.compact()
      for tile in tiles(random.int(in: 0...16), model) {
        #expect(changed.clusters(in: tile) == fresh.clusters(in: tile))
      }
    }
  }

  @Test func beyondTheMaximumZoomOnlySharedSpotsAreJoined() {
    forEvery(200) { random in
      let (index, model) = random.changedIndex(upTo: 80)
      var spots: [UInt64: [Int32]] = [:]
      for (row, coordinate) in model.places {
        let spot = Tile(zoom: PlaceIndex.spotZoom, holding: Morton.key(coordinate))
        spots[spot.code, default: []].append(row)
      }
      for tile in tiles(15, model) {
        for cluster in index.clusters(in: tile) {
          let rows = spots.removeValue(forKey: cluster.id)
          #expect(rows.map { Set($0) } == Set(index.rows(inCluster: cluster.id)))
          #expect(rows?.count == cluster.count)
        }
      }
      #expect(spots.isEmpty)
    }
  }

  @Test func joinsNeighboursAcrossTheEdgeOfTilesAndTheAntimeridian() throws {
    let index = PlaceIndex(try [179.99, -179.98].map { try Coordinate(latitude: 20, longitude: $0) })
    let east = index.clusters(in: try #require(Tile(zoom: 4, x: 15, y: 7)))
    let west = index.clusters(in: try #require(Tile(zoom: 4, x: 0, y: 7)))
    #expect(east.isEmpty)
    #expect(west.map(\.count) == [2])
    let bounds = try #require(index.bounds(ofCluster: west[0].id))
    #expect(bounds.crossesAntimeridian && bounds.longitudeSpan < 1)
  }

  @Test func unknownClusterHasNoPlaces() throws {
    let index = PlaceIndex([try Coordinate(latitude: 0, longitude: 0)])
    for id in [0, 1, 2, 64, UInt64.max] { #expect(index.rows(inCluster: id).isEmpty) }
    #expect(index.bounds(ofCluster: 64) == nil)
  }
}

extension SeededGenerator {
  /// Places around the corner of four tiles, about one for each cluster cell.
  fileprivate mutating func crowd(_ zoom: Int) -> [Coordinate] {
    let corner = Tile(zoom: zoom, holding: Morton.key(awkwardCoordinate()))
    let size = 1 / Double(1 << zoom)
    return (0..<int(in: 0...300)).map { _ in
      let x = (Double(corner.x) + double(in: -1...1)) * size
      let y = (Double(corner.y) + double(in: -1...1)) * size
      return WebMercator.Point(x: x < 0 ? x + 1 : x, y: y).coordinate
    }
  }
}
