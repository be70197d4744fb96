import PropertyTesting
import Testing

@testable import Geo

@Suite struct PlaceIndexBoundsTests {
  @Test func findsWhatLiesInside() throws {
    forEvery { random in
      let (index, model) = random.changedIndex(upTo: 80)
      let bounds = try random.bounds(model)
      let rows = index.rows(in: bounds)
      #expect(Set(rows) == model.rows(in: bounds))
      #expect(Set(rows).count == rows.count)
      let limit = random.int(in: 0...20)
      #expect(index.rows(in: bounds, limit: limit) == Array(rows.prefix(limit)))
    }
  }

  @Test func findsPlacesOnBothSidesOfTheAntimeridian() throws {
    let index = PlaceIndex(try [-180, 179.5, -179.5, 0].map { try Coordinate(latitude: 10, longitude: $0) })
    #expect(Set(index.rows(in: try Bounds(south: 0, west: 179, north: 20, east: -179))) == [0, 1, 2])
    #expect(Set(index.rows(in: try Bounds(south: 0, west: 179, north: 20, east: 180))) == [0, 1])
    #expect(Set(index.rows(in: try Bounds(south: 0, west: -180, north: 20, east: -179))) == [0, 2])
  }
}

extension SeededGenerator {
  /// Bounds of any kind, often with edges exactly on a place.
  fileprivate mutating func bounds(_ model: PlaceModel) throws(BoundsError) -> Bounds {
    if oneIn(10) { return .world }
    var corners = [awkwardCoordinate(), awkwardCoordinate()]
    let coordinates = Array(
      model.places.values.sorted { ($0.latitude, $0.longitude) < ($1.latitude, $1.longitude) }
    )
    for corner in 0...1 where !coordinates.isEmpty && oneIn(2) {
      corners[corner] = oneIn(2) ? pick(coordinates) : near(pick(coordinates), 1e-8)
    }
    return try Bounds(
      south: min(corners[0].latitude, corners[1].latitude),
      west: corners[0].longitude,
      north: max(corners[0].latitude, corners[1].latitude),
      east: oneIn(10) ? 180 : corners[1].longitude
    )
  }
}
