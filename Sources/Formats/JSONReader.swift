/// What a JSON text consists of, one after the other.
public enum JSONEvent: Equatable, Sendable {
  case beginObject
  /// A member's name; its value follows.
  case name(String)
  case endObject
  case beginArray
  case endArray
  case string(String)
  case number(JSONNumber)
  case bool(Bool)
  case null
}

/// Reads JSON (RFC 8259) event by event, without building a tree: memory grows with the depth, not with the text.
///
/// The text is UTF-8; a byte order mark at its start is skipped, as section 8.1 allows. Ill-formed UTF-8 is an error. An
/// escape of half a surrogate pair, which the grammar allows and Unicode text cannot hold, becomes U+FFFD and is counted
/// in `replacedSurrogates`.
///
/// The state says what the grammar allows next; the stack says which bracket closes:
///
///     value ──▶ afterValue ──,──▶ value                    in an array and at the top
///     firstValue ("[" was read) ──]──▶ afterValue          or as value
///     firstName ("{" was read) ──}──▶ afterValue           or name ──:──▶ value ──▶ afterValue ──,──▶ name
public struct JSONReader: Sendable {
  enum State {
    case value, firstValue, firstName, afterValue
  }

  enum Container {
    case array, object
  }

  let bytes: [UInt8]
  private let limits: JSONLimits
  var index: Int
  var state = State.value
  var stack: [Container] = []
  private var values = 0

  /// How many escapes of lone surrogates became U+FFFD so far.
  public internal(set) var replacedSurrogates = 0

  /// Starts at the beginning of a text; fails only when it is longer than the limit.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    self.bytes = bytes
    self.limits = limits
    index = byteOrderMarkLength(bytes)
    guard bytes.count <= limits.bytes else { throw error(.tooLong, at: limits.bytes) }
  }

  /// The next event, or nil after the whole document was read and nothing but white space follows.
  ///
  /// After an error nothing more can be read.
  public mutating func next() throws(JSONError) -> JSONEvent? {
    skipWhitespace()
    switch state {
    case .value: return try readValue()
    case .firstValue: return peek == UInt8(ascii: "]") ? close(.endArray) : try readValue()
    case .firstName: return peek == UInt8(ascii: "}") ? close(.endObject) : try readName()
    case .afterValue: return try readSeparator()
    }
  }

  private mutating func readSeparator() throws(JSONError) -> JSONEvent? {
    guard let container = stack.last else {
      guard index == bytes.count else { throw error(.trailingContent) }
      return nil
    }
    switch (peek, container) {
    case (UInt8(ascii: "]"), .array): return close(.endArray)
    case (UInt8(ascii: "}"), .object): return close(.endObject)
    case (UInt8(ascii: ","), _): index += 1
    default: throw error(.expectedCommaOrEnd)
    }
    skipWhitespace()
    return container == .array ? try readValue() : try readName()
  }

  private mutating func readValue() throws(JSONError) -> JSONEvent {
    guard let byte = peek else { throw error(.unexpectedEnd) }
    guard values < limits.values else { throw error(.tooManyValues) }
    values += 1
    switch byte {
    case UInt8(ascii: "{"): return try open(.object)
    case UInt8(ascii: "["): return try open(.array)
    default: state = .afterValue
    }
    switch byte {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try readNumber())
    default: return try readLiteral()
    }
  }

  private mutating func readName() throws(JSONError) -> JSONEvent {
    guard peek == UInt8(ascii: "\"") else { throw error(.expectedName) }
    let name = try readString()
    skipWhitespace()
    guard peek == UInt8(ascii: ":") else { throw error(.expectedColon) }
    index += 1
    state = .value
    return .name(name)
  }

  private mutating func open(_ container: Container) throws(JSONError) -> JSONEvent {
    guard stack.count < limits.depth else { throw error(.tooDeep) }
    index += 1
    stack.append(container)
    state = container == .array ? .firstValue : .firstName
    return container == .array ? .beginArray : .beginObject
  }

  private mutating func close(_ event: JSONEvent) -> JSONEvent {
    index += 1
    stack.removeLast()
    state = .afterValue
    return event
  }

  mutating func skipWhitespace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// The byte to read next, or nil at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// An error at a byte, or where the reader is; whatever is missing at the end of the text is `unexpectedEnd`.
  func error(_ kind: JSONError.Kind, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? index
    return JSONError(kind: offset == bytes.count ? .unexpectedEnd : kind, offset: offset)
  }
}
