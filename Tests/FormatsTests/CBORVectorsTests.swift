import Formats
import Testing

/// The examples of RFC 8949, appendix A.
struct CBORVectorsTests {
  /// Those in deterministic encoding.
  static let deterministic = [
    "00", "01", "0a", "17", "1818", "1819", "1864", "1903e8", "1a000f4240", "1b000000e8d4a51000",
    "1bffffffffffffffff", "c249010000000000000000", "3bffffffffffffffff", "c349010000000000000000", "20",
    "29",
    "3863", "3903e7", "f90000", "f98000", "f93c00", "fb3ff199999999999a", "f93e00", "f97bff", "fa47c35000",
    "fa7f7fffff", "fb7e37e43c8800759c", "f90001", "f90400", "f9c400", "fbc010666666666666", "f97c00",
    "f97e00",
    "f9fc00", "f4", "f5", "f6", "f7", "f0", "f8ff",
    "c074323031332d30332d32315432303a30343a30305a", "c11a514b67b0", "c1fb41d452d9ec200000", "d74401020304",
    "d818456449455446", "d82076687474703a2f2f7777772e6578616d706c652e636f6d", "40", "4401020304", "60",
    "6161",
    "6449455446", "62225c", "62c3bc", "63e6b0b4", "64f0908591", "80", "83010203", "8301820203820405",
    "98190102030405060708090a0b0c0d0e0f101112131415161718181819", "a0", "a201020304", "a26161016162820203",
    "826161a161626163", "a56161614161626142616361436164614461656145",
  ]

  /// The same values in forms that deterministic encoding forbids, with what is wrong with them.
  static let refused: [(String, CBORError.Reason)] = [
    ("fa7f800000", .notShortest), ("fa7fc00000", .notShortest), ("faff800000", .notShortest),
    ("fb7ff0000000000000", .notShortest), ("fb7ff8000000000000", .notShortest),
    ("fbfff0000000000000", .notShortest), ("5f42010243030405ff", .indefiniteLength),
    ("7f657374726561646d696e67ff", .indefiniteLength), ("9fff", .indefiniteLength),
    ("9f018202039f0405ffff", .indefiniteLength), ("9f01820203820405ff", .indefiniteLength),
    ("83018202039f0405ff", .indefiniteLength), ("83019f0203ff820405", .indefiniteLength),
    ("9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff", .indefiniteLength),
    ("bf61610161629f0203ffff", .indefiniteLength), ("826161bf61626163ff", .indefiniteLength),
    ("bf6346756ef563416d7421ff", .indefiniteLength),
  ]

  @Test(arguments: deterministic)
  func acceptsDeterministicExample(_ hex: String) throws {
    let bytes = bytes(hex)
    var decoder = CBORDecoder(bytes)
    #expect(try decoder.item() == bytes)
    try decoder.finish()
  }

  @Test(arguments: deterministic)
  func refusesEveryPrefixOfAnExample(_ hex: String) {
    let bytes = bytes(hex)
    for length in 0..<bytes.count {
      #expect(reason(of: Array(bytes[..<length])) == .truncated)
    }
  }

  @Test(arguments: refused)
  func refusesOtherFormsOfAnExample(_ hex: String, _ expected: CBORError.Reason) {
    #expect(reason(of: bytes(hex)) == expected)
  }

  @Test func writesTheIntegersOfTheExamples() {
    let integers: [(Int64, String)] = [
      (0, "00"), (1, "01"), (10, "0a"), (23, "17"), (24, "1818"), (25, "1819"), (100, "1864"),
      (1000, "1903e8"),
      (1_000_000, "1a000f4240"), (1_000_000_000_000, "1b000000e8d4a51000"), (-1, "20"), (-10, "29"),
      (-100, "3863"), (-1000, "3903e7"), (.max, "1b7fffffffffffffff"), (.min, "3b7fffffffffffffff"),
    ]
    for (value, hex) in integers {
      var encoder = CBOREncoder()
      encoder.integer(value)
      #expect(encoder.bytes == bytes(hex))
      var decoder = CBORDecoder(bytes(hex))
      #expect(throws: Never.self) { try #expect(decoder.integer() == value) }
    }
  }

  @Test func writesTheFloatingPointNumbersOfTheExamples() {
    let numbers: [(Double, String)] = [
      (0.0, "f90000"), (-0.0, "f98000"), (1.0, "f93c00"), (1.1, "fb3ff199999999999a"), (1.5, "f93e00"),
      (65504.0, "f97bff"), (100_000.0, "fa47c35000"), (3.4028234663852886e+38, "fa7f7fffff"),
      (1.0e+300, "fb7e37e43c8800759c"), (5.960464477539063e-8, "f90001"), (0.00006103515625, "f90400"),
      (-4.0, "f9c400"), (-4.1, "fbc010666666666666"), (.infinity, "f97c00"), (-.infinity, "f9fc00"),
      (.nan, "f97e00"),
    ]
    for (value, hex) in numbers {
      var encoder = CBOREncoder()
      encoder.double(value)
      #expect(encoder.bytes == bytes(hex))
      var decoder = CBORDecoder(bytes(hex))
      let read = try? decoder.double()
      #expect(read == value || value.isNaN && read?.isNaN == true)
    }
  }
}

/// The bytes of hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
  let digits = Array(hex)
  return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
}

/// Why the bytes are not one item of deterministic CBOR; nil when they are.
func reason(of bytes: [UInt8]) -> CBORError.Reason? {
  var decoder = CBORDecoder(bytes)
  do throws(CBORError) {
    try decoder.skip()
    try decoder.finish()
    return nil
  } catch {
    return error.reason
  }
}
