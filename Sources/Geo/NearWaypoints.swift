/// For each waypoint those nearest to it, the nearest first.
///
/// They are looked for outwards along one axis, until everything further along it is too far: some O(n √n) where points are spread,
/// O(n²) at worst.
struct NearWaypoints {
  /// How many each has.
  let count: Int
  private var numbers: [Int32] = []
  private var distances: [Double] = []

  init(_ points: Waypoints, atMost limit: Int) {
    count = min(limit, max(0, points.count - 1))
    let spread = points.spread
    let sorted = spread.indices.sorted(byKey: { orderedBits(spread[$0]) })
    var ranks = [Int](repeating: 0, count: sorted.count)
    for (rank, point) in sorted.enumerated() { ranks[point] = rank }
    for point in sorted.indices {
      var best = Nearest(count: count)
      best.look(from: ranks[point], in: sorted, by: 1, spread, points)
      best.look(from: ranks[point], in: sorted, by: -1, spread, points)
      for near in best.found {
        numbers.append(Int32(near.point))
        distances.append(points.distance(point, near.point))
      }
    }
  }

  /// The waypoint that is `rank`, from 0, in nearness to `point`.
  func point(_ rank: Int, from point: Int) -> Int { Int(numbers[point &* count &+ rank]) }

  /// How far away that is.
  func distance(_ rank: Int, from point: Int) -> Double { distances[point &* count &+ rank] }
}

/// The nearest that were met; of equally near ones the first that were met.
private struct Nearest {
  let count: Int
  private(set) var found: [(line: Double, point: Int)] = []

  init(count: Int) { self.count = count }

  mutating func look(
    from rank: Int,
    in sorted: [Int],
    by step: Int,
    _ spread: [Double],
    _ points: Waypoints
  ) {
    let point = sorted[rank]
    var rank = rank + step
    while sorted.indices.contains(rank) {
      let other = sorted[rank]
      let gap = spread[other] - spread[point]
      if found.count == count, gap * gap >= (found.last?.line ?? 0) { return }
      insert(other, points.line(point, other))
      rank += step
    }
  }

  private mutating func insert(_ point: Int, _ line: Double) {
    if found.count == count {
      guard let last = found.last, line < last.line else { return }
      found.removeLast()
    }
    var position = found.count
    while position > 0, found[position - 1].line > line { position -= 1 }
    found.insert((line, point), at: position)
  }
}

/// Whole numbers in the order of finite real ones.
private func orderedBits(_ number: Double) -> UInt64 {
  let bits = (number + 0).bitPattern
  return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
}
