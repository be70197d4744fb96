import App

/// An attribute of an element. Values are escaped when written; an address is written only if it may be followed.
struct Attribute {
  let name: StaticString
  let value: Value

  enum Value {
    /// The attribute is not written.
    case absent
    /// Only its name is written.
    case empty
    case fixed(StaticString)
    case text(String)
    case phrase(Phrase)
  }

  static func fixed(_ name: StaticString, _ value: StaticString) -> Attribute {
    Attribute(name: name, value: .fixed(value))
  }

  static func text(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name: name, value: .text(value))
  }

  static func flag(_ name: StaticString, _ isThere: Bool = true) -> Attribute {
    Attribute(name: name, value: isThere ? .empty : .absent)
  }

  /// `true` or `false`, as ARIA wants it.
  static func state(_ name: StaticString, _ isOn: Bool) -> Attribute {
    Attribute(name: name, value: isOn ? .fixed("true") : .fixed("false"))
  }

  /// The attribute if there is one, else nothing.
  static func optional(_ attribute: Attribute?) -> Attribute {
    attribute ?? Attribute(name: "", value: .absent)
  }

  static func `class`(_ names: StaticString) -> Attribute {
    .fixed("class", names)
  }

  static func id(_ id: ElementID) -> Attribute {
    .text("id", id.rawValue)
  }

  /// The accessible name of an element that shows none.
  static func label(_ phrase: Phrase) -> Attribute {
    Attribute(name: "aria-label", value: .phrase(phrase))
  }

  static func labelled(by id: ElementID) -> Attribute {
    .text("aria-labelledby", id.rawValue)
  }

  static func described(by id: ElementID) -> Attribute {
    .text("aria-describedby", id.rawValue)
  }

  static func command(_ command: Command) -> Attribute {
    .text("data-command", command.rawValue)
  }

  static func value(_ value: String) -> Attribute {
    .text("data-value", value)
  }

  static func field(_ field: Field) -> Attribute {
    .text("name", field.rawValue)
  }

  static func input(_ field: Field) -> Attribute {
    .text("data-input", field.rawValue)
  }

  static let hidden = Attribute.fixed("aria-hidden", "true")

  /// `href`, if the address begins with `http:`, `https:`, `mailto:` or `geo:`; else nothing, and the link leads nowhere.
  static func address(_ address: String) -> Attribute {
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < address.utf8.count else { return .optional(nil) }
    switch scheme.map({ (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }) {
    case Array("http".utf8), Array("https".utf8), Array("mailto".utf8), Array("geo".utf8):
      return .text("href", address)
    default: return .optional(nil)
    }
  }
}
