import App

/// Writes HTML as UTF-8, escaped by construction.
///
/// Names of elements and attributes are literals of this module; everything else goes through `text` or an attribute's value, and both escape. There is no
/// other way to put a byte into the result. An element is closed where its content ends, so the result is always balanced. Attributes come first in an
/// element's content.
///
/// Closures are inlined into their screens and what every screen calls is not: together that keeps the core for the browser small.
struct HTMLWriter {
  /// The texts of every phrase written.
  let wording: Wording
  private(set) var bytes: [UInt8] = []
  /// Whether attributes can still be written to the element opened last.
  private var isStartTagOpen = false

  init(_ wording: Wording) {
    self.wording = wording
    bytes.reserveCapacity(8_192)
  }

  /// An element with the attributes and what else `content` writes.
  @inline(__always) mutating func element(
    _ name: StaticString,
    class classes: StaticString = "",
    content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, classes)
    content(&self)
    close(name)
  }

  /// An element that has no content and no end tag, such as `input`, with the attributes that `attributes` writes.
  @inline(__always) mutating func void(
    _ name: StaticString,
    class classes: StaticString = "",
    attributes: (inout HTMLWriter) -> Void = { _ in }
  ) {
    open(name, classes)
    attributes(&self)
    endStartTag()
  }

  @inline(never) mutating func attribute(_ name: StaticString, text value: String) {
    begin(name)
    write("=\"")
    escape(value)
    write("\"")
  }

  @inline(never) mutating func attribute(_ name: StaticString, _ value: StaticString) {
    begin(name)
    write("=\"")
    value.withUTF8Buffer { for byte in $0 { escape(byte) } }
    write("\"")
  }

  /// An attribute that is there or not, without a value.
  @inline(never) mutating func flag(_ name: StaticString, _ isThere: Bool = true) {
    if isThere { begin(name) }
  }

  /// Text, with `&`, `<` and `>` escaped.
  @inline(never) mutating func text(_ text: String) {
    endStartTag()
    escape(text)
  }

  @inline(never) mutating func text(_ phrase: Phrase) {
    text(wording[phrase])
  }

  /// A text with `value` for its placeholder.
  @inline(never) mutating func text(_ phrase: Phrase, value: String) {
    text(wording[phrase, value])
  }

  /// A text whose placeholders are filled with names; each is set apart, so that its direction of writing does not disturb the rest.
  @inline(never) mutating func text(_ phrase: Phrase, names: String...) {
    for part in Wording.parts(of: wording[phrase]) {
      switch part {
      case .text(let literal): text(literal)
      case .value(let index): if names.indices.contains(index) { name(names[index]) }
      }
    }
  }

  /// A name that a person gave, in the direction of its own letters.
  @inline(never) mutating func name(_ name: String) {
    element("bdi") { html in
      html.attribute("dir", "auto")
      html.text(name)
    }
  }

  @inline(never) private mutating func open(_ name: StaticString, _ classes: StaticString) {
    endStartTag()
    write("<")
    write(name)
    isStartTagOpen = true
    if classes.utf8CodeUnitCount > 0 { attribute("class", classes) }
  }

  @inline(never) private mutating func close(_ name: StaticString) {
    endStartTag()
    write("</")
    write(name)
    write(">")
  }

  /// Begins an attribute.
  @inline(never) private mutating func begin(_ name: StaticString) {
    assert(isStartTagOpen, "attributes come before content")
    write(" ")
    write(name)
  }

  @inline(never) private mutating func endStartTag() {
    guard isStartTagOpen else { return }
    isStartTagOpen = false
    write(">")
  }

  @inline(never) private mutating func write(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @inline(never) private mutating func escape(_ text: String) {
    for byte in text.utf8 { escape(byte) }
  }

  private mutating func escape(_ byte: UInt8) {
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
