/// A validator of one representation (RFC 9110, section 8.8.3); the server's own are always strong.
struct EntityTag: Equatable, Sendable {
  /// As it stands in the field, with its quotes.
  let text: String

  /// The digest is of the representation's own bytes; the coding is added, so that two codings never share a tag.
  init(digest: String, coding: ContentCoding) {
    text = coding.name.map { "\"\(digest)-\($0)\"" } ?? "\"\(digest)\""
  }

  /// Whether If-None-Match names it: in a list, weak or strong, or by "*".
  func isWeaklyMatched(by field: String) -> Bool {
    Self.elements(of: field).contains { element in
      element == "*" || element == text[...] || (element.hasPrefix("W/") && element.dropFirst(2) == text[...])
    }
  }

  /// Whether If-Match names it, which weak tags never do.
  func isStronglyMatched(by field: String) -> Bool {
    Self.elements(of: field).contains { $0 == "*" || $0 == text[...] }
  }

  /// Splits at commas outside of quotes.
  private static func elements(of field: String) -> [Substring] {
    var isQuoted = false
    let parts = field[...].utf8.split { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ",") && !isQuoted
    }
    return parts.map { Substring($0.trimmed) }
  }
}
