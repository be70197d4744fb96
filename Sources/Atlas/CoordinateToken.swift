/// What coordinates are written with.
enum CoordinateToken: Equatable {
  case number(Decimal, Sign?)
  case unit(Unit)
  /// `n`, `s`, `e` or `w`.
  case hemisphere(UInt8)
  case label(CoordinateAngle.Axis)
  case separator(UInt8)

  enum Sign: Equatable {
    case plus
    case minus
  }

  enum Unit: Equatable {
    case degree
    case minute
    case second
  }

  var isLabel: Bool { if case .label = self { true } else { false } }
  var isHemisphere: Bool { if case .hemisphere = self { true } else { false } }
  var isSeparator: Bool { if case .separator = self { true } else { false } }
  var hasFraction: Bool { if case .number(let number, _) = self { number.hasFraction } else { false } }

  /// The tokens of a text that `plainCoordinateText` made; nil where something else is in it.
  static func tokens(_ text: [UInt8]) -> [CoordinateToken]? {
    var reader = CoordinateReader(rest: text[...].trimmed)
    reader.stripBrackets()
    while reader.skipSpaces() {
      guard reader.next() else { return nil }
    }
    return reader.tokens
  }
}

private struct CoordinateReader {
  var rest: ArraySlice<UInt8>
  var tokens: [CoordinateToken] = []
  private var isAfterSpace = true
  /// A minute was written with a letter, so that an `s` behind the next number is a second.
  private var expectsSeconds = false

  init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  mutating func stripBrackets() {
    while let first = rest.first, let last = rest.last, isOpening(first),
      last == first + (first == 0x28 ? 1 : 2)
    {
      rest = rest.dropFirst().dropLast().trimmed
    }
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  /// Whether something follows.
  mutating func skipSpaces() -> Bool {
    let count = rest.count
    rest = rest.trimmed
    isAfterSpace = tokens.isEmpty || rest.count < count
    return !rest.isEmpty
  }

  mutating func next() -> Bool {
    let byte = rest[rest.startIndex]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(nil)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return signedNumber(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      return symbol(.separator(byte))
    case degreeSign: return symbol(.unit(.degree))
    case UInt8(ascii: "\""): return symbol(.unit(.second))
    case UInt8(ascii: "'"):
      let isDouble = rest.dropFirst().first == byte
      if isDouble { rest.removeFirst() }
      return symbol(.unit(isDouble ? .second : .minute))
    default: return word()
    }
  }

  private mutating func symbol(_ token: CoordinateToken) -> Bool {
    rest.removeFirst()
    tokens.append(token)
    return true
  }

  private mutating func number(_ sign: CoordinateToken.Sign?) -> Bool {
    guard let number = Decimal(&rest) else { return false }
    tokens.append(.number(number, sign))
    return true
  }

  /// A sign right behind a number or a unit would be a range, such as `12.5-13.7`.
  private mutating func signedNumber(_ sign: UInt8) -> Bool {
    if !isAfterSpace {
      switch tokens.last {
      case .number, .unit: return false
      default: break
      }
    }
    rest.removeFirst()
    return number(sign == UInt8(ascii: "-") ? .minus : .plus)
  }

  private mutating func word() -> Bool {
    let letters = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0.lowercase }
    guard !letters.isEmpty else { return false }
    rest = rest[letters.endIndex...]
    if letters.count == 2, let unit = unit(letters.prefix(1)), let letter = hemisphere(letters.dropFirst()) {
      tokens += [.unit(unit), letter]
      return true
    }
    let small = letters.map { $0.lowercase }
    if let axis = axis(small) {
      rest = rest.trimmed
      if rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=") { rest.removeFirst() }
      tokens.append(.label(axis))
    } else if let unit = unit(letters) {
      tokens.append(.unit(unit))
      expectsSeconds = unit == .minute
    } else if let letter = hemisphere(letters) {
      tokens.append(letter)
    } else {
      return false
    }
    return true
  }

  /// Only small letters are units, since a capital S is south.
  private func unit(_ word: ArraySlice<UInt8>) -> CoordinateToken.Unit? {
    if word.equals("d") || word.equals("deg") { return .degree }
    if word.equals("m") || word.equals("min") { return .minute }
    if word.equals("sec") || (word.equals("s") && expectsSeconds) { return .second }
    return nil
  }

  private func hemisphere(_ word: ArraySlice<UInt8>) -> CoordinateToken? {
    let small = word.map { $0.lowercase }
    for name in ["north", "south", "east", "west"] as [StaticString] {
      let letter = name.utf8Start[0]
      if small.equals(name) || (small.count == 1 && small[0] == letter) { return .hemisphere(letter) }
    }
    return nil
  }

  private func axis(_ word: [UInt8]) -> CoordinateAngle.Axis? {
    if word.equals("lat") || word.equals("latitude") { return .latitude }
    if word.equals("lon") || word.equals("lng") || word.equals("long") || word.equals("longitude") {
      return .longitude
    }
    return nil
  }
}
