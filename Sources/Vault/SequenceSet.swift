/// A set of sequence numbers as sorted ranges that neither overlap nor touch.
struct SequenceSet: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<UInt32>] = []

  /// The greatest number, or nil when empty.
  var last: UInt32? { ranges.last?.upperBound }

  func contains(_ number: UInt32) -> Bool {
    ranges.contains { $0.contains(number) }
  }

  /// Adds a number.
  mutating func insert(_ number: UInt32) {
    insert(number...number)
  }

  /// Adds all numbers of a range.
  mutating func insert(_ range: ClosedRange<UInt32>) {
    var merged = range
    var result: [ClosedRange<UInt32>] = []
    for other in ranges {
      if touches(other, merged) {
        merged = min(other.lowerBound, merged.lowerBound)...max(other.upperBound, merged.upperBound)
      } else {
        result.append(other)
      }
    }
    let position = result.firstIndex { $0.lowerBound > merged.lowerBound } ?? result.endIndex
    result.insert(merged, at: position)
    ranges = result
  }

  mutating func formUnion(_ other: SequenceSet) {
    for range in other.ranges { insert(range) }
  }

  /// The numbers below the greatest that are missing from the set.
  var gaps: [ClosedRange<UInt32>] {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound &+ 1
    }
    return gaps
  }

  private func touches(_ left: ClosedRange<UInt32>, _ right: ClosedRange<UInt32>) -> Bool {
    UInt64(left.lowerBound) <= UInt64(right.upperBound) + 1
      && UInt64(right.lowerBound) <= UInt64(left.upperBound) + 1
  }
}
