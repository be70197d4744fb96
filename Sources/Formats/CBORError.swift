/// Why bytes are not the deterministic CBOR that was expected, and where.
public struct CBORError: Error, Hashable, Sendable {
  /// What is wrong with the bytes.
  public enum Reason: Hashable, Sendable {
    /// The input ends inside an item, or a length goes beyond the input.
    case truncated
    /// A reserved form, a malformed simple value, or a "break" outside an indefinite item.
    case malformed
    /// A string, array or map of indefinite length, which deterministic encoding forbids.
    case indefiniteLength
    /// An integer, a length or a floating-point number that has a shorter form.
    case notShortest
    /// A map key that does not come after the one before it in bytewise order.
    case unsortedKey
    /// A map key that occurs twice.
    case duplicateKey
    /// Text that is not UTF-8.
    case invalidUTF8
    /// Arrays, maps and tags nested deeper than `CBORDecoder.maximumDepth`.
    case tooDeep
    /// A well-formed item of another type than the one asked for.
    case unexpectedType
    /// An integer that the type asked for cannot hold.
    case outOfRange
    /// Bytes after the end of the item.
    case trailingBytes
  }

  /// What is wrong.
  public let reason: Reason
  /// The position of the first byte of the offending item, counted from the start of the input.
  public let offset: Int

  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
