import Foundation
import Geo
import PropertyTesting
import Testing

@Suite struct GreatCircleLineTests {
  @Test func shortHopsAreStraight() throws {
    let (bern, paris) = (
      try Coordinate(latitude: 46.95, longitude: 7.45), try Coordinate(latitude: 48.86, longitude: 2.35)
    )
    #expect(bern.line(to: paris) == [bern, paris])
    #expect(bern.line(to: bern) == [bern, bern])
  }

  /// Points, ends, spacing, and the plane of the great circle, computed apart from the code under test.
  @Test func longHopsFollowTheGreatCircleToTheMetre() {
    forEvery { random in
      let (start, end) = (try random.coordinate(), try random.coordinate())
      let distance = start.distance(to: end)
      let line = start.line(to: end)
      #expect(line.first == start && line.last == end && line.count <= 202)
      // Close to the antipode the circle is not determined to the metre.
      guard distance > 500_000, distance < 19_900_000 else { return }
      #expect(line.count > Int(distance / 100_000))
      var length = 0.0
      for (before, point) in zip(line, line.dropFirst()) {
        let piece = before.distance(to: point)
        #expect(piece < 100_000.5)
        length += piece
      }
      #expect(abs(length - distance) < 1)
      for point in line { #expect(Self.metresOff(point, start, end) < 1) }
    }
  }

  @Test func theWayBetweenOppositePointsIsALineToo() throws {
    let start = try Coordinate(latitude: 10, longitude: 20)
    let line = start.line(to: try Coordinate(latitude: -10, longitude: -160))
    #expect(line.count == 202)
    #expect(zip(line, line.dropFirst()).allSatisfy { $0.distance(to: $1) < 100_000.5 })
  }

  /// The straight line of the map between two points of the longest piece strays as far as is said, at most.
  @Test func staysAsNearAsIsSaid() {
    forEvery { random in
      let start = try Coordinate(
        latitude: random.double(in: -80...80),
        longitude: random.double(in: -170...170)
      )
      let end = try random.coordinate()
      let line = start.line(to: end)
      guard line.count > 2 else { return }
      for (before, point) in zip(line, line.dropFirst())
      where max(abs(before.latitude), abs(point.latitude)) < 80 {
        let (a, b) = (WebMercator.Point(before), WebMercator.Point(point))
        guard abs(a.x - b.x) < 0.5 else { continue }
        let middle = WebMercator.Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2).coordinate
        #expect(Self.metresOff(middle, before, point) < 1_200)
      }
    }
  }

  /// How far a point lies beside the great circle through two others, in metres.
  private static func metresOff(_ point: Coordinate, _ start: Coordinate, _ end: Coordinate) -> Double {
    let (a, b, p) = (vector(start), vector(end), vector(point))
    let normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    let length = (normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]).squareRoot()
    return abs(asin((normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2]) / length)) * 6_371_008.8
  }

  private static func vector(_ coordinate: Coordinate) -> [Double] {
    let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}
