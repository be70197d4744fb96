extension Coordinate {
  /// The way to `other` as points to draw a line through, this one first and `other` last.
  ///
  /// Up to 500 km it is the straight line of the map. Beyond, it follows the great circle, with a point at most every 100 km: the line
  /// between two of them is off by less than 1.2 km up to 80° of latitude. At most 202 points. Between opposite points, where every way is as short,
  /// it is one of them.
  public func line(to other: Coordinate) -> [Coordinate] {
    let distance = distance(to: other)
    guard distance > Self.longHop else { return [self, other] }
    let count = (distance / Self.longestPiece).rounded(.up)
    return (0...Int(count)).map { intermediate(to: other, fraction: Double($0) / count) }
  }

  /// Metres.
  private static let longHop = 500_000.0
  private static let longestPiece = 100_000.0
}
