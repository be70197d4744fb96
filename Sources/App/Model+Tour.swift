/// The controls of the moving map, and its keys.
extension Model {
  mutating func performOnTour(_ command: Command, _ value: String, _ turn: inout Turn) {
    switch command {
    case .startTour: session?.tourOfList(&turn)
    case .startExample: session?.begin(TourStop.example, &turn)
    case .playTour: session?.tourEvent(&turn) { $0.isPlaying ? $0.pause() : $0.play() }
    case .nextStop: session?.tourEvent(&turn) { $0.next() }
    case .previousStop: session?.tourEvent(&turn) { $0.back() }
    case .endTour: session?.endTour(&turn)
    case .presentTour: session?.presentTour(&turn)
    case .setTourSpeed:
      if let speed = TourSpeed(named: value) { session?.tour?.tour.speed = speed }
    case .setTourLoop: session?.tour?.tour.isLoop.toggle()
    case .setTourOrder:
      if let order = TourOrder(named: value) { session?.order(order, &turn) }
    default: break
    }
  }

  mutating func pressedOnTour(_ key: String, _ turn: inout Turn) {
    switch ByteText(key) {
    case " ": perform(.playTour, "", &turn)
    case "ArrowRight": perform(.nextStop, "", &turn)
    case "ArrowLeft": perform(.previousStop, "", &turn)
    case "Escape":
      if session?.tour?.isPresented == true { session?.showControls(&turn) } else { session?.endTour(&turn) }
    default: break
    }
  }
}
