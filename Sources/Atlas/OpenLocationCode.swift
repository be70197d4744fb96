import Geo

/// A plus code (Open Location Code, by its specification of 2014): full, or short for use near a named place.
///
/// Five pairs of digits in base 20 give latitude and longitude in steps of 20, 1, 1/20, 1/400 and 1/8000 degrees; each digit beyond
/// chooses one of five rows and four columns. A code is an area; its centre stands for it.
struct OpenLocationCode: Equatable {
  /// nil for a short code.
  let center: Coordinate?

  /// Reads a code, or a code with the name of a town behind it; nil for other texts.
  init?(_ text: [UInt8]) {
    let words = text[...].split { $0.isSpace }
    guard let word = words.first, word.count <= Self.maximumDigits + 1 else { return nil }
    guard let plus = word.firstIndex(of: UInt8(ascii: "+")) else { return nil }
    let (head, tail) = (word[..<plus], word[(plus + 1)...])
    guard tail.count != 1, head.count % 2 == 0, 2...8 ~= head.count else { return nil }
    let significant = head.prefix { $0 != UInt8(ascii: "0") }
    let isPadded = significant.count < head.count
    guard !isPadded || Self.isPadding(head[significant.endIndex...], tail, significant.count) else {
      return nil
    }
    var digits: [UInt32] = []
    for letter in significant + tail {
      guard let digit = Self.digit(letter) else { return nil }
      digits.append(digit)
    }
    guard head.count == 8 else {
      guard !isPadded, tail.count >= 2 else { return nil }
      center = nil
      return
    }
    guard words.count == 1 || !isPadded, let center = Self.center(digits) else { return nil }
    self.center = center
  }

  private static let maximumDigits = 15

  private static func isPadding(_ zeros: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>, _ digits: Int) -> Bool
  {
    tail.isEmpty && digits > 0 && digits % 2 == 0 && zeros.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  private static func digit(_ letter: UInt8) -> UInt32? {
    let alphabet: StaticString = "23456789cfghjmpqrvwx"
    let small = letter.lowercase
    for value in 0..<20 where alphabet.utf8Start[value] == small { return UInt32(value) }
    return nil
  }

  /// Counts in the finest steps, of which a degree of latitude has 8000 · 5⁵ and one of longitude 8000 · 4⁵.
  private static func center(_ digits: [UInt32]) -> Coordinate? {
    let (rows, columns) = (25_000_000.0, 8_192_000.0)
    var (latitudeStep, longitudeStep) = (20 * rows, 20 * columns)
    var (latitude, longitude) = (0.0, 0.0)
    var position = 0
    while position + 1 < min(digits.count, 10) {
      if position > 0 { (latitudeStep, longitudeStep) = (latitudeStep / 20, longitudeStep / 20) }
      latitude += Double(digits[position]) * latitudeStep
      longitude += Double(digits[position + 1]) * longitudeStep
      position += 2
    }
    for digit in digits.dropFirst(10) {
      (latitudeStep, longitudeStep) = (latitudeStep / 5, longitudeStep / 4)
      latitude += Double(digit / 4) * latitudeStep
      longitude += Double(digit % 4) * longitudeStep
    }
    latitude = (latitude + latitudeStep / 2) / rows - 90
    longitude = (longitude + longitudeStep / 2) / columns - 180
    guard longitude < 180 else { return nil }
    return checkedCoordinate(latitude, longitude)
  }
}
