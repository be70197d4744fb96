import Formats
import Geo
import Vault

/// The places that have a coordinate and are not deleted, indexed for the map.
///
/// A row of the index is the place's position in the replica's table, which never changes.
struct PlacesOnMap: Sendable {
  private(set) var index = PlaceIndex()
  /// Counts up with every change, so that older tiles are told from newer ones.
  private(set) var generation: UInt64 = 0
  /// Places without a coordinate.
  private(set) var unplaced = 0
  private var spots: [Spot] = []

  private enum Spot {
    case absent
    case unplaced
    case indexed(Coordinate)

    init(_ record: PlaceRecord) {
      if record.deleted != nil {
        self = .absent
      } else if let coordinate = record.place.coordinate {
        self = .indexed(coordinate)
      } else {
        self = .unplaced
      }
    }

    var coordinate: Coordinate? {
      if case .indexed(let coordinate) = self { coordinate } else { nil }
    }
  }

  /// From this many changed places on, a new index is cheaper than changing the old one.
  static let rebuildThreshold = 512

  init() {}

  /// Indexes everything anew. O(n).
  init(_ replica: Replica, generation: UInt64) {
    self.generation = generation
    let spots = replica.places.map { Spot($0) }
    self.spots = spots
    unplaced = spots.count { if case .unplaced = $0 { true } else { false } }
    index = PlaceIndex(spots.map { $0.coordinate ?? Self.nowhere })
    if spots.contains(where: { $0.coordinate == nil }) {
      index = index.filtered { spots[Int($0)].coordinate != nil }
    }
  }

  /// Stands in, while the index is built, for what is not on the map.
  private static let nowhere = MapPoint(longitude: 0, latitude: 0).coordinate!

  var count: Int { index.count }

  /// The smallest bounds around all places; nil where there are none. O(n).
  var bounds: Bounds? {
    Bounds(enclosing: spots.compactMap { $0.coordinate })
  }

  /// Follows one place of the replica. O(log n).
  mutating func update(_ id: Identifier, in replica: Replica) {
    guard let row = replica.places.position(of: id) else { return }
    while spots.count <= row { spots.append(.absent) }
    generation += 1
    switch spots[row] {
    case .absent: break
    case .unplaced: unplaced -= 1
    case .indexed(let coordinate): _ = index.remove(Int32(row), at: coordinate)
    }
    spots[row] = Spot(replica.places[row])
    switch spots[row] {
    case .absent: break
    case .unplaced: unplaced += 1
    case .indexed(let coordinate): _ = index.insert(Int32(row), at: coordinate)
    }
    if index.changeCount > Self.rebuildThreshold { index.compact() }
  }
}

extension Session {
  /// The place at a row of the map's index.
  func place(atRow row: Int32) -> Place {
    vault.replica.places[Int(row)].place
  }

  /// The vector tile of places that the map asked for; empty where nothing is there.
  func tile(_ request: TileRequest) -> [UInt8] {
    guard request.zoom <= UInt64(Tile.maximumZoom), request.x < 1 << 32, request.y < 1 << 32,
      let tile = Tile(zoom: Int(request.zoom), x: Int(request.x), y: Int(request.y))
    else { return [] }
    return PlaceTile.encode(tile, of: map.index) { row in
      let place = place(atRow: row)
      let symbol = place.shownSymbol
      return PlaceTile.Place(
        id: UInt64(row),
        place: place.id.text,
        name: place.name,
        symbol: symbol == .star ? nil : symbol.rawValue,
        color: place.shownColor,
        visited: place.isVisited
      )
    }
  }
}
