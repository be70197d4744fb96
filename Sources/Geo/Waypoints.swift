#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import CMath
#endif

/// Points to travel between, on the Earth or on a plane, and how far it is from one to another.
///
/// They are kept as positions in space. The straight line between two of them orders points as the way itself does, so that near ones
/// are found without knowing the surface, and on the Earth the way follows from the line by one arc sine.
public struct Waypoints: Sendable {
  private let positions: [Position]
  private let surface: Surface

  /// A sphere of radius 1 around the origin, or the plane z = 0.
  private enum Surface { case sphere, plane }

  /// Places on the Earth. Distances are metres along great circles, as `Coordinate.distance(to:)` tells them, within a micrometre up to
  /// 1,000 km and a metre at the antipode.
  public init(_ coordinates: [Coordinate]) {
    positions = coordinates.map(Position.init)
    surface = .sphere
  }

  /// Points of a plane. Distances are straight, in the unit of the numbers.
  public init(plane points: [(x: Double, y: Double)]) {
    positions = points.map { Position(x: $0.x, y: $0.y, z: 0) }
    surface = .plane
  }

  public var count: Int { positions.count }

  /// How far it is between two of them.
  public func distance(_ one: Int, _ other: Int) -> Double {
    let line = line(one, other).squareRoot()
    switch surface {
    case .sphere: return 2 * meanEarthRadius * asin(min(1, line / 2))
    case .plane: return line
    }
  }

  /// The length of the way through all of `order`, and back to its first where the way is closed.
  public func length(of order: [Int], isClosed: Bool) -> Double {
    var length = 0.0
    for (one, other) in zip(order, order.dropFirst()) { length += distance(one, other) }
    if isClosed, let first = order.first, let last = order.last { length += distance(last, first) }
    return length
  }

  /// The square of the straight line between two of them.
  func line(_ one: Int, _ other: Int) -> Double { positions[one].line(to: positions[other]) }

  /// More than any distance between two of them; 0 where there are none.
  var reach: Double {
    guard let first = positions.first else { return 0 }
    switch surface {
    case .sphere: return 4 * meanEarthRadius
    case .plane: return 2 * positions.reduce(0) { max($0, first.line(to: $1)) }.squareRoot()
    }
  }

  /// Each point's number along the axis along which they are spread the most.
  var spread: [Double] {
    let axes = [positions.map { $0.x }, positions.map { $0.y }, positions.map { $0.z }]
    var widest = (axis: axes[0], width: -1.0)
    for axis in axes {
      guard let low = axis.min(), let high = axis.max() else { continue }
      if high - low > widest.width { widest = (axis, high - low) }
    }
    return widest.axis
  }

  private struct Position {
    let x, y, z: Double

    init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    init(_ coordinate: Coordinate) {
      let (latitude, longitude) = (radians(coordinate.latitude), radians(coordinate.longitude))
      self.init(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
    }

    func line(to other: Position) -> Double {
      let (x, y, z) = (x - other.x, y - other.y, z - other.z)
      return x * x + y * y + z * z
    }
  }
}
