/// The outside of a sealed record: `BLR`, a version byte, then what AES-256-GCM gave.
///
/// | offset | size | content |
/// |---|---|---|
/// | 0 | 3 | `42 4C 52` ("BLR") |
/// | 3 | 1 | version, 1 |
/// | 4 | 12 | nonce |
/// | 16 | n | ciphertext, as long as the plaintext |
/// | 16 + n | 16 | tag |
public enum Envelope {
  /// The version this code reads and writes.
  public static let version: UInt8 = 1
  /// Bytes before the nonce.
  public static let prefixSize = 4
  /// Bytes of nonce and tag, which the cipher adds to a plaintext.
  public static let sealSize = 12 + 16
  /// Bytes a stored record has more than its plaintext.
  public static let overhead = prefixSize + sealSize

  private static let magic: [UInt8] = [0x42, 0x4C, 0x52]

  /// Puts the stored record together from nonce, ciphertext and tag.
  public static func join(sealed: [UInt8]) -> [UInt8] {
    magic + [version] + sealed
  }

  /// Takes a stored record apart into nonce, ciphertext and tag.
  public static func split(_ record: [UInt8]) throws(EnvelopeError) -> [UInt8] {
    guard record.count >= prefixSize, record.starts(with: magic) else { throw .notAnEnvelope }
    guard record[3] != 0 else { throw .notAnEnvelope }
    guard record[3] <= version else { throw .newerVersion(record[3]) }
    guard record.count >= overhead else { throw .truncated }
    return Array(record[prefixSize...])
  }
}

/// Why bytes are not a sealed record of this version.
public enum EnvelopeError: Error, Hashable, Sendable {
  /// They do not begin as one.
  case notAnEnvelope
  /// They are shorter than any sealed record.
  case truncated
  /// A newer version of the format wrote them.
  case newerVersion(UInt8)
}
