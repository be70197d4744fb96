import PropertyTesting
import Testing

@testable import Vault

struct SequenceSetTests {
  @Test func agreesWithASet() {
    forEvery(2_000) { generator in
      var ranges = SequenceSet()
      var expected: Set<UInt32> = []
      for _ in 0..<generator.int(in: 0...12) {
        let first = UInt32(generator.int(in: 0...30))
        let last = first + UInt32(generator.int(in: 0...4))
        ranges.insert(first...last)
        expected.formUnion(first...last)
      }
      #expect(ranges.ranges.flatMap { Array($0) } == expected.sorted())
      #expect(zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
      let gaps = (0..<(expected.max() ?? 0)).filter { !expected.contains($0) }
      #expect(ranges.gaps.flatMap { Array($0) } == gaps)
    }
  }

  @Test func reachesTheGreatestNumber() {
    var set = SequenceSet()
    set.insert(.max)
    set.insert(0)
    #expect(set.gaps == [1...UInt32.max - 1])
    #expect(set.last == .max)
  }
}
