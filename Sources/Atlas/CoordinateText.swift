import Geo

// Coordinates as people write them. A text goes through three steps, and whatever one of them does not understand ends in nil:
//
//   1. `plainCoordinateText`: one way to write each sign, digit and symbol        "北緯35度39分" → "N35°39'"
//   2. `CoordinateToken.tokens`: numbers, units, letters of the compass, labels, separators
//   3. here: the tokens of two angles are told apart, and each is read by `CoordinateAngle`
//
// Which of two plain numbers is the latitude nobody can know. The first is taken for it, as most write it, unless it is beyond 90.

/// Reads a pair of coordinates: decimal, degrees and minutes, or degrees, minutes and seconds. O(length of the text).
func coordinate(in text: String) -> Coordinate? {
  guard let plain = plainCoordinateText(text), let tokens = CoordinateToken.tokens(plain) else { return nil }
  guard let (head, tail) = halves(tokens) else { return nil }
  guard let first = CoordinateAngle(head), let second = CoordinateAngle(tail) else { return nil }
  switch (first.axis, second.axis) {
  case (.latitude, .longitude): return checkedCoordinate(first.degrees, second.degrees)
  case (.longitude, .latitude): return checkedCoordinate(second.degrees, first.degrees)
  case (nil, nil) where abs(first.degrees) > 90: return checkedCoordinate(second.degrees, first.degrees)
  case (nil, nil): return checkedCoordinate(first.degrees, second.degrees)
  default: return nil
  }
}

private typealias Tokens = ArraySlice<CoordinateToken>

/// The tokens of the two angles, without what separates them.
private func halves(_ tokens: [CoordinateToken]) -> (Tokens, Tokens)? {
  let labels = tokens.indices.filter { tokens[$0].isLabel }
  let letters = tokens.indices.filter { tokens[$0].isHemisphere }
  guard let cut = cut(tokens, labels: labels, letters: letters) else { return nil }
  var (head, tail) = (tokens[..<cut], tokens[cut...])
  if head.last?.isSeparator == true {
    head.removeLast()
  } else if tail.first?.isSeparator == true {
    tail.removeFirst()
  }
  return (head, tail)
}

/// Where the second angle begins, perhaps with the separator.
private func cut(_ tokens: [CoordinateToken], labels: [Int], letters: [Int]) -> Int? {
  guard letters.isEmpty || letters.count == 2 else { return nil }
  if !labels.isEmpty { return labels.count == 2 && labels[0] == 0 ? labels[1] : nil }
  if letters.count == 2 { return letters[0] == 0 ? letters[1] : letters[0] + 1 }
  let separators = tokens.indices.filter { tokens[$0].isSeparator }
  if separators.count == 1 {
    return isPlausible(tokens, separator: tokens[separators[0]]) ? separators[0] : nil
  }
  guard separators.isEmpty else { return nil }
  let degrees = tokens.indices.filter { tokens[$0] == .unit(.degree) }
  if degrees.count == 2 { return degrees[1] - 1 }
  return tokens.count == 2 && tokens.contains { $0.hasFraction } ? 1 : nil
}

/// `3/4` is a date or a fraction, not a position; `3.5/4.5` is one.
private func isPlausible(_ tokens: [CoordinateToken], separator: CoordinateToken) -> Bool {
  guard separator == .separator(UInt8(ascii: "/")) else { return true }
  return tokens.allSatisfy { $0.hasFraction || $0 == separator }
}
