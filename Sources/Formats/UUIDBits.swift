/// The 128 bits of a UUID (RFC 9562).
public struct UUIDBits: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 8-4-4-4-12 hexadecimal digits in either case (RFC 9562, section 4); nil for anything else.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for index in bytes.indices {
      if Self.hyphens.contains(index) {
        guard bytes[index] == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = hexadecimalValue(bytes[index]) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    self.init(high: high, low: low)
  }

  /// The UUID as 8-4-4-4-12 hexadecimal digits in upper case, as Apple's platforms write it.
  public var text: String {
    var bytes: [UInt8] = []
    for word in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) {
        if Self.hyphens.contains(bytes.count) { bytes.append(UInt8(ascii: "-")) }
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hyphens = [8, 13, 18, 23]
}
