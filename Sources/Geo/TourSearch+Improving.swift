extension TourSearch {
  /// Improves around every point that waits, until nothing near makes the way shorter; returns by how much it became shorter.
  mutating func improve() -> Double {
    var gained = 0.0
    while let point = worklist.next() {
      var gain = improve(at: point)
      while gain > 0 {
        gained += gain
        gain = improve(at: point)
      }
    }
    return gained
  }

  /// The first improvement found at a point of the list of waypoints; 0 where there is none.
  private mutating func improve(at point: Int) -> Double {
    guard point < points.count else { return 0 }
    var gain = turnPart(at: point, true)
    if gain == 0 { gain = turnPart(at: point, false) }
    if gain == 0 { gain = movePart(from: point, true) }
    if gain == 0 { gain = movePart(from: point, false) }
    if gain == 0 { gain = fetchPart(to: point, true) }
    if gain == 0 { gain = fetchPart(to: point, false) }
    return gain
  }

  private func neighbour(_ point: Int, _ isForward: Bool) -> Int { isForward ? next(point) : previous(point) }

  /// 2-opt: goes from the point to a near one instead of to its neighbour.
  private mutating func turnPart(at point: Int, _ isForward: Bool) -> Double {
    let neighbour = neighbour(point, isForward)
    let way = distance(point, neighbour)
    for rank in 0..<near.count {
      let shorter = way - near.distance(rank, from: point)
      guard shorter > precision else { return 0 }
      let gain = turnPart(at: point, neighbour, to: near.point(rank, from: point), shorter, isForward)
      if gain > 0 { return gain }
    }
    // All that are known to be near are nearer than the neighbour: beyond them may be more.
    guard isThorough else { return 0 }
    for other in 0..<points.count where other != point {
      let shorter = way - distance(point, other)
      guard shorter > precision else { continue }
      let gain = turnPart(at: point, neighbour, to: other, shorter, isForward)
      if gain > 0 { return gain }
    }
    return 0
  }

  private mutating func turnPart(
    at point: Int,
    _ neighbour: Int,
    to near: Int,
    _ shorter: Double,
    _ isForward: Bool
  ) -> Double {
    let afterNear = self.neighbour(near, isForward)
    let gain = shorter + distance(near, afterNear) - distance(neighbour, afterNear)
    guard gain > precision else { return 0 }
    exchange(point, neighbour, near, afterNear)
    worklist.add(point)
    worklist.add(neighbour)
    worklist.add(near)
    worklist.add(afterNear)
    return gain
  }

  /// Or-opt: moves up to three points, of which this is the first, next to a near one.
  private mutating func movePart(from point: Int, _ isForward: Bool) -> Double {
    let outside = neighbour(point, !isForward)
    var end = point
    for _ in 0..<3 {
      let beyond = neighbour(end, isForward)
      if beyond == outside { return 0 }
      let saved = distance(outside, point) + distance(end, beyond) - distance(outside, beyond)
      let part = Part(outside: outside, start: point, end: end, beyond: beyond)
      for rank in 0..<near.count {
        let target = near.point(rank, from: point)
        let left = saved - near.distance(rank, from: point)
        guard left > precision else { break }
        var gain = insert(part, next: target, next(target), left, isForward)
        if gain == 0 { gain = insert(part, next: target, previous(target), left, isForward) }
        if gain > 0 { return gain }
      }
      end = beyond
    }
    return 0
  }

  /// Or-opt: moves up to three points that begin with a near one in between this one and its neighbour.
  private mutating func fetchPart(to point: Int, _ isForward: Bool) -> Double {
    let neighbour = neighbour(point, isForward)
    let way = distance(point, neighbour)
    for rank in 0..<near.count {
      let start = near.point(rank, from: point)
      let nearness = near.distance(rank, from: point)
      guard way - nearness > precision else { break }
      var gain = fetchPart(from: start, nearness, to: point, neighbour, true)
      if gain == 0 { gain = fetchPart(from: start, nearness, to: point, neighbour, false) }
      if gain > 0 { return gain }
    }
    return 0
  }

  private mutating func fetchPart(
    from start: Int,
    _ nearness: Double,
    to point: Int,
    _ other: Int,
    _ isForward: Bool
  ) -> Double {
    let outside = neighbour(start, !isForward)
    var end = start
    for _ in 0..<3 {
      let beyond = neighbour(end, isForward)
      if beyond == outside { return 0 }
      let saved = distance(outside, start) + distance(end, beyond) - distance(outside, beyond)
      let part = Part(outside: outside, start: start, end: end, beyond: beyond)
      let gain = insert(part, next: point, other, saved - nearness, isForward)
      if gain > 0 { return gain }
      end = beyond
    }
    return 0
  }

  /// Puts a part between `target` and `other`, which are neighbours, so that its start is next to `target`.
  ///
  /// `left`: by how much the way is shorter without the part, less the way from its start to `target`.
  private mutating func insert(
    _ part: Part,
    next target: Int,
    _ other: Int,
    _ left: Double,
    _ isForward: Bool
  ) -> Double {
    let gain = left + distance(target, other) - distance(part.end, other)
    guard gain > precision, !holds(part, target, isForward), !holds(part, other, isForward) else { return 0 }
    move(part, to: target, other, isForward)
    worklist.add(part.outside)
    worklist.add(part.start)
    worklist.add(part.end)
    worklist.add(part.beyond)
    worklist.add(target)
    worklist.add(other)
    return gain
  }

  /// Whether a point is in the part.
  private func holds(_ part: Part, _ point: Int, _ isForward: Bool) -> Bool {
    let first = position(of: isForward ? part.start : part.end)
    let last = position(of: isForward ? part.end : part.start)
    let position = position(of: point)
    return first <= last ? first...last ~= position : position >= first || position <= last
  }

  /// In the direction in which the part goes from its start to its end, `far` is behind `near`.
  private mutating func move(_ part: Part, to target: Int, _ other: Int, _ isForward: Bool) {
    let (outside, start, end, beyond) = (part.outside, part.start, part.end, part.beyond)
    let isTargetFirst = neighbour(target, isForward) == other
    let (near, far) = isTargetFirst ? (target, other) : (other, target)
    // outside [start … end] [beyond … near] far
    exchange(outside, start, near, far)
    // outside [near … beyond] [end … start] far
    exchange(outside, near, beyond, end)
    // outside [beyond … near] [end … start] far
    if isTargetFirst { exchange(near, end, start, far) }
  }
}

/// Up to three points that follow each other, with those on both sides.
private struct Part {
  let outside: Int
  let start: Int
  let end: Int
  let beyond: Int
}
