import App
import Geo
import Testing

/// The moving map as the host sees it.
@Suite struct MovingMapTests {
  /// Three places, and the tour over them begun.
  private func playing() -> RecordingHost {
    let host = RecordingHost.opened()
    for name in ["A", "B", "C"] { host.addPlace(named: name) }
    host.command(.showPlaces)
    _ = host.takeEffects()
    host.command(.startTour)
    return host
  }

  private struct Flight: Equatable {
    let request: RequestID
    let longitude: Double
    let span: Double
  }

  private func flights(_ effects: [Effect]) -> [Flight] {
    effects.compactMap { effect in
      guard case .tourFly(let request, let point, let span, _) = effect else { return nil }
      return Flight(request: request, longitude: point.longitude, span: span)
    }
  }

  private func rests(_ effects: [Effect]) -> [(request: RequestID, milliseconds: UInt64)] {
    effects.compactMap { effect in
      guard case .timer(let request, let milliseconds) = effect, milliseconds < 2_000 else { return nil }
      return (request, milliseconds)
    }
  }

  private func tour(_ host: RecordingHost) -> Tour? { host.model.session?.tour?.tour }

  @Test func playsTheListInItsOrderAndClosesIn() throws {
    let host = playing()
    #expect(host.model.session?.sheet == nil && host.model.session?.selection == nil)
    var begun = host.takeEffects()
    let stops = begun.compactMap { effect -> [String]? in
      if case .tourBegin(let stops, _) = effect { stops.map { $0.name } } else { nil }
    }
    #expect(stops == [["A", "B", "C"]])
    for stop in 1...3 {
      let flight = try #require(flights(begun).first)
      #expect(flight.longitude == 9 + Double(stop))
      #expect(abs(flight.span - (0.2 - Double(stop) * 0.1 / 3)) < 1e-12)
      host.send(.reply(flight.request, .arrived))
      begun = host.takeEffects()
      #expect(begun.contains(.tourReached(UInt64(stop))))
      host.send(.timer(try #require(rests(begun).first).request))
      begun = host.takeEffects()
    }
    #expect(tour(host)?.phase == .finished && flights(begun).isEmpty)
  }

  @Test func touchingTheMapPausesAndPlayReturns() throws {
    let host = playing()
    let flight = try #require(flights(host.takeEffects()).first)
    host.send(.mapTouched)
    #expect(host.takeEffects().contains(.mapStop))
    host.send(.reply(flight.request, .arrived))
    #expect(tour(host)?.phase == .paused(isThere: false) && tour(host)?.reached == 0)
    host.send(.key(" ", command: false))
    #expect(flights(host.takeEffects()).first?.longitude == 10)
  }

  @Test func keysStepPauseAndStop() {
    let host = playing()
    host.send(.key("ArrowRight", command: false))
    #expect(tour(host)?.current == 1)
    host.send(.key("ArrowLeft", command: false))
    #expect(tour(host)?.current == 0)
    host.send(.input(.tourStop, value: "3"))
    #expect(tour(host)?.current == 2)
    host.send(.input(.tourStop, value: "99"))
    host.send(.input(.tourStop, value: "x"))
    #expect(tour(host)?.current == 2)
    _ = host.takeEffects()
    host.send(.key("Escape", command: false))
    let effects = host.takeEffects()
    #expect(tour(host) == nil && effects.contains(.tourEnd) && effects.contains(.history(depth: 0)))
  }

  @Test func theBackButtonStopsIt() {
    let host = playing()
    host.send(.back)
    #expect(tour(host) == nil)
  }

  @Test func tapsDoNotOpenOrAddPlacesMeanwhile() {
    let host = playing()
    host.tap(longitude: 10, latitude: 50)
    host.send(.mapPressed(MapPoint(longitude: 100, latitude: 0), zoom: 3))
    #expect(host.session.selection == nil && host.placeNames.count == 3 && tour(host) != nil)
  }

  @Test func speedShortensFlightsAndRests() throws {
    let host = playing()
    var effects = host.takeEffects()
    host.command(.setTourSpeed, "4")
    host.send(.reply(try #require(flights(effects).first).request, .arrived))
    effects = host.takeEffects()
    #expect(395...400 ~= rests(effects).first?.milliseconds ?? 0)
    host.command(.setTourSpeed, "7")
    #expect(tour(host)?.speed == .fourfold)
  }

  @Test func theOrderCanBeReversedAndRestored() {
    let host = playing()
    host.command(.nextStop)
    host.command(.setTourOrder, "reversed")
    #expect(tour(host)?.stops.map { $0.name } == ["C", "B", "A"] && tour(host)?.current == 0)
    host.command(.setTourOrder, "listed")
    #expect(tour(host)?.stops.map { $0.name } == ["A", "B", "C"])
  }

  @Test func thePresentationHidesTheControlsUntilItIsLeft() {
    let host = playing()
    host.command(.presentTour)
    #expect(host.takeEffects().contains(.fullscreen(true)) && host.session.tour?.isPresented == true)
    host.send(.fullscreenLeft)
    #expect(host.session.tour?.isPresented == false)
    host.command(.presentTour)
    host.send(.key("Escape", command: false))
    #expect(host.session.tour?.isPresented == false && tour(host) != nil)
  }

  @Test func theExampleIsTheOneOfTheFirstMovingMap() throws {
    let host = RecordingHost.opened()
    host.command(.startExample)
    let stops = try #require(tour(host)?.stops)
    #expect(stops.map { $0.name } == ["Wow", "Wow", "Wow", "Wow"])
    #expect(stops.map { $0.coordinate.longitude } == [139.745451, 139.695451, 139.645451, 139.595451])
    #expect(Set(stops.map { $0.coordinate.latitude }) == [35.658577])
  }

  /// Over the antimeridian by the short way, without a tear.
  @Test func linesGoOnOverTheAntimeridian() throws {
    let host = RecordingHost.opened()
    host.addPlace(named: "Fiji", longitude: 178, latitude: -18)
    host.addPlace(named: "Hawaii", longitude: -157, latitude: 21)
    host.addPlace(named: "Tonga", longitude: -175, latitude: -21)
    host.command(.showPlaces)
    _ = host.takeEffects()
    host.command(.startTour)
    let begun = host.takeEffects().compactMap { effect -> [[MapPoint]]? in
      if case .tourBegin(_, let lines) = effect { lines } else { nil }
    }
    let lines = try #require(begun.first)
    #expect(lines.map { $0.isEmpty } == [true, false, false])
    #expect(lines[1].first?.longitude == 178 && abs(lines[1].last!.longitude - 203) < 1e-9)
    for line in lines {
      for (before, point) in zip(line, line.dropFirst()) {
        #expect(abs(point.longitude - before.longitude) < 5)
      }
    }
  }

  @Test func lockingEndsItWithEverythingElse() {
    let host = playing()
    host.command(.lockNow)
    #expect(host.takeEffects().contains(.lock))
  }

  /// A browser without WebGL.
  @Test func withoutAMapTimePassesInsteadOfFlights() throws {
    let host = RecordingHost.opened()
    for name in ["A", "B"] { host.addPlace(named: name) }
    host.send(.mapFailed(.webgl))
    host.command(.showPlaces)
    _ = host.takeEffects()
    host.command(.startTour)
    var reached: [Int] = []
    for _ in 0..<4 {
      let effects = host.takeEffects()
      #expect(flights(effects).isEmpty)
      host.send(.timer(try #require(effects.compactMap(timer).last)))
      reached.append(try #require(tour(host)?.reached))
    }
    #expect(reached == [1, 1, 2, 2] && tour(host)?.phase == .finished)
  }

  private func timer(_ effect: Effect) -> RequestID? {
    if case .timer(let request, _) = effect { request } else { nil }
  }

  @Test func whereThePersonIsIsShownWithoutAsking() throws {
    let host = playing()
    let request = host.takeEffects().compactMap { effect -> RequestID? in
      if case .locate(let request, asks: false) = effect { request } else { nil }
    }
    host.send(.reply(try #require(request.first), .located(MapPoint(longitude: 1, latitude: 2), accuracy: 5)))
    #expect(host.takeEffects() == [.mapUser(MapPoint(longitude: 1, latitude: 2), accuracy: 5)])
  }
}
