/// A strict reader of the HTML that Views writes: what it cannot read, it reports.
struct Page {
  struct Element {
    let name: String
    let attributes: [(name: String, value: String?)]
    var text = ""
    var children: [Element] = []

    subscript(attribute: String) -> String? {
      attributes.first { $0.name == attribute }.map { $0.value ?? "" }
    }

    /// The element and everything in it, in document order.
    var all: [Element] {
      [self] + children.flatMap(\.all)
    }

    /// What a screen reader says without `aria-label`: the text of all that is not hidden.
    var spokenText: String {
      self["aria-hidden"] == "true" ? "" : text + children.map(\.spokenText).joined()
    }
  }

  enum Failure: Error, Equatable {
    case unbalanced(String)
    case malformed(String)
  }

  private static let void: Set<String> = ["input", "br", "img"]

  let root: Element

  init(_ bytes: [UInt8]) throws {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    var stack = [Element(name: "#root", attributes: [])]
    while let next = rest.first {
      if next != "<" {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        stack[stack.count - 1].text += try Self.unescaped(text)
      } else if rest.hasPrefix("</") {
        let name = try Self.take(upTo: ">", of: &rest).dropFirst(2)
        let closed = stack.removeLast()
        guard closed.name == name, !stack.isEmpty else { throw Failure.unbalanced(String(name)) }
        stack[stack.count - 1].children.append(closed)
      } else {
        let element = try Self.element(&rest)
        if Self.void.contains(element.name) {
          stack[stack.count - 1].children.append(element)
        } else {
          stack.append(element)
        }
      }
    }
    guard stack.count == 1 else { throw Failure.unbalanced(stack.last?.name ?? "") }
    root = stack[0]
  }

  var elements: [Element] { root.all }

  private static func element(_ rest: inout Substring) throws -> Element {
    rest.removeFirst()
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !name.isEmpty else { throw Failure.malformed(String(rest.prefix(20))) }
    rest = rest.dropFirst(name.count)
    var attributes: [(name: String, value: String?)] = []
    while rest.first == " " {
      rest.removeFirst()
      let attribute = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "-" || $0.isNumber) }
      guard !attribute.isEmpty else { throw Failure.malformed(String(rest.prefix(20))) }
      rest = rest.dropFirst(attribute.count)
      if rest.hasPrefix("=\"") {
        rest = rest.dropFirst(2)
        let value = try unescaped(take(upTo: "\"", of: &rest))
        attributes.append((String(attribute), value))
      } else {
        attributes.append((String(attribute), nil))
      }
    }
    guard rest.first == ">" else { throw Failure.malformed(String(rest.prefix(20))) }
    rest.removeFirst()
    return Element(name: String(name), attributes: attributes)
  }

  private static func take(upTo end: Character, of rest: inout Substring) throws -> Substring {
    guard let index = rest.firstIndex(of: end) else { throw Failure.malformed(String(rest.prefix(20))) }
    defer { rest = rest[rest.index(after: index)...] }
    return rest[..<index]
  }

  private static let entities: [(String, String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  /// Refuses every character that must not stand unescaped.
  private static func unescaped(_ text: Substring) throws -> String {
    guard !text.contains(where: { "<>\"'".contains($0) }) else { throw Failure.malformed(String(text)) }
    var (result, rest) = ("", text)
    while let next = rest.first {
      if next == "&" {
        guard let entity = entities.first(where: { rest.hasPrefix($0.0) }) else {
          throw Failure.malformed(String(rest.prefix(20)))
        }
        result += entity.1
        rest = rest.dropFirst(entity.0.count)
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
    return result
  }
}
