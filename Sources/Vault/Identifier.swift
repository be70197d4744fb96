/// 128 random bits that name a place, a list, a vault or a key slot for ever.
public struct Identifier: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The last 64 bits.
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 16 bytes, the highest first; nil for any other count.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
    self.init(high: high, low: low)
  }

  /// The 16 bytes, the highest first.
  public var bytes: [UInt8] {
    bigEndianBytes(high) + bigEndianBytes(low)
  }
}

extension Identifier {
  /// Reads 32 hexadecimal digits in lower case; nil for anything else.
  public init?(text: String) {
    guard let bytes = bytesOfHex(text.utf8[...]) else { return nil }
    self.init(bytes: bytes)
  }

  /// The identifier as 32 hexadecimal digits in lower case.
  public var text: String { hexText(bytes) }
}

extension Identifier: Comparable {
  /// The order of the bytes.
  public static func < (left: Identifier, right: Identifier) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
