import PropertyTesting
import Testing

@testable import Geo

@Suite struct RadixSortTests {
  @Test func sortsLikeTheStandardLibraryAndKeepsTies() {
    forEvery { random in
      let mask = random.pick([UInt64.max, 0xFF, 0xFF00_0000, 0x8000_0000_0000_0001, 0, 0x00FF_FF00_0000_0000])
      let unsorted = (0..<random.int(in: 0...300)).map { _ in random.next() & mask }
      var keys = unsorted
      var rows = [Int32](0..<Int32(unsorted.count))
      RadixSort.sort(keys: &keys, rows: &rows)
      let expected = unsorted.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      #expect(keys == expected.map(\.element))
      #expect(rows == expected.map { Int32($0.offset) })
    }
  }
}
