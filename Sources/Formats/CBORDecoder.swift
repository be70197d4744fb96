/// Reads CBOR (RFC 8949) in core deterministic encoding (section 4.2.1) and refuses everything else.
///
/// A pull decoder: the caller asks for the item it expects and gets it or a `CBORError` with the offset. After an error
/// the position is unspecified. Nothing is allocated but the strings handed out, and no length is believed before the
/// input was seen to hold it: an array of n items needs n bytes at least.
///
/// ```swift
/// var decoder = CBORDecoder(bytes)
/// var fields = try decoder.map()
/// while try decoder.next(&fields) {
///   switch try decoder.unsigned() {
///   case 1: name = try decoder.text()
///   default: try decoder.skip()
///   }
/// }
/// try decoder.finish()
/// ```
public struct CBORDecoder: Sendable {
  /// Items nested deeper than this are refused by `skip()` and `item()`.
  public static let maximumDepth = 64

  /// The input.
  public let input: [UInt8]
  /// The offset of the next item.
  public internal(set) var position = 0

  /// Begins at the first byte.
  public init(_ input: [UInt8]) {
    self.input = input
  }

  /// Goes back to an offset at which an item began; an offset further on changes nothing.
  public mutating func rewind(to offset: Int) {
    position = min(position, max(offset, 0))
  }

  /// Whether everything was read.
  public var isAtEnd: Bool { position == input.count }

  /// Requires that everything was read.
  public func finish() throws(CBORError) {
    guard isAtEnd else { throw CBORError(.trailingBytes, at: position) }
  }

  /// The major type of the next item.
  public func peek() throws(CBORError) -> CBORType {
    guard position < input.count else { throw CBORError(.truncated, at: position) }
    return Self.type(of: input[position])
  }

  /// Reads an unsigned integer.
  public mutating func unsigned() throws(CBORError) -> UInt64 {
    try head(.unsigned)
  }

  /// Reads an integer; one that does not fit 64 bits with sign is out of range.
  public mutating func integer() throws(CBORError) -> Int64 {
    let start = position
    let head = try nextHead()
    guard head.type == .unsigned || head.type == .negative else {
      throw CBORError(.unexpectedType, at: start)
    }
    guard let value = Int64(exactly: head.argument) else { throw CBORError(.outOfRange, at: start) }
    return head.type == .negative ? ~value : value
  }

  /// Reads a byte string.
  public mutating func bytes() throws(CBORError) -> [UInt8] {
    Array(input[try stringRange(.bytes)])
  }

  /// Reads a byte string of exactly `count` bytes; another length is out of range.
  public mutating func bytes(count: Int) throws(CBORError) -> [UInt8] {
    let start = position
    let range = try stringRange(.bytes)
    guard range.count == count else { throw CBORError(.outOfRange, at: start) }
    return Array(input[range])
  }

  /// Reads a byte string as a view of the input, without a copy.
  public mutating func bytesSlice() throws(CBORError) -> ArraySlice<UInt8> {
    input[try stringRange(.bytes)]
  }

  /// Reads a text string.
  public mutating func text() throws(CBORError) -> String {
    let start = position
    let range = try stringRange(.text)
    guard let text = String(validating: input[range], as: UTF8.self) else {
      throw CBORError(.invalidUTF8, at: start)
    }
    return text
  }

  /// Reads `true` or `false`.
  public mutating func bool() throws(CBORError) -> Bool {
    switch try nextByte() {
    case 0xF4: return false
    case 0xF5: return true
    default: throw CBORError(.unexpectedType, at: position - 1)
    }
  }

  /// Reads `null` if it comes next, and says whether it did.
  public mutating func null() throws(CBORError) -> Bool {
    guard position < input.count else { throw CBORError(.truncated, at: position) }
    guard input[position] == 0xF6 else { return false }
    position += 1
    return true
  }

  /// Reads the beginning of an array and returns the number of items that follow.
  public mutating func array() throws(CBORError) -> Int {
    let start = position
    let argument = try head(.array)
    return try count(of: argument, smallest: 1, start: start)
  }

  /// Reads the beginning of an array of exactly `count` items; another count is out of range.
  public mutating func array(count: Int) throws(CBORError) {
    let start = position
    guard try array() == count else { throw CBORError(.outOfRange, at: start) }
  }
}

extension CBORDecoder {
  static func type(of first: UInt8) -> CBORType {
    CBORType(rawValue: first >> 5)!
  }

  mutating func nextByte() throws(CBORError) -> UInt8 {
    guard position < input.count else { throw CBORError(.truncated, at: position) }
    defer { position += 1 }
    return input[position]
  }

  /// Reads the first byte of an item and its argument, in its shortest form.
  mutating func nextHead() throws(CBORError) -> (type: CBORType, argument: UInt64) {
    let start = position
    let first = try nextByte()
    let type = Self.type(of: first)
    switch first & 31 {
    case let small where small < 24: return (type, UInt64(small))
    case 24: return (type, try argument(1, atLeast: 24, start: start))
    case 25: return (type, try argument(2, atLeast: 0x100, start: start))
    case 26: return (type, try argument(4, atLeast: 0x1_0000, start: start))
    case 27: return (type, try argument(8, atLeast: 0x1_0000_0000, start: start))
    case 31 where type != .unsigned && type != .negative && type != .tag && type != .simple:
      throw CBORError(.indefiniteLength, at: start)
    default: throw CBORError(.malformed, at: start)
    }
  }

  private mutating func argument(_ size: Int, atLeast: UInt64, start: Int) throws(CBORError) -> UInt64 {
    let value = try bigEndian(size)
    guard value >= atLeast else { throw CBORError(.notShortest, at: start) }
    return value
  }

  /// Reads an unsigned number of `size` bytes, the highest first.
  mutating func bigEndian(_ size: Int) throws(CBORError) -> UInt64 {
    guard size <= input.count - position else { throw CBORError(.truncated, at: position) }
    var value: UInt64 = 0
    for offset in position..<position + size {
      value = value << 8 | UInt64(input[offset])
    }
    position += size
    return value
  }

  mutating func head(_ type: CBORType) throws(CBORError) -> UInt64 {
    let start = position
    let head = try nextHead()
    guard head.type == type else { throw CBORError(.unexpectedType, at: start) }
    return head.argument
  }

  /// Reads the head of a string and steps over its content, whose range it returns.
  mutating func stringRange(_ type: CBORType) throws(CBORError) -> Range<Int> {
    let start = position
    let argument = try head(type)
    let length = try count(of: argument, smallest: 1, start: start)
    defer { position += length }
    return position..<position + length
  }

  /// A count that the rest of the input can hold when each item takes `smallest` bytes at least.
  func count(of argument: UInt64, smallest: Int, start: Int) throws(CBORError) -> Int {
    guard argument <= UInt64((input.count - position) / smallest) else {
      throw CBORError(.truncated, at: start)
    }
    return Int(argument)
  }
}
