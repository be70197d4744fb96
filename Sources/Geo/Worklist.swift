/// Points that wait to be looked at, each at most once, the first come first.
struct Worklist {
  private var ring: [Int32]
  private var isWaiting: [Bool]
  private var first = 0
  private var waiting = 0

  /// For points from 0 to below `count`.
  init(count: Int) {
    ring = [Int32](repeating: 0, count: count)
    isWaiting = [Bool](repeating: false, count: count)
  }

  mutating func add(_ point: Int) {
    guard !isWaiting[point] else { return }
    isWaiting[point] = true
    let end = first + waiting
    ring[end < ring.count ? end : end - ring.count] = Int32(point)
    waiting += 1
  }

  mutating func next() -> Int? {
    guard waiting > 0 else { return nil }
    let point = Int(ring[first])
    first = first + 1 == ring.count ? 0 : first + 1
    waiting -= 1
    isWaiting[point] = false
    return point
  }
}
