import Geo
import PropertyTesting
import Testing

@Suite struct WaypointsTests {
  @Test func measuresGreatCirclesAsCoordinatesDo() {
    forEvery { random in
      let (one, other) = (try random.coordinate(), try random.coordinate())
      let distance = Waypoints([one, other]).distance(0, 1)
      #expect(abs(distance - one.distance(to: other)) < 1)
      let near = try Coordinate(
        latitude: max(-90, min(90, one.latitude + random.double(in: -5...5))),
        longitude: one.longitude + random.double(in: -5...5)
      )
      #expect(abs(Waypoints([one, near]).distance(0, 1) - one.distance(to: near)) < 1e-6)
    }
  }

  @Test func measuresPlanesStraight() {
    let points = Waypoints(plane: [(0, 0), (3, 4), (3, 0)])
    #expect(points.distance(0, 1) == 5)
    #expect(points.length(of: [0, 1, 2], isClosed: false) == 9)
    #expect(points.length(of: [0, 1, 2], isClosed: true) == 12)
    #expect(points.length(of: [], isClosed: true) == 0 && points.length(of: [2], isClosed: true) == 0)
  }
}
