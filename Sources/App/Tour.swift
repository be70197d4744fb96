public import Geo

/// The moving map: goes from stop to stop by itself.
///
///     flying ──arrived──▶ resting ──rested──▶ flying to the next …▶ finished
///       │ ▲                 │ ▲                                        │
///       ▼ │ resume          ▼ │ resume                        play: from the first
///      paused              paused
///
/// It knows no clock and no map. Each event returns what has to happen next, and its answer comes back as another event.
public struct Tour: Sendable {
  public let stops: [TourStop]
  /// Metres along the great circle from the stop before; 0 for the first.
  public let legs: [Double]
  public private(set) var phase = Phase.flying
  /// The position, from 0, of the stop where the tour is or to which it flies.
  public private(set) var current = 0
  /// How many stops, from the first, have their pins and the line between them drawn.
  public private(set) var reached = 0
  public var speed = TourSpeed.normal
  public var isLoop = false

  public enum Phase: Sendable, Equatable {
    case flying
    case resting
    /// `isThere`: the current stop was reached.
    case paused(isThere: Bool)
    case finished
  }

  /// What has to happen next.
  public enum Move: Sendable, Equatable {
    case fly
    case rest
    /// The camera stays where it is.
    case hold
    case nothing
  }

  /// - Parameter stops: At least one.
  public init(_ stops: [TourStop]) {
    self.stops = stops
    var legs = [0.0]
    for (before, stop) in zip(stops, stops.dropFirst()) {
      legs.append(before.coordinate.distance(to: stop.coordinate))
    }
    self.legs = legs
  }

  public var isPlaying: Bool { phase == .flying || phase == .resting }

  /// Metres of all legs.
  public var length: Double { legs.reduce(0, +) }

  /// Metres from the first stop to the current one.
  public var lengthSoFar: Double { legs[...current].reduce(0, +) }

  /// How many degrees around the current stop the map shows: it closes in steadily from 0.2 to 0.1 at the last one.
  public var span: Double { 0.2 - Double(current + 1) * (0.2 - 0.1) / Double(stops.count) }

  /// How many milliseconds the flight to the current stop takes: at the normal speed a second up to 50 km, and longer by 0.4 seconds each
  /// time the way doubles, at most 4 seconds.
  public func flightMilliseconds(from start: Coordinate) -> UInt64 {
    var milliseconds = 1_000.0
    var way = start.distance(to: stops[current].coordinate) / 50_000
    while way > 1 && milliseconds < 4_000 {
      milliseconds += 400 * min(1, way - 1)
      way /= 2
    }
    return UInt64(min(milliseconds, 4_000) / speed.factor)
  }

  /// How many milliseconds a stop is shown when the flight there took so many: at the normal speed 0.6 seconds, and long enough that the
  /// next flight begins 1.6 seconds after this one at the earliest, also where the map jumps instead of flying.
  public func restMilliseconds(flown: Int64) -> UInt64 {
    UInt64(max(600 / speed.factor, 1_600 / speed.factor - Double(max(0, flown))))
  }

  /// The camera is there.
  public mutating func arrived() -> Move {
    guard phase == .flying else { return .nothing }
    reached = current + 1
    phase = .resting
    return .rest
  }

  /// The stop was shown long enough.
  public mutating func rested() -> Move {
    guard phase == .resting else { return .nothing }
    if current + 1 < stops.count { return fly(to: current + 1) }
    if isLoop && stops.count > 1 { return fly(to: 0) }
    phase = .finished
    return .nothing
  }

  public mutating func pause() -> Move {
    guard isPlaying else { return .nothing }
    phase = .paused(isThere: phase == .resting)
    return .hold
  }

  /// Plays on from where it was paused, or from the first stop again where it has ended. The map may have been moved meanwhile: it
  /// comes back to the current stop first.
  public mutating func play() -> Move {
    switch phase {
    case .paused: fly(to: current)
    case .finished: fly(to: 0)
    default: .nothing
    }
  }

  /// One stop on; over the end to the first where the tour is a loop.
  public mutating func next() -> Move {
    if current + 1 < stops.count { return fly(to: current + 1) }
    return isLoop ? fly(to: 0) : .nothing
  }

  public mutating func back() -> Move {
    current > 0 ? fly(to: current - 1) : .nothing
  }

  /// To any stop; what lies beyond it is no longer drawn.
  public mutating func fly(to stop: Int) -> Move {
    guard stops.indices.contains(stop) else { return .nothing }
    reached = max(stop, min(reached, stop + 1))
    current = stop
    phase = .flying
    return .fly
  }
}

/// A place where a tour stops, as it was when the tour began.
public struct TourStop: Sendable, Equatable {
  public let name: String
  public let coordinate: Coordinate
  public let symbol: Symbol
  /// 0xRRGGBB; nil: the default red.
  public let color: UInt32?
  public let isVisited: Bool

  public init(
    name: String,
    coordinate: Coordinate,
    symbol: Symbol = .star,
    color: UInt32? = nil,
    isVisited: Bool = false
  ) {
    self.name = name
    self.coordinate = coordinate
    self.symbol = symbol
    self.color = color
    self.isVisited = isVisited
  }

  public static func == (left: TourStop, right: TourStop) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.coordinate == right.coordinate
      && left.symbol == right.symbol && left.color == right.color
      && left.isVisited == right.isVisited
  }
}

/// How fast a tour plays; the raw value is what times are divided by.
public enum TourSpeed: String, Sendable, CaseIterable {
  case half = "0.5"
  case normal = "1"
  case double = "2"
  case fourfold = "4"

  public var factor: Double {
    switch self {
    case .half: 0.5
    case .normal: 1
    case .double: 2
    case .fourfold: 4
    }
  }
}
