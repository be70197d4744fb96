/// One angle of a pair: a number with up to two smaller units, and which of the two coordinates it is where a letter or a label says so.
struct CoordinateAngle {
  enum Axis: Equatable {
    case latitude
    case longitude
  }

  let degrees: Double
  let axis: Axis?

  /// Reads all the tokens, or nothing: `[label] [N] number [°] [number ['] [number ["]]] [N]`.
  init?(_ tokens: ArraySlice<CoordinateToken>) {
    var rest = tokens
    var axis: Axis?
    if case .label(let named) = rest.first {
      axis = named
      rest.removeFirst()
    }
    var letter: UInt8?
    if case .hemisphere(let first) = rest.first {
      letter = first
      rest.removeFirst()
    } else if case .hemisphere(let last) = rest.last {
      letter = last
      rest.removeLast()
    }
    guard let angle = Self.angle(&rest, isMarked: letter != nil), rest.isEmpty else { return nil }
    guard let letter else {
      degrees = angle
      self.axis = axis
      return
    }
    let own: Axis = letter == UInt8(ascii: "n") || letter == UInt8(ascii: "s") ? .latitude : .longitude
    guard axis == nil || axis == own else { return nil }
    self.axis = own
    degrees = letter == UInt8(ascii: "s") || letter == UInt8(ascii: "w") ? -angle : angle
  }

  /// `isMarked`: a letter of the compass stands with it, which forbids the minus sign.
  private static func angle(_ rest: inout ArraySlice<CoordinateToken>, isMarked: Bool) -> Double? {
    guard case .number(let first, let sign) = rest.popFirst(), first.integerDigits <= 3 else { return nil }
    guard !isMarked || sign != .minus else { return nil }
    let hasUnit = rest.first == .unit(.degree)
    if hasUnit { rest.removeFirst() }
    var parts = [first]
    for unit in [CoordinateToken.Unit.minute, .second] {
      guard case .number(let number, nil) = rest.first else { break }
      guard number.integerDigits <= 2, isMarked || hasUnit, parts.last?.hasFraction == false else {
        return nil
      }
      parts.append(number)
      rest.removeFirst()
      if rest.first == .unit(unit) { rest.removeFirst() }
    }
    let smaller = parts.dropFirst().map { $0.value } + [0, 0]
    guard let angle = sexagesimal(first.value, smaller[0], smaller[1]) else { return nil }
    return sign == .minus ? -angle : angle
  }
}
