extension TourSearch {
  /// The cycle that always goes on to the nearest point not visited yet; a last point that is fixed comes last.
  func nearestFirst() -> [Int] {
    var order = Array(points.count..<count) + [0]
    var isLeft = [Bool](repeating: true, count: points.count)
    isLeft[0] = false
    if let last { isLeft[last] = false }
    var left = isLeft.indices.filter { isLeft[$0] }
    for _ in left.indices {
      let point = nearestLeft(to: order[order.count - 1], &left, isLeft)
      isLeft[point] = false
      order.append(point)
    }
    if let last { order.append(last) }
    return order
  }

  /// Mostly one of those known to be near; else all that are left are looked at.
  private func nearestLeft(to point: Int, _ left: inout [Int], _ isLeft: [Bool]) -> Int {
    for rank in 0..<near.count {
      let near = near.point(rank, from: point)
      if isLeft[near] { return near }
    }
    left.removeAll { !isLeft[$0] }
    var best = left[0]
    for other in left where points.line(point, other) < points.line(point, best) { best = other }
    return best
  }
}
