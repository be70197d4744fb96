import Formats
import PropertyTesting
import Testing

struct CBORDecoderTests {
  @Test func tellsWhatAndWhere() {
    var decoder = CBORDecoder(bytes("8201f6"))
    #expect(throws: Never.self) { try decoder.array(count: 2) }
    #expect(throws: CBORError(.unexpectedType, at: 1)) { try decoder.text() }
  }

  @Test(arguments: [
    ("1817", CBORError.Reason.notShortest), ("190018", .notShortest), ("1a0000ffff", .notShortest),
    ("1b00000000ffffffff", .notShortest), ("580161", .notShortest), ("98018100", .notShortest),
    ("b8010000", .notShortest), ("fa3fc00000", .notShortest), ("fb3ff8000000000000", .notShortest),
    ("f97e01", .notShortest), ("f9fe00", .notShortest), ("1c", .malformed), ("fc", .malformed),
    ("ff", .malformed),
    ("f81f", .malformed), ("1f", .malformed), ("df00", .malformed), ("a201000100", .duplicateKey),
    ("a202000100", .unsortedKey), ("a2616200616100", .unsortedKey), ("a220000000", .unsortedKey),
    ("61ff", .invalidUTF8), ("62c080", .invalidUTF8), ("63eda080", .invalidUTF8),
    ("64f4908080", .invalidUTF8),
    ("63e08080", .invalidUTF8), ("64f0808080", .invalidUTF8), ("62c328", .invalidUTF8),
    ("61c3", .invalidUTF8),
    ("5bffffffffffffffff", .truncated), ("9bffffffffffffffff", .truncated),
    ("bb7fffffffffffffff", .truncated),
    ("9a00ffffff00", .truncated), ("0000", .trailingBytes), ("", .truncated),
  ])
  func refusesWhatIsNotDeterministic(_ hex: String, _ expected: CBORError.Reason) {
    #expect(reason(of: bytes(hex)) == expected)
  }

  @Test func refusesWhatIsTooDeepWithoutRecursingFurther() {
    let arrays = [UInt8](repeating: 0x81, count: 1_000_000) + [0]
    #expect(reason(of: arrays) == .tooDeep)
    #expect(reason(of: [UInt8](repeating: 0xC1, count: 1_000_000) + [0]) == .tooDeep)
    #expect(reason(of: [UInt8](repeating: 0x81, count: CBORDecoder.maximumDepth - 1) + [0]) == nil)
  }

  @Test func readsEveryTypeItWrote() throws {
    var encoder = CBOREncoder()
    encoder.array(8)
    encoder.unsigned(.max)
    encoder.integer(-7)
    encoder.bytes([1, 2, 3])
    encoder.text("Zürich 東京 🗺️")
    encoder.bool(true)
    encoder.null()
    encoder.double(35.658577)
    encoder.map(1)
    encoder.unsigned(9)
    encoder.array(0)
    var decoder = CBORDecoder(encoder.bytes)
    try decoder.array(count: 8)
    #expect(try decoder.unsigned() == .max)
    #expect(try decoder.integer() == -7)
    #expect(try decoder.bytes() == [1, 2, 3])
    #expect(try decoder.text() == "Zürich 東京 🗺️")
    #expect(try decoder.bool())
    #expect(try decoder.null())
    #expect(try !decoder.null())
    #expect(try decoder.double() == 35.658577)
    #expect(try decoder.peek() == .map)
    #expect(try decoder.item() == [0xA1, 9, 0x80])
    try decoder.finish()
  }

  @Test func walksAMapAndRefusesKeysOutOfOrder() throws {
    var decoder = CBORDecoder(bytes("a3010a020b1818f5"))
    var map = try decoder.map()
    var keys: [UInt64] = []
    while try decoder.next(&map) {
      keys.append(try decoder.unsigned())
      try decoder.skip()
    }
    #expect(keys == [1, 2, 24])
    var unsorted = CBORDecoder(bytes("a2020a010b"))
    var fields = try unsorted.map()
    #expect(try unsorted.next(&fields))
    try unsorted.skip()
    try unsorted.skip()
    #expect(throws: CBORError(.unsortedKey, at: 3)) { try unsorted.next(&fields) }
  }

  @Test func readsAHostsNumbersInAnyWidth() throws {
    for (hex, value) in [("fb3ff8000000000000", 1.5), ("fa3fc00000", 1.5), ("18ff", 255), ("20", -1)] {
      var decoder = CBORDecoder(bytes(hex))
      #expect(try decoder.number() == value)
    }
  }

  @Test func integersBeyondTheTypeAreOutOfRange() {
    var high = CBORDecoder(bytes("1b8000000000000000"))
    #expect(throws: CBORError(.outOfRange, at: 0)) { try high.integer() }
    var low = CBORDecoder(bytes("3b8000000000000000"))
    #expect(throws: CBORError(.outOfRange, at: 0)) { try low.integer() }
  }

  @Test func everyHalfIsReadAndWrittenTheSame() throws {
    for pattern in UInt16.min ... .max {
      let source = [0xF9, UInt8(pattern >> 8), UInt8(pattern & 255)]
      var decoder = CBORDecoder(source)
      guard let value = try? decoder.double() else {
        #expect(pattern & 0x7C00 == 0x7C00 && pattern & 0x3FF != 0)
        continue
      }
      #expect(value.isNaN || value == Double(Float16(bitPattern: pattern)))
      var encoder = CBOREncoder()
      encoder.double(value)
      #expect(encoder.bytes == source)
    }
  }

  @Test func everyDoubleComesBackBitByBit() {
    forEvery(5_000) { generator in
      let value = Double(bitPattern: generator.next())
      var encoder = CBOREncoder()
      encoder.double(value)
      var decoder = CBORDecoder(encoder.bytes)
      let read = try decoder.double()
      #expect(read.bitPattern == value.bitPattern || value.isNaN)
    }
  }

  @Test func anyBytesAreEitherRefusedOrComeBackTheSame() {
    forEvery(20_000) { generator in
      let input = generator.bytes(upTo: 24)
      var decoder = CBORDecoder(input)
      if let item = try? decoder.item() {
        #expect(item == Array(input[..<decoder.position]))
      }
    }
  }
}
