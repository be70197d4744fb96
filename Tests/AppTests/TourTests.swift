import App
import Geo
import Testing

@Suite struct TourTests {
  private func tour(_ count: Int, degreesApart: Double = 1) throws -> Tour {
    Tour(
      try (0..<count).map { index in
        TourStop(
          name: "Stop \(index)",
          coordinate: try Coordinate(latitude: 0, longitude: Double(index) * degreesApart)
        )
      }
    )
  }

  @Test func goesFromStopToStopAndEnds() throws {
    var tour = try tour(3)
    for stop in 0..<3 {
      #expect(tour.current == stop && tour.phase == .flying && tour.reached == stop)
      #expect(tour.arrived() == .rest)
      #expect(tour.reached == stop + 1)
      #expect(tour.rested() == (stop < 2 ? .fly : .nothing))
    }
    #expect(tour.phase == .finished && tour.reached == 3)
    #expect(tour.play() == .fly && tour.current == 0 && tour.reached == 1)
  }

  @Test func aLoopBeginsAgain() throws {
    var tour = try tour(2)
    tour.isLoop = true
    _ = tour.fly(to: 1)
    _ = tour.arrived()
    #expect(tour.rested() == .fly && tour.current == 0 && tour.phase == .flying)
    #expect(tour.back() == .nothing)
    _ = tour.next()
    #expect(tour.next() == .fly && tour.current == 0)
  }

  @Test func pausesAndComesBackToWhereItWas() throws {
    var tour = try tour(3)
    _ = tour.arrived()
    _ = tour.rested()
    #expect(tour.pause() == .hold && tour.phase == .paused(isThere: false))
    #expect(tour.arrived() == .nothing && tour.rested() == .nothing && tour.pause() == .nothing)
    #expect(tour.play() == .fly && tour.current == 1)
    _ = tour.arrived()
    #expect(tour.pause() == .hold && tour.phase == .paused(isThere: true))
    #expect(tour.play() == .fly && tour.current == 1 && tour.reached == 2)
  }

  @Test func anyStopCanBeGoneToAndNothingBeyondItStaysDrawn() throws {
    var tour = try tour(5)
    #expect(tour.fly(to: 3) == .fly && tour.reached == 3)
    _ = tour.arrived()
    #expect(tour.reached == 4)
    #expect(tour.back() == .fly && tour.current == 2 && tour.reached == 3)
    #expect(tour.fly(to: 5) == .nothing && tour.fly(to: -1) == .nothing && tour.current == 2)
  }

  @Test func tellsTheLengthOfEachLegAndOfTheWaySoFar() throws {
    var tour = try tour(3)
    // A degree of the sphere's equator.
    let degree = 6_371_008.7714 * Double.pi / 180
    #expect(tour.legs[0] == 0 && abs(tour.legs[1] - degree) < 1 && abs(tour.length - 2 * degree) < 1)
    #expect(tour.lengthSoFar == 0)
    _ = tour.next()
    #expect(abs(tour.lengthSoFar - degree) < 1)
  }

  @Test func longFlightsTakeLongerButNotForever() throws {
    let start = try Coordinate(latitude: 0, longitude: 0)
    var before: UInt64 = 0
    for degrees in [0.0, 0.4, 1, 5, 30, 90, 180] {
      let tour = try tour(2, degreesApart: degrees)
      var there = tour
      _ = there.next()
      let time = there.flightMilliseconds(from: start)
      #expect(time >= before && time >= 1_000 && time <= 4_000)
      before = time
    }
    #expect(before == 4_000)
  }

  @Test func aStopIsShownLongEnoughAlsoWhereTheMapJumps() throws {
    var tour = try tour(2)
    #expect(tour.restMilliseconds(flown: 0) == 1_600 && tour.restMilliseconds(flown: 1_000) == 600)
    #expect(tour.restMilliseconds(flown: 9_000) == 600 && tour.restMilliseconds(flown: -5) == 1_600)
    tour.speed = .fourfold
    #expect(tour.restMilliseconds(flown: 0) == 400 && tour.restMilliseconds(flown: 250) == 150)
  }
}
