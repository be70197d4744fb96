/// The secret that opens a vault when every other way is lost: 160 random bits, written down by the person.
///
/// On paper it is nine groups of four characters in Crockford's base32 (no I, L, O, U): eight of the key and one of a
/// 20-bit checksum. The checksum is a cyclic code whose polynomial, x²⁰ + x¹⁸ + x¹⁶ + x¹⁵ + x¹² + x¹⁰ + x⁹ + x⁷ + x⁶ +
/// x³ + x² + 1, was found by search: over 180 bits it has Hamming distance 6. So it finds every wrong character,
/// every two neighbours exchanged, every wrong group, and up to five wrong bits anywhere.
public struct RecoveryKey: Sendable {
  /// Bytes of the secret.
  public static let size = 20
  /// Characters of the text without hyphens.
  public static let characters = 36

  /// The secret, `size` bytes.
  public let bytes: [UInt8]

  /// Takes over a secret; nil unless it has `size` bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.bytes = bytes
  }

  /// The key as the person writes it down: `XXXX-XXXX-…`, nine groups.
  public var text: String {
    let digits = base32Digits(bytes) + Self.digits(ofChecksum: checksum(bytes))
    var characters: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, index % 4 == 0 { characters.append(UInt8(ascii: "-")) }
      characters.append(alphabet[Int(digit)])
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Reads what a person typed: in any case, with spaces, hyphens or neither, O for 0, I or L for 1, full-width or not.
  public init(text: String) throws(RecoveryKeyError) {
    var digits: [UInt8] = []
    for scalar in text.unicodeScalars where !isSeparator(scalar) {
      guard let digit = base32Digit(scalar) else { throw .wrongCharacter(position: digits.count + 1) }
      digits.append(digit)
    }
    guard digits.count == Self.characters else { throw .wrongLength(digits.count) }
    bytes = bytesOfBase32(digits[..<32])
    guard digits[32...].elementsEqual(Self.digits(ofChecksum: checksum(bytes))) else { throw .wrongChecksum }
  }

  private static func digits(ofChecksum checksum: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(checksum >> UInt32(15 - 5 * $0) & 31) }
  }
}

/// Why a text is not a recovery key.
public enum RecoveryKeyError: Error, Hashable, Sendable {
  /// It has this many characters, separators aside, instead of 36.
  case wrongLength(Int)
  /// The character at this position, separators aside and counted from 1, occurs in no recovery key.
  case wrongCharacter(position: Int)
  /// A character is wrong or exchanged with another.
  case wrongChecksum
}

private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var remainder: UInt32 = 0xF_FFFF
  for byte in bytes {
    remainder ^= UInt32(byte) << 12
    for _ in 0..<8 {
      remainder <<= 1
      if remainder & 0x10_0000 != 0 { remainder ^= 0x15_96CD }
    }
  }
  return remainder
}

private func base32Digits(_ bytes: [UInt8]) -> [UInt8] {
  (0..<bytes.count * 8 / 5).map { index in
    (0..<5).reduce(0) { digit, bit in
      let position = index * 5 + bit
      return digit << 1 | bytes[position / 8] >> UInt8(7 - position % 8) & 1
    }
  }
}

private func bytesOfBase32(_ digits: ArraySlice<UInt8>) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: digits.count * 5 / 8)
  for (index, digit) in digits.enumerated() {
    for bit in 0..<5 where digit >> UInt8(4 - bit) & 1 == 1 {
      let position = index * 5 + bit
      bytes[position / 8] |= 0x80 >> UInt8(position % 8)
    }
  }
  return bytes
}

/// Whether the character only groups the others: white space, hyphens and dashes.
private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09...0x0D, 0x20, 0x2D, 0xA0, 0x2000...0x2015, 0x2212, 0x3000, 0xFF0D: true
  default: false
  }
}

private func base32Digit(_ scalar: Unicode.Scalar) -> UInt8? {
  let halfWidth = 0xFF01...0xFF5E ~= scalar.value ? scalar.value - 0xFEE0 : scalar.value
  guard var character = UInt8(exactly: halfWidth) else { return nil }
  if UInt8(ascii: "a")...UInt8(ascii: "z") ~= character { character -= 0x20 }
  switch character {
  case UInt8(ascii: "O"): return 0
  case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
  default: return alphabet.firstIndex(of: character).map { UInt8($0) }
  }
}
