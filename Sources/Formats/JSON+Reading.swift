extension JSON {
  /// Reads a whole text.
  ///
  /// - Throws: what breaks the grammar or a limit first, with its position.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    var reader = try JSONReader(bytes, limits: limits)
    guard let first = try reader.next() else { throw reader.error(.unexpectedEnd) }
    self = try reader.value(startingWith: first)
    _ = try reader.next()
  }
}

extension JSONReader {
  /// The whole value whose first event was just read; a name or the end of a container counts as null.
  public mutating func value(startingWith event: JSONEvent) throws(JSONError) -> JSON {
    switch event {
    case .null, .name, .endArray, .endObject: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .beginArray: .array(try elements())
    case .beginObject: .object(try members())
    }
  }

  private mutating func elements() throws(JSONError) -> [JSON] {
    var elements: [JSON] = []
    while let event = try next() {
      if case .endArray = event { break }
      elements.append(try value(startingWith: event))
    }
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    while case .name(let name)? = try next(), let event = try next() {
      members.append(JSON.Member(name, try value(startingWith: event)))
    }
    return members
  }
}
