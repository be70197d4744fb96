extension TourSearch {
  /// Finds a short way; the work is bounded by the number of points.
  mutating func run() {
    improveThoroughly()
    for _ in 0..<5 * count { kick() }
    improveThoroughly()
  }

  private mutating func improveThoroughly() {
    isThorough = true
    for position in 0..<count { worklist.add(self[position]) }
    _ = improve()
    forgetTurned()
    isThorough = false
  }

  /// Two neighbouring parts change places, what is around is improved; without a gain everything is as before.
  private mutating func kick() {
    let limit = min(30, count / 3)
    let lengths = (1 + random.next(below: limit), 1 + random.next(below: limit))
    let sum = lengths.0 + lengths.1
    let start = random.next(below: count)
    func at(_ offset: Int) -> Int { start + offset < count ? start + offset : start + offset - count }
    let ends = [0, 1, lengths.0, lengths.0 + 1, sum, sum + 1].map { self[at($0)] }
    let added = distance(ends[0], ends[3]) + distance(ends[4], ends[1]) + distance(ends[2], ends[5])
    let loss = added - distance(ends[0], ends[1]) - distance(ends[2], ends[3]) - distance(ends[4], ends[5])
    guard loss < bond / 2 else { return }
    turnAround(at(1), at(sum))
    turnAround(at(1), at(lengths.1))
    turnAround(at(lengths.1 + 1), at(sum))
    for end in ends { worklist.add(end) }
    if improve() >= loss { forgetTurned() } else { takeBack() }
  }
}
