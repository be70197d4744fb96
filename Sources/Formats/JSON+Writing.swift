extension JSON {
  /// The value as JSON text in UTF-8.
  public func encoded(layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.value(self)
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes a whole value.
  public mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let number): self.number(number)
    case .string(let string): self.string(string)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }
}
