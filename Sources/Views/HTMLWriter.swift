import App

/// Writes HTML as UTF-8, escaped by construction.
///
/// Names of elements and attributes are literals of this module; everything else goes through `text` or an attribute's value, and both escape. There is no
/// other way to put a byte into the result. An element is closed where its content ends, so the result is always balanced.
struct HTMLWriter {
  /// The language of every phrase written.
  let language: Language
  private(set) var bytes: [UInt8] = []

  init(language: Language) {
    self.language = language
    bytes.reserveCapacity(8_192)
  }

  /// An element with what `content` writes between its tags.
  mutating func element(
    _ name: StaticString,
    _ attributes: Attribute...,
    content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    write("</")
    write(name)
    write(">")
  }

  /// An element that has no content and no end tag, such as `input`.
  mutating func void(_ name: StaticString, _ attributes: Attribute...) {
    open(name, attributes)
  }

  /// Text, with `&`, `<` and `>` escaped.
  mutating func text(_ text: String) {
    escape(text)
  }

  mutating func text(_ phrase: Phrase) {
    escape(phrase.text(in: language))
  }

  /// A text whose placeholders are filled with names; each is set apart, so that its direction of writing does not disturb the rest.
  mutating func text(_ words: Words, names: String...) {
    for part in Words.parts(of: words.text(in: language)) {
      switch part {
      case .text(let text): escape(text)
      case .value(let index): if names.indices.contains(index) { name(names[index]) }
      }
    }
  }

  /// A name that a person gave, in the direction of its own letters.
  mutating func name(_ name: String) {
    element("bdi", .fixed("dir", "auto")) { $0.text(name) }
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    write("<")
    write(name)
    for attribute in attributes { write(attribute) }
    write(">")
  }

  private mutating func write(_ attribute: Attribute) {
    if case .absent = attribute.value { return }
    write(" ")
    write(attribute.name)
    switch attribute.value {
    case .absent, .empty: return
    case .fixed(let value):
      write("=\"")
      escape(value.description)
    case .text(let value):
      write("=\"")
      escape(value)
    case .phrase(let phrase):
      write("=\"")
      escape(phrase.text(in: language))
    }
    write("\"")
  }

  private mutating func write(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      case 0: write("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }
}
