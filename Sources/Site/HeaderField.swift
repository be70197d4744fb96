/// One field of a request or response head (RFC 9110, section 5).
public struct HeaderField: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension HeaderField {
  /// Whether the name is this one; names have no letter case (RFC 9110, section 5.1).
  func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && zip(name.utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }
}
