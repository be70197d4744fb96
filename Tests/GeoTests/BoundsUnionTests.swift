import Geo
import PropertyTesting
import Testing

@Suite struct BoundsUnionTests {
  @Test func noPointsHaveNoBounds() {
    #expect(Bounds(enclosing: []) == nil)
  }

  @Test func onePointIsItsBounds() throws {
    let point = try Coordinate(latitude: 3, longitude: -180)
    let bounds = try #require(Bounds(enclosing: [point]))
    #expect(bounds == Bounds(point) && bounds.contains(point) && bounds.longitudeSpan == 0)
  }

  @Test func leavesOutTheLargestGap() throws {
    let points = try [170.0, -170, 175].map { try Coordinate(latitude: 0, longitude: $0) }
    let bounds = try #require(Bounds(enclosing: points))
    #expect(bounds.west == 170 && bounds.east == -170)
  }

  /// Against brute force on whole degrees: no narrower range of meridians holds all points.
  @Test func isTheSmallestAroundAllPoints() {
    forEvery { random in
      let longitudes = (0...random.int(in: 0...6)).map { _ in random.int(in: -180...179) }
      let points = try longitudes.map { try Coordinate(latitude: 0, longitude: Double($0)) }
      let bounds = try #require(Bounds(enclosing: points))
      let spans = longitudes.map { west in longitudes.map { ($0 - west + 360) % 360 }.max() ?? 0 }
      #expect(bounds.longitudeSpan == Double(spans.min() ?? -1))
      #expect(points.allSatisfy(bounds.contains))
    }
  }

  /// Against brute force on half degrees, which also see the gaps between whole ones.
  @Test func unionHoldsBothAndIsTheSmallest() {
    forEvery(400) { random in
      let (a, b) = (try random.wholeDegrees(), try random.wholeDegrees())
      let union = a.union(b)
      let held = (-360...359).filter { a.holds(Double($0) / 2) || b.holds(Double($0) / 2) }
      #expect(held.allSatisfy { union.holds(Double($0) / 2) })
      let gaps = zip(held, held.dropFirst()).map { $1 - $0 } + [held[0] + 720 - held[held.count - 1]]
      let smallest = 720 - (gaps.max() ?? 0)
      #expect(union.longitudeSpan == (smallest == 719 ? 360 : Double(smallest) / 2))
    }
  }

  @Test func unionIsIdempotentAndHoldsItsParts() {
    forEvery { random in
      let (a, b) = (try random.bounds(), try random.bounds())
      #expect(a.union(a) == a)
      #expect(a.union(b).union(b) == a.union(b))
      #expect(a.union(b).longitudeSpan == b.union(a).longitudeSpan)
    }
  }

  @Test func extendingAlwaysHoldsThePoint() {
    forEvery { random in
      let (bounds, point) = (try random.bounds(), try random.coordinate())
      #expect(bounds.extending(to: point).contains(point))
      #expect(bounds.extending(to: point).contains(bounds.center))
    }
  }
}

extension Bounds {
  fileprivate func holds(_ longitude: Double) -> Bool {
    (try? Coordinate(latitude: south, longitude: longitude)).map(contains) ?? false
  }
}

extension SeededGenerator {
  fileprivate mutating func wholeDegrees() throws -> Bounds {
    try Bounds(
      south: 0,
      west: Double(pick([int(in: -180...180), int(in: -4...4), -180, 180])),
      north: 1,
      east: Double(pick([int(in: -180...180), int(in: -4...4), -180, 180]))
    )
  }
}
