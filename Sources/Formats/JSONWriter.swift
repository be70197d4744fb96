/// Writes JSON (RFC 8259) piece by piece; commas, colons and line breaks come by themselves.
///
/// The result is UTF-8 that can also stand inside HTML and JavaScript: U+2028, U+2029 and the `<` of `</` and `<!` are
/// escaped. Whoever calls keeps the order: a name before every value in an object, an end for every begin.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Sendable {
    /// No white space.
    case compact
    /// A line for each value, two spaces for each level.
    case indented
  }

  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  private var followsName = false

  public init(layout: Layout = .compact) {
    self.layout = layout
  }

  public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a member's name; its value must follow.
  public mutating func name(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    if case .indented = layout { bytes.append(UInt8(ascii: " ")) }
    followsName = true
  }

  public mutating func string(_ string: String) {
    separate()
    appendQuoted(string)
    needsComma = true
  }

  /// Writes a number as its text says.
  public mutating func number(_ number: JSONNumber) { word(number.text) }

  /// Writes the shortest text that reads back as this number, or `null` for NaN and infinity.
  public mutating func number(_ number: Double) { word(NumberText.shortest(number) ?? "null") }

  public mutating func integer(_ integer: Int64) { word(integer.description) }

  public mutating func bool(_ bool: Bool) { word(bool ? "true" : "false") }

  public mutating func null() { word("null") }

  private mutating func word(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth = max(0, depth - 1)
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    defer { followsName = false }
    guard !followsName else { return }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard case .indented = layout else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let byte = text[index]
      let length: Int
      switch byte {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): length = 1
      case UInt8(ascii: "<"): length = Self.opensMarkup(text, at: index) ? 1 : 0
      case 0xE2: length = Self.isLineSeparator(text, at: index) ? 3 : 0
      default: continue
      }
      guard length > 0 else { continue }
      bytes.append(contentsOf: text[start..<index])
      appendEscape(byte, last: text[index + length - 1])
      start = index + length
    }
    bytes.append(contentsOf: text[start...])
  }

  /// Whether `</` or `<!` is at an index.
  private static func opensMarkup(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 1 < text.count && (text[index + 1] == UInt8(ascii: "/") || text[index + 1] == UInt8(ascii: "!"))
  }

  /// Whether U+2028 or U+2029 is at an index.
  private static func isLineSeparator(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
  }

  private mutating func appendEscape(_ first: UInt8, last: UInt8) {
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(first)
    case UInt8(ascii: "<"): bytes.append(contentsOf: "\\u003c".utf8)
    case 0xE2: bytes.append(contentsOf: (last == 0xA8 ? "\\u2028" : "\\u2029").utf8)
    default: appendControl(first)
    }
  }

  private mutating func appendControl(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digit = byte & 15
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
