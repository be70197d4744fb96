import PropertyTesting
import Testing

@testable import Geo

@Suite struct PlaceIndexNearestTests {
  @Test func findsTheNearestInOrder() {
    forEvery { random in
      let (index, model) = random.changedIndex(upTo: 150)
      let center = random.oneIn(2) ? random.awkwardCoordinate() : random.near(random.awkwardCoordinate(), 1)
      let count = random.pick([0, 1, 2, 7, 40, 1000, .max])
      #expect(index.nearest(to: center, count: count) == model.nearest(to: center, count: count))
    }
  }

  @Test func looksOverThePole() throws {
    let index = PlaceIndex([
      try Coordinate(latitude: 89, longitude: -90), try Coordinate(latitude: 86, longitude: 90),
    ])
    #expect(index.nearest(to: try Coordinate(latitude: 89, longitude: 90), count: 1).map(\.row) == [0])
  }

  @Test func looksOverTheAntimeridian() throws {
    let index = PlaceIndex([
      try Coordinate(latitude: 0, longitude: -179.9), try Coordinate(latitude: 0, longitude: 179),
    ])
    #expect(index.nearest(to: try Coordinate(latitude: 0, longitude: 179.9), count: 2).map(\.row) == [0, 1])
  }
}
