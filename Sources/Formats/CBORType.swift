/// The major types of CBOR (RFC 8949, section 3.1), in the order of their numbers.
public enum CBORType: UInt8, Hashable, Sendable {
  case unsigned, negative, bytes, text, array, map, tag
  /// Floating-point numbers, `true`, `false`, `null` and other simple values.
  case simple
}
