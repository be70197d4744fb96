extension CBORDecoder {
  /// Steps over the next item, having checked it in full: well-formed, deterministic, not too deep.
  public mutating func skip() throws(CBORError) {
    try skip(depth: 0)
  }

  /// Reads the next item as the bytes it is encoded in, checked like `skip()`, so that it can be written again untouched.
  public mutating func item() throws(CBORError) -> [UInt8] {
    let start = position
    try skip()
    return Array(input[start..<position])
  }

  private mutating func skip(depth: Int) throws(CBORError) {
    guard depth < Self.maximumDepth else { throw CBORError(.tooDeep, at: position) }
    switch try peek() {
    case .unsigned, .negative: _ = try nextHead()
    case .bytes: _ = try stringRange(.bytes)
    case .text: try skipText()
    case .array:
      for _ in 0..<(try array()) { try skip(depth: depth + 1) }
    case .map: try skipMap(depth: depth)
    case .tag:
      _ = try nextHead()
      try skip(depth: depth + 1)
    case .simple: try skipSimple()
    }
  }

  private mutating func skipText() throws(CBORError) {
    let start = position
    let range = try stringRange(.text)
    guard isValidUTF8(input[range]) else { throw CBORError(.invalidUTF8, at: start) }
  }

  private mutating func skipMap(depth: Int) throws(CBORError) {
    let start = position
    let argument = try head(.map)
    let pairs = try count(of: argument, smallest: 2, start: start)
    var previous = position..<position
    for _ in 0..<pairs {
      let key = position
      try skip(depth: depth + 1)
      if !previous.isEmpty { try requireOrder(previous, key..<position) }
      previous = key..<position
      try skip(depth: depth + 1)
    }
  }

  /// Simple values: 0 to 23 in one byte, 32 to 255 in two, and floating-point numbers (RFC 8949, section 3.3).
  private mutating func skipSimple() throws(CBORError) {
    let start = position
    switch input[position] & 31 {
    case 0..<24: position += 1
    case 24:
      position += 1
      guard try nextByte() >= 32 else { throw CBORError(.malformed, at: start) }
    case 25...27: _ = try double()
    default: throw CBORError(.malformed, at: start)
    }
  }
}

/// Whether the bytes are UTF-8 (RFC 3629): no overlong forms, surrogates, or values above U+10FFFF.
private func isValidUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
  var position = bytes.startIndex
  while position < bytes.endIndex {
    let first = bytes[position]
    position += 1
    if first < 0x80 { continue }
    let (trailing, lowest, highest) = trailingBytes(after: first)
    guard trailing > 0, trailing <= bytes.endIndex - position else { return false }
    guard lowest...highest ~= bytes[position] else { return false }
    for offset in position + 1..<position + trailing {
      guard bytes[offset] & 0xC0 == 0x80 else { return false }
    }
    position += trailing
  }
  return true
}

/// How many bytes follow the first one of a character, and what the next may be (RFC 3629, section 4); 0 when none can follow.
private func trailingBytes(after first: UInt8) -> (count: Int, lowest: UInt8, highest: UInt8) {
  switch first {
  case 0xC2...0xDF: (1, 0x80, 0xBF)
  case 0xE0: (2, 0xA0, 0xBF)
  case 0xED: (2, 0x80, 0x9F)
  case 0xE1...0xEF: (2, 0x80, 0xBF)
  case 0xF0: (3, 0x90, 0xBF)
  case 0xF1...0xF3: (3, 0x80, 0xBF)
  case 0xF4: (3, 0x80, 0x8F)
  default: (0, 0, 0)
  }
}
