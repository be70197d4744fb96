import Testing

@testable import Site

@Suite struct ByteRangeTests {
  /// Every first and last position around a few sizes, against the definition of RFC 9110, section 14.1.2.
  @Test(arguments: 0...6)
  func agreesWithTheDefinition(_ size: Int) {
    for first in 0...8 {
      #expect(
        ByteRange("bytes=\(first)-", size: size) == (first < size ? .part(first..<size) : .unsatisfiable)
      )
      for last in 0...8 {
        let expected: ByteRange =
          last < first ? .whole : first < size ? .part(first..<min(last + 1, size)) : .unsatisfiable
        #expect(ByteRange("bytes=\(first)-\(last)", size: size) == expected)
      }
    }
    for length in 0...8 {
      let isThere = length > 0 && size > 0
      let expected: ByteRange = isThere ? .part(max(0, size - length)..<size) : .unsatisfiable
      #expect(ByteRange("bytes=-\(length)", size: size) == expected)
    }
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=-", "bytes=1", "bytes=1-2-3", "bytes=--1", "bytes=+1-2", "bytes=1 - 2",
    "bytes=0x1-2",
    "bytes=0-1,2-3", "bytes=,", "=0-1", "items=0-1", "bytes 0-1",
  ])
  func sendsTheWholeForWhatItCannotRead(_ field: String) {
    #expect(ByteRange(field, size: 100) == .whole)
  }

  @Test func staysWithinTheLargestNumbers() {
    let most = String(Int.max)
    #expect(ByteRange("bytes=\(most)-\(most)", size: Int.max) == .unsatisfiable)
    #expect(ByteRange("bytes=0-\(most)", size: Int.max) == .part(0..<Int.max))
    #expect(ByteRange("bytes=-\(most)0", size: 5) == .part(0..<5))
  }
}
