import Geo
import PropertyTesting
import Testing

@Suite struct GreatCircleTests {
  private let halfwayRound = 6_371_008.8 * Double.pi

  /// The example tour of the moving map: 0.05 degrees of longitude a leg.
  @Test func measuresALegOfTheExampleTour() throws {
    let start = try Coordinate(latitude: 35.658577, longitude: 139.745451)
    let end = try Coordinate(latitude: 35.658577, longitude: 139.695451)
    #expect(abs(start.distance(to: end) - 4517.2) < 0.5)
    #expect(abs(start.initialBearing(to: end) - 270) < 0.02)
  }

  @Test func measuresOneDegree() throws {
    let origin = try Coordinate(latitude: 0, longitude: 0)
    let degree = 6_371_008.8 * Double.pi / 180
    for (latitude, longitude, bearing) in [(1.0, 0.0, 0.0), (0, 1, 90), (-1, 0, 180), (0, -1, 270)] {
      let other = try Coordinate(latitude: latitude, longitude: longitude)
      #expect(abs(origin.distance(to: other) - degree) < 1e-6)
      #expect(abs(origin.initialBearing(to: other) - bearing) < 1e-9)
    }
  }

  @Test func measuresAntipodesAndPoles() throws {
    let north = try Coordinate(latitude: 90, longitude: 12)
    let south = try Coordinate(latitude: -90, longitude: -70)
    #expect(abs(north.distance(to: south) - halfwayRound) < 0.2)
    #expect(north.distance(to: try Coordinate(latitude: 90, longitude: -100)) < 1e-6)
    #expect(try Coordinate(latitude: 0, longitude: -180).initialBearing(to: north) == 0)
  }

  /// The stated error against the ellipsoid: its radii of curvature bound every short distance.
  @Test func errsByAtMostTheStatedShareAgainstTheEllipsoid() {
    let (a, b) = (6_378_137.0, 6_356_752.314_245)
    let meridionalAtEquator = b * b / a
    let atPole = a * a / b
    #expect(abs(meridionalAtEquator / 6_371_008.8 - 1) < 0.0056)
    #expect(abs(atPole / 6_371_008.8 - 1) < 0.0045)
    #expect(abs(a / 6_371_008.8 - 1) < 0.0012)
  }

  @Test func distanceIsSymmetricBoundedAndZeroOnlyHere() {
    forEvery { random in
      let (a, b) = (try random.coordinate(), try random.coordinate())
      #expect(a.distance(to: b) == b.distance(to: a))
      #expect(0...halfwayRound + 0.001 ~= a.distance(to: b))
      #expect(a.distance(to: a) == 0)
    }
  }

  @Test func distanceObeysTheTriangleInequality() {
    forEvery { random in
      let (a, b, c) = (try random.coordinate(), try random.coordinate(), try random.coordinate())
      #expect(a.distance(to: c) <= a.distance(to: b) + b.distance(to: c) + 0.5)
    }
  }

  @Test func measuresMillimetres() throws {
    let start = try Coordinate(latitude: 47.3769, longitude: 8.5417)
    let end = try Coordinate(latitude: 47.3769 + 1e-8, longitude: 8.5417)
    #expect(abs(start.distance(to: end) - 0.001_112) < 0.000_01)
  }

  @Test func bearingIsADirection() {
    forEvery { random in
      let (a, b) = (try random.coordinate(), try random.coordinate())
      #expect(0..<360 ~= a.initialBearing(to: b))
      #expect(a.initialBearing(to: b).sign == .plus)
    }
  }

  @Test func intermediatePointsDivideTheWay() {
    forEvery { random in
      let (a, b) = (try random.coordinate(), try random.coordinate())
      let fraction = random.double(in: 0...1)
      let (middle, whole) = (a.intermediate(to: b, fraction: fraction), a.distance(to: b))
      #expect(abs(a.distance(to: middle) - whole * fraction) < 0.5)
      #expect(abs(middle.distance(to: b) - whole * (1 - fraction)) < 0.5)
    }
  }

  @Test func intermediateStartsHereAndEndsThere() {
    forEvery { random in
      let (a, b) = (try random.coordinate(), try random.coordinate())
      #expect(a.intermediate(to: b, fraction: random.pick([0, -1, -0.0, .nan])) == a)
      #expect(a.intermediate(to: b, fraction: random.pick([1, 2, .infinity])) == b)
    }
  }

  @Test func takesTheShortWayOverTheAntimeridian() throws {
    let (fiji, samoa) = (
      try Coordinate(latitude: 0, longitude: 170), try Coordinate(latitude: 0, longitude: -170)
    )
    let middle = fiji.intermediate(to: samoa, fraction: 0.5)
    #expect(abs(abs(middle.longitude) - 180) < 1e-9 && abs(middle.latitude) < 1e-9)
  }
}
