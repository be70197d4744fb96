// Protocol Buffers' wire format (protobuf.dev, Encoding), as far as it is written here: numbers and byte strings.

extension [UInt8] {
  /// Appends a number in groups of seven bits, lowest first.
  mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends a field that holds a number (wire type 0).
  mutating func appendField(_ number: Int, _ value: UInt64) {
    appendVarint(UInt64(number) << 3)
    appendVarint(value)
  }

  /// Appends a field that holds bytes: a text, a message or packed numbers (wire type 2).
  mutating func appendField(_ number: Int, _ content: some Collection<UInt8>) {
    appendHead(number, length: content.count)
    append(contentsOf: content)
  }

  /// Begins a field of bytes; `length` bytes follow.
  mutating func appendHead(_ number: Int, length: Int) {
    appendVarint(UInt64(number) << 3 | 2)
    appendVarint(UInt64(length))
  }
}
