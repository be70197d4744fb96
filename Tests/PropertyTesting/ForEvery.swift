import Synchronization
public import Testing

/// Runs `body` with `cases` generators, each seeded differently, and stops at the first case with an issue.
///
/// The issue then also names the seed: `forEvery(1, seed: thatSeed)` runs the failing case alone.
public func forEvery(
  _ cases: Int = 500,
  seed: UInt64 = 20_261_130,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) {
  for offset in 0..<UInt64(cases) {
    var generator = SeededGenerator(seed: seed &+ offset)
    let failed = Atomic(false)
    do {
      try withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
        try body(&generator)
      } matching: { issue in
        if issue.error == nil { failed.store(true, ordering: .relaxed) }
        return false
      }
    } catch {
      failed.store(true, ordering: .relaxed)
      Issue.record(error, sourceLocation: sourceLocation)
    }
    guard failed.load(ordering: .relaxed) else { continue }
    Issue.record("case \(offset + 1) of \(cases), seed \(seed &+ offset)", sourceLocation: sourceLocation)
    return
  }
}

extension SeededGenerator {
  /// A whole number in the range, each equally likely.
  public mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A real number in the range, evenly spread.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// True in one of `count` cases.
  public mutating func oneIn(_ count: Int) -> Bool { int(in: 1...count) == 1 }

  /// One of the elements, each equally likely; the collection must not be empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }

  /// Up to `limit` bytes of any value.
  public mutating func bytes(upTo limit: Int) -> [UInt8] {
    (0..<int(in: 0...limit)).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }
}
