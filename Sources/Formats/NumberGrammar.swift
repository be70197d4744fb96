/// Where a number ends by the grammar of JSON (RFC 8259, section 6): `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
enum NumberGrammar {
  enum Match {
    /// A number; the index after its last byte.
    case number(end: Int)
    /// No number; the index of the first byte that cannot be, or of the end.
    case mismatch(at: Int)
  }

  /// Matches the longest number that starts at `start`; a zero followed by a digit is a mismatch.
  static func match<Bytes: RandomAccessCollection>(_ bytes: Bytes, from start: Int) -> Match
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var index = start
    if byte(bytes, index) == UInt8(ascii: "-") { index += 1 }
    let integer = index
    guard skipDigits(bytes, &index) else { return .mismatch(at: index) }
    if bytes[integer] == UInt8(ascii: "0") && index > integer + 1 { return .mismatch(at: integer + 1) }
    if byte(bytes, index) == UInt8(ascii: ".") {
      index += 1
      guard skipDigits(bytes, &index) else { return .mismatch(at: index) }
    }
    if byte(bytes, index) | 0x20 == UInt8(ascii: "e") {
      index += 1
      let sign = byte(bytes, index)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      guard skipDigits(bytes, &index) else { return .mismatch(at: index) }
    }
    return .number(end: index)
  }

  /// Moves over digits; whether there was at least one.
  private static func skipDigits<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ index: inout Int) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let start = index
    while isDigit(byte(bytes, index)) { index += 1 }
    return index > start
  }

  /// The byte at an index, or 0, which no number contains, at the end.
  private static func byte<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ index: Int) -> UInt8
  where Bytes.Element == UInt8, Bytes.Index == Int {
    index < bytes.endIndex ? bytes[index] : 0
  }
}

/// Whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
