/// A fingerprint of a file's bytes for its entity tag: FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
///
/// It tells versions of our own files apart; it does not protect against somebody who makes two files collide on purpose.
public struct ContentDigest: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Takes in the next bytes; O(n).
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ContentDigest {
  static func text(of bytes: [UInt8]) -> String {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.update($0) }
    return digest.text
  }
}
