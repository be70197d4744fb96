extension JSONReader {
  mutating func readNumber() throws(JSONError) -> JSONNumber {
    switch NumberGrammar.match(bytes, from: index) {
    case .mismatch(let offset): throw error(.invalidNumber, at: offset)
    case .number(let end):
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end
      return JSONNumber(matched: text)
    }
  }

  mutating func readLiteral() throws(JSONError) -> JSONEvent {
    switch peek {
    case UInt8(ascii: "t"): return try expect("true", .bool(true))
    case UInt8(ascii: "f"): return try expect("false", .bool(false))
    case UInt8(ascii: "n"): return try expect("null", .null)
    default: throw error(.expectedValue)
    }
  }

  private mutating func expect(_ word: StaticString, _ event: JSONEvent) throws(JSONError) -> JSONEvent {
    for position in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[position] else { throw error(.invalidLiteral) }
      index += 1
    }
    return event
  }

  /// Reads a string, quotation marks and all; the reader is at the opening one.
  mutating func readString() throws(JSONError) -> String {
    index += 1
    let start = index
    try skipUnescaped()
    if peek == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while peek != UInt8(ascii: "\"") {
      try readEscape(into: &text)
      let start = index
      try skipUnescaped()
      text.append(contentsOf: bytes[start..<index])
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves over characters that stand for themselves, to a quotation mark or a backslash.
  private mutating func skipUnescaped() throws(JSONError) {
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      let length = utf8SequenceLength(bytes, at: index)
      guard length > 0 else { throw error(.invalidUTF8) }
      index += length
    }
    guard index < bytes.count else { throw error(.unexpectedEnd) }
  }

  /// Reads a backslash and what it stands for.
  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    index += 1
    guard let byte = peek else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      index += 1
      return text.append(contentsOf: String(try readEscapedScalar()).utf8)
    default: throw error(.invalidEscape)
    }
    index += 1
  }

  /// Reads the four digits after `\u`, and the second half of a surrogate pair when they are the first.
  private mutating func readEscapedScalar() throws(JSONError) -> Character {
    let unit = try readHexadecimal()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let end = index
    if unit < 0xDC00, peek == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let low = try readHexadecimal()
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) & 0x3FF)
      if 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(value) { return Character(scalar) }
      index = end
    }
    replacedSurrogates += 1
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = hexadecimalValue(byte) else { throw error(.invalidEscape) }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

/// The value of a hexadecimal digit in either case, or nil.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
