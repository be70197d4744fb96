/// A JSON value (RFC 8259).
///
/// An object keeps its members in the order of the text, equal names included; looking a name up finds the last, as
/// JavaScript does. Names are compared byte by byte. A number keeps the text it was written in.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value in an object.
  public struct Member: Equatable, Sendable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the last member with this name; nil when there is none or this is not an object. O(members).
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The text, when this is a string.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The number, when this is one.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value, when this is one.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements, when this is an array.
  public var array: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, when this is an object.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
