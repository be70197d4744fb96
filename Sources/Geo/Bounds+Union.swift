extension Bounds {
  /// The smallest bounds around all points, or nil when there are none.
  ///
  /// The longitudes are taken around the circle; what stays outside is the largest gap between neighbours. Among equal
  /// gaps the one at the antimeridian is preferred, then the westernmost. O(n log n).
  public init?(enclosing coordinates: some Sequence<Coordinate>) {
    var longitudes: [Double] = []
    var (south, north) = (90.0, -90.0)
    for coordinate in coordinates {
      south = min(south, coordinate.latitude)
      north = max(north, coordinate.latitude)
      longitudes.append(coordinate.longitude)
    }
    guard !longitudes.isEmpty else { return nil }
    longitudes = longitudes.sorted(byKey: { ($0 + 180).bitPattern })
    var (west, east) = (longitudes[0], longitudes[longitudes.count - 1])
    var largestGap = west - east + 360
    for index in longitudes.indices.dropFirst() {
      let gap = longitudes[index] - longitudes[index - 1]
      guard gap > largestGap else { continue }
      largestGap = gap
      (west, east) = (longitudes[index], longitudes[index - 1])
    }
    self.init(validSouth: south, west: west, north: north, east: east)
  }

  /// The smallest bounds around both; when both ways round are equally short, the one eastwards from `self`.
  public func union(_ other: Bounds) -> Bounds {
    let (west, east) = longitudes(joinedWith: other)
    return Bounds(
      validSouth: min(south, other.south),
      west: west,
      north: max(north, other.north),
      east: east
    )
  }

  /// The smallest bounds around these and a point.
  ///
  /// Adding points one by one can end larger than `init(enclosing:)`, which sees all of them.
  public func extending(to coordinate: Coordinate) -> Bounds {
    contains(coordinate) ? self : union(Bounds(coordinate))
  }

  private func longitudes(joinedWith other: Bounds) -> (west: Double, east: Double) {
    let (holdsWest, holdsEast) = (containsMeridian(other.west), containsMeridian(other.east))
    let isHeld = other.containsMeridian(west) && other.containsMeridian(east)
    if holdsWest && holdsEast {
      let same = west == other.west && east == other.east
      return isHeld && !same ? (-180, 180) : (west, east)
    }
    if isHeld { return (other.west, other.east) }
    if holdsWest { return (west, other.east) }
    if holdsEast { return (other.west, east) }
    let (gapAfter, gapBefore) = (eastwards(east, other.west), eastwards(other.east, west))
    return gapAfter <= gapBefore ? (west, other.east) : (other.west, east)
  }
}

/// Degrees to go east from one meridian to another, 0..<360.
private func eastwards(_ start: Double, _ end: Double) -> Double {
  let difference = end - start
  return difference < 0 ? difference + 360 : difference
}
