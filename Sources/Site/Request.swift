/// The head of a request, as it came from the network; nothing of it has been checked.
public struct Request: Sendable {
  public var method: String
  /// What stood between method and version, undecoded.
  public var target: String
  public var fields: [HeaderField]

  public init(method: String, target: String, fields: [HeaderField] = []) {
    self.method = method
    self.target = target
    self.fields = fields
  }
}

extension Request {
  /// The value of a field; several fields of one name count as one list (RFC 9110, section 5.3).
  func value(of name: String) -> String? {
    var combined: String?
    for field in fields where field.isNamed(name) {
      combined = combined.map { $0 + ", " + field.value } ?? field.value
    }
    return combined
  }

  /// How many bytes the fields take on the wire, with ": " and the line end of each.
  var fieldSectionSize: Int {
    fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}
