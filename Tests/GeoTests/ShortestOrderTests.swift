import Geo
import PropertyTesting
import Testing

@Suite struct ShortestOrderTests {
  private let ends = ShortestOrder.End.allCases

  /// What any answer promises.
  private func check(_ points: Waypoints, _ end: ShortestOrder.End) -> ShortestOrder {
    let found = ShortestOrder(of: points, end: end)
    #expect(found.order.sorted() == Array(0..<points.count))
    #expect(found.order.first == (points.count > 0 ? 0 : nil))
    if end == .last, points.count > 0 { #expect(found.order.last == points.count - 1) }
    #expect(found.length == points.length(of: found.order, isClosed: end == .start))
    #expect(found.listedLength == points.length(of: Array(0..<points.count), isClosed: end == .start))
    #expect(found.length <= found.listedLength)
    return found
  }

  @Test(arguments: TSPLIBInstance.all) func isNearTheBestKnownRoundTrip(_ instance: TSPLIBInstance) {
    let points = Waypoints(plane: instance.points)
    let found = check(points, .start)
    #expect(instance.length(of: found.order) <= instance.bestKnown * 1.05)
    // TSPLIB rounds each way: none is shorter than the best known, or the points are not those.
    #expect(instance.length(of: found.order) >= instance.bestKnown)
  }

  /// Against every order there is.
  @Test func findsTheVeryBestOfAFewPoints() {
    forEvery(60) { random in
      let count = random.int(in: 0...7)
      let points = Waypoints(try (0..<count).map { _ in try random.coordinate() })
      let end = random.pick(ends)
      let found = check(points, end)
      let best = shortest(points, [0], end) ?? 0
      #expect(found.length <= best + 0.1)
    }
  }

  private func shortest(_ points: Waypoints, _ order: [Int], _ end: ShortestOrder.End) -> Double? {
    guard points.count > 0 else { return nil }
    if order.count == points.count {
      let isAllowed = end != .last || order.last == points.count - 1
      return isAllowed ? points.length(of: order, isClosed: end == .start) : nil
    }
    return (0..<points.count).filter { !order.contains($0) }
      .compactMap { shortest(points, order + [$0], end) }.min()
  }

  @Test func isAPermutationThatIsNeverLonger() {
    forEvery(60) { random in
      let points = Waypoints(try (0..<random.int(in: 0...90)).map { _ in try random.coordinate() })
      _ = check(points, random.pick(ends))
    }
  }

  /// Many places on few spots.
  @Test func copesWithPlacesOnTheSameSpot() {
    forEvery(40) { random in
      let spots = try (0..<random.int(in: 1...4)).map { _ in try random.coordinate() }
      let points = Waypoints((0..<random.int(in: 1...80)).map { _ in random.pick(spots) })
      let found = check(points, .start)
      // Nobody goes to a spot twice.
      #expect(found.length <= 4 * 20_015_115)
    }
  }

  @Test func givesTheSameOrderEveryTime() throws {
    var random = SeededGenerator(seed: 4)
    let coordinates = try (0..<200).map { _ in try random.coordinate() }
    let first = ShortestOrder(of: Waypoints(coordinates), end: .anywhere)
    #expect(ShortestOrder(of: Waypoints(coordinates), end: .anywhere).order == first.order)
  }

  @Test func findsNothingToImproveInWhatItFound() throws {
    forEvery(20) { random in
      let coordinates = try (0..<40).map { _ in try random.coordinate() }
      let found = ShortestOrder(of: Waypoints(coordinates), end: .start)
      let again = check(Waypoints(found.order.map { coordinates[$0] }), .start)
      #expect(again.length > found.length * 0.97)
    }
  }

  @Test func keepsTheListWhereItIsShortestAlready() throws {
    let coordinates = try (0..<50).map { try Coordinate(latitude: 0, longitude: Double($0)) }
    for end in ends {
      let found = check(Waypoints(coordinates), end)
      #expect(found.order == Array(0..<50) && found.length == found.listedLength)
    }
  }

  @Test func goesTheShortWayOverTheAntimeridianAndThePole() throws {
    let around = try [170.0, -170, 175, -175].map { try Coordinate(latitude: 0, longitude: $0) }
    #expect(check(Waypoints(around), .anywhere).order == [0, 2, 3, 1])
    let polar = try [(80.0, 0.0), (80, 180), (85, 0), (85, 180)].map { latitude, longitude in
      try Coordinate(latitude: latitude, longitude: longitude)
    }
    #expect(check(Waypoints(polar), .anywhere).order == [0, 2, 3, 1])
  }

  @Test func anEndAnywhereIsNoLongerThanAFixedOne() {
    forEvery(30) { random in
      let points = Waypoints(try (0..<random.int(in: 3...40)).map { _ in try random.coordinate() })
      #expect(check(points, .anywhere).length <= check(points, .last).length * 1.03)
    }
  }

  /// Two crowds of places: the ten nearest of each place are in its own crowd.
  @Test func goesFromCrowdToCrowdNoMoreOftenThanNeeded() throws {
    var random = SeededGenerator(seed: 7)
    let coordinates = try (0..<200).map { index in
      try Coordinate(
        latitude: random.double(in: 0...0.1),
        longitude: (index.isMultiple(of: 2) ? 0 : 50) + random.double(in: 0...0.1)
      )
    }
    let order = check(Waypoints(coordinates), .start).order
    let changes = zip(order, order.dropFirst() + order.prefix(1)).count { $0 % 2 != $1 % 2 }
    #expect(changes == 2)
  }

  @Test func fewStopsHaveLittleToOrder() throws {
    let coordinates = try [0.0, 2, 1].map { try Coordinate(latitude: 0, longitude: $0) }
    for count in 0...2 {
      for end in ends {
        #expect(check(Waypoints(Array(coordinates.prefix(count))), end).order == Array(0..<count))
      }
    }
    #expect(check(Waypoints(coordinates), .anywhere).order == [0, 2, 1])
    #expect(check(Waypoints(coordinates), .last).order == [0, 1, 2])
  }
}
