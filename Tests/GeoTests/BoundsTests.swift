import Geo
import PropertyTesting
import Testing

@Suite struct BoundsTests {
  @Test func refusesWhatIsNoBounds() {
    #expect(throws: BoundsError.notFinite) { try Bounds(south: .nan, west: 0, north: 1, east: 1) }
    #expect(throws: BoundsError.notFinite) { try Bounds(south: 0, west: 0, north: 1, east: .infinity) }
    #expect(throws: BoundsError.latitudeOutOfRange) { try Bounds(south: -91, west: 0, north: 1, east: 1) }
    #expect(throws: BoundsError.latitudeOutOfRange) { try Bounds(south: 0, west: 0, north: 90.5, east: 1) }
    #expect(throws: BoundsError.southAboveNorth) { try Bounds(south: 2, west: 0, north: 1, east: 1) }
  }

  @Test func wrapsEdgesOfAMapTurnedRound() throws {
    let turned = try Bounds(south: 0, west: 170, north: 1, east: 190)
    #expect(turned.west == 170 && turned.east == -170 && turned.crossesAntimeridian)
    #expect(turned.longitudeSpan == 20 && turned.center.longitude == -180)
    #expect(try Bounds(south: -90, west: -200, north: 90, east: 200) == .world)
    #expect(try Bounds(south: -90, west: -180, north: 90, east: 180) == .world)
  }

  @Test func endsAtTheAntimeridianWithoutCrossingIt() throws {
    let bounds = try Bounds(south: 0, west: 170, north: 1, east: 180)
    #expect(bounds.east == 180 && !bounds.crossesAntimeridian && bounds.longitudeSpan == 10)
    #expect(bounds.contains(try Coordinate(latitude: 0, longitude: 180)))
    #expect(!bounds.contains(try Coordinate(latitude: 0, longitude: -179)))
  }

  @Test func containsItsEdgesAndNothingBeyond() throws {
    let bounds = try Bounds(south: -10, west: 20, north: 10, east: 40)
    for (latitude, longitude, inside) in [
      (-10.0, 20.0, true), (10, 40, true), (0, 30, true), (10.1, 30, false), (0, 19.9, false),
      (0, 40.1, false),
    ] {
      #expect(bounds.contains(try Coordinate(latitude: latitude, longitude: longitude)) == inside)
    }
  }

  @Test func centerLiesInside() {
    forEvery { random in
      let bounds = try random.bounds()
      #expect(bounds.contains(bounds.center))
    }
  }

  @Test func extendingDoesNothingToWhatIsInside() {
    forEvery { random in
      let bounds = try random.bounds()
      #expect(bounds.extending(to: bounds.center) == bounds)
    }
  }
}

extension SeededGenerator {
  mutating func bounds() throws -> Bounds {
    let (a, b) = (try coordinate(), try coordinate())
    return try Bounds(
      south: min(a.latitude, b.latitude),
      west: a.longitude,
      north: max(a.latitude, b.latitude),
      east: oneIn(8) ? 180 : b.longitude
    )
  }
}
