/// Why a text is not JSON, or more JSON than the limits allow, and where: `position(in:)` tells line and column.
public struct JSONError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The text ends before the document does.
    case unexpectedEnd
    /// No value begins with this byte.
    case expectedValue
    /// A member's name in quotation marks is missing.
    case expectedName
    /// The colon after a member's name is missing.
    case expectedColon
    /// Neither a comma nor the closing bracket follows a value.
    case expectedCommaOrEnd
    /// Something other than white space follows the document.
    case trailingContent
    /// A word that is neither `true` nor `false` nor `null`.
    case invalidLiteral
    /// A number that breaks the grammar, such as `01`, `1.` or `-`.
    case invalidNumber
    /// A backslash before something else than `"\/bfnrt` or `u` and four hexadecimal digits.
    case invalidEscape
    /// A raw control character (below U+0020) in a string.
    case controlCharacter
    /// Bytes that are not UTF-8: cut off, overlong, a surrogate, or above U+10FFFF.
    case invalidUTF8
    /// More bytes than the limit.
    case tooLong
    /// More open arrays and objects than the limit.
    case tooDeep
    /// More values than the limit.
    case tooManyValues
  }

  public let kind: Kind

  /// Bytes before the first one that is wrong; all of the text for `unexpectedEnd`; the limit for `tooLong`.
  public let offset: Int

  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Line and column in the text that was read; O(offset).
  public func position(in bytes: [UInt8]) -> TextPosition { TextPosition(offset: offset, in: bytes) }
}
