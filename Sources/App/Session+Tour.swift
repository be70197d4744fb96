import Geo
import Vault

/// Playing a tour: what its machine wants becomes effects, what the host reports becomes its events.
extension Session {
  /// "Move": a tour over the places that the list shows, in its order.
  mutating func tourOfList(_ turn: inout Turn) {
    guard case .places(let query) = sheet else { return }
    let stops = stops(query)
    begin(stops, &turn)
    if stops.count == Limits.tourStops { show(.tourCut(limit: Limits.tourStops), &turn) }
  }

  mutating func begin(_ stops: [TourStop], _ turn: inout Turn) {
    guard !stops.isEmpty, mayLeaveSheet(&turn) else { return }
    sheet = nil
    selection = nil
    isSheetFull = false
    showSelection(&turn)
    tour = TourShow(stops)
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: ElementID.tourPlay.rawValue, select: false))
    turn.ask(.tourUser) { .locate($0, asks: false) }
    restart(&turn)
  }

  /// From the first stop, with nothing drawn yet.
  private mutating func restart(_ turn: inout Turn) {
    guard let show = tour else { return }
    turn.emit(.tourBegin(stops: show.tour.stops, lines: show.lines))
    perform(.fly, &turn)
  }

  /// Plays the same stops in another order, from the first one.
  mutating func order(_ order: TourOrder, _ turn: inout Turn) {
    guard let show = tour, show.order != order else { return }
    forget(&turn)
    tour!.order = order
    play(order == .listed ? show.listed : show.listed.reversed(), &turn)
  }

  private mutating func play(_ stops: [TourStop], _ turn: inout Turn) {
    guard let before = tour?.tour else { return }
    var next = Tour(stops)
    next.speed = before.speed
    next.isLoop = before.isLoop
    tour!.tour = next
    restart(&turn)
  }

  mutating func endTour(_ turn: inout Turn) {
    guard let show = tour else { return }
    forget(&turn)
    tour = nil
    if show.isPresented { turn.emit(.fullscreen(false)) }
    turn.emit(.tourEnd)
    turn.emit(.history(depth: 0))
    turn.emit(.focus(element: ElementID.placesButton.rawValue, select: false))
  }

  /// Has the machine take an event, and does what it wants.
  mutating func tourEvent(_ turn: inout Turn, _ event: (inout Tour) -> Tour.Move) {
    guard tour != nil else { return }
    let reached = tour!.tour.reached
    let move = event(&tour!.tour)
    if move != .nothing { forget(&turn) }
    if tour!.tour.reached != reached { turn.emit(.tourReached(UInt64(tour!.tour.reached))) }
    perform(move, &turn)
  }

  private mutating func perform(_ move: Tour.Move, _ turn: inout Turn) {
    guard let tour = tour?.tour else { return }
    switch move {
    case .nothing: break
    case .hold: turn.emit(.mapStop)
    case .rest:
      let rest = tour.restMilliseconds(
        flown: turn.now.milliseconds - (self.tour?.departed ?? turn.now).milliseconds
      )
      self.tour?.request = turn.ask(.tour) { .timer($0, milliseconds: rest) }
    case .fly:
      let target = MapPoint(tour.stops[tour.current].coordinate)
      let start = camera.center.coordinate ?? tour.stops[tour.current].coordinate
      let milliseconds = tour.flightMilliseconds(from: start)
      self.tour?.departed = turn.now
      // Without a map nothing would ever arrive: the time of the flight passes instead.
      self.tour?.request = turn.ask(.tour) { [isMapMissing] in
        isMapMissing
          ? .timer($0, milliseconds: milliseconds)
          : .tourFly($0, target, span: tour.span, milliseconds: milliseconds)
      }
    }
  }

  /// What was under way no longer matters.
  private mutating func forget(_ turn: inout Turn) {
    guard let request = tour?.request.take() else { return }
    _ = turn.requests.end(request)
  }

  /// The person took hold of the map.
  mutating func touched(_ turn: inout Turn) {
    tourEvent(&turn) { $0.pause() }
    showControls(&turn)
  }

  mutating func presentTour(_ turn: inout Turn) {
    guard tour != nil else { return }
    tour!.isPresented = true
    turn.emit(.fullscreen(true))
  }

  /// Ends the presentation, not the tour.
  mutating func showControls(_ turn: inout Turn) {
    guard tour?.isPresented == true else { return }
    tour!.isPresented = false
    turn.emit(.fullscreen(false))
    turn.emit(.focus(element: ElementID.tourPlay.rawValue, select: false))
  }
}

extension TourStop {
  /// A place; nil where it has no coordinate.
  init?(_ place: Place) {
    guard let coordinate = place.coordinate else { return nil }
    self.init(
      name: place.name,
      coordinate: coordinate,
      symbol: place.shownSymbol,
      color: place.shownColor,
      isVisited: place.isVisited
    )
  }
}
