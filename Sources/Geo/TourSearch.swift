/// The closed way that `ShortestOrder` improves: a cycle of points, in which each knows its position.
struct TourSearch {
  let points: Waypoints
  let near: NearWaypoints
  /// Less than this is no gain, so that rounding cannot go in circles.
  let precision: Double
  /// The number of the turn: one more than the last point's. Nobody has it where the way ends at its start.
  private let turn: Int
  /// The point that stays next to the turn beside the first.
  let last: Int?
  /// What keeps a point at the turn: more than any change can gain.
  let bond: Double

  private(set) var cycle: [Int32] = []
  private var positions: [Int32]
  /// The turns of parts since they were last forgotten.
  private(set) var turned: [(first: Int, last: Int)] = []
  /// Points around which something changed.
  var worklist: Worklist
  var random = Xorshift()
  /// Tries all points where those known to be near are too few, as between crowds of points far from each other.
  var isThorough = false

  init(_ points: Waypoints, end: ShortestOrder.End) {
    self.points = points
    near = NearWaypoints(points, atMost: 10)
    turn = points.count
    last = end == .last ? turn - 1 : nil
    bond = 8 * points.reach
    precision = 1e-10 * points.reach
    let count = end == .start ? turn : turn + 1
    positions = [Int32](repeating: 0, count: count)
    worklist = Worklist(count: count)
    place(end == .start ? Array(0..<count) : [turn] + Array(0..<turn))
    let nearest = nearestFirst()
    if length(of: nearest) < length(of: cycle.map { Int($0) }) { place(nearest) }
  }

  var count: Int { positions.count }

  /// The points in the order of the way, from one of them away from the turn.
  func order(from start: Int) -> [Int] {
    let step = next(start) == turn ? count - 1 : 1
    var order: [Int] = []
    var position = position(of: start)
    for _ in 0..<count {
      if self[position] != turn { order.append(self[position]) }
      position = (position + step) % count
    }
    return order
  }

  private mutating func place(_ order: [Int]) {
    cycle = order.map { Int32($0) }
    for (position, point) in order.enumerated() { positions[point] = Int32(position) }
  }

  private func length(of order: [Int]) -> Double {
    var length = distance(order[order.count - 1], order[0])
    for (one, other) in zip(order, order.dropFirst()) { length += distance(one, other) }
    return length
  }

  subscript(position: Int) -> Int { Int(cycle[position]) }

  func position(of point: Int) -> Int { Int(positions[point]) }

  func next(_ point: Int) -> Int {
    let position = Int(positions[point]) + 1
    return Int(cycle[position == cycle.count ? 0 : position])
  }

  func previous(_ point: Int) -> Int {
    let position = Int(positions[point])
    return Int(cycle[position == 0 ? cycle.count - 1 : position - 1])
  }

  func distance(_ one: Int, _ other: Int) -> Double {
    if max(one, other) < turn { return points.distance(one, other) }
    let point = min(one, other)
    return point == 0 || point == last ? -bond : 0
  }

  /// Turns the part between two positions round, by as many swaps as half of it has points.
  mutating func turnAround(_ first: Int, _ last: Int) {
    turned.append((first, last))
    var (one, other) = (first, last)
    let length = last - first + (last < first ? count : 0) + 1
    for _ in 0..<length / 2 {
      let (point, opposite) = (cycle[one], cycle[other])
      cycle[one] = opposite
      cycle[other] = point
      positions[Int(opposite)] = Int32(one)
      positions[Int(point)] = Int32(other)
      one = one + 1 == count ? 0 : one + 1
      other = other == 0 ? count - 1 : other - 1
    }
  }

  /// Replaces the ways from `one` to `afterOne` and from `other` to `afterOther`, which lead in the same direction, by those between
  /// `one` and `other` and between the two after them. The shorter part in between is turned round.
  mutating func exchange(_ one: Int, _ afterOne: Int, _ other: Int, _ afterOther: Int) {
    let isForward = next(one) == afterOne
    let first = position(of: isForward ? afterOne : one)
    let last = position(of: isForward ? other : afterOther)
    let length = last - first + (last < first ? count : 0) + 1
    if 2 * length <= count { return turnAround(first, last) }
    turnAround(last + 1 == count ? 0 : last + 1, first == 0 ? count - 1 : first - 1)
  }

  mutating func forgetTurned() { turned.removeAll(keepingCapacity: true) }

  /// Takes back everything since turns were last forgotten.
  mutating func takeBack() {
    for index in turned.indices.reversed() { turnAround(turned[index].first, turned[index].last) }
    forgetTurned()
  }
}
