/// An unsigned decimal number as it was written: 45, 075, 25.495.
struct Decimal: Equatable {
  let value: Double
  let integerDigits: Int
  let hasFraction: Bool

  /// Reads digits, and a fraction behind a point, at the beginning of `bytes`, which then begins behind them.
  ///
  /// Exact to the nearest double: what is beyond 15 digits is below a millionth of a millimetre on the ground, and left out.
  init?(_ bytes: inout ArraySlice<UInt8>) {
    var (mantissa, scale) = (0.0, 1.0)
    var integerDigits = 0
    while let digit = bytes.first, digit.isDigit {
      guard integerDigits < 7 else { return nil }
      mantissa = mantissa * 10 + Double(digit - UInt8(ascii: "0"))
      integerDigits += 1
      bytes.removeFirst()
    }
    guard integerDigits > 0 else { return nil }
    var fraction = bytes
    var hasFraction = false
    if fraction.popFirst() == UInt8(ascii: ".") {
      while let digit = fraction.first, digit.isDigit {
        if mantissa < 1e14 {
          mantissa = mantissa * 10 + Double(digit - UInt8(ascii: "0"))
          scale *= 10
        }
        hasFraction = true
        fraction.removeFirst()
        bytes = fraction
      }
    }
    self.init(value: mantissa / scale, integerDigits: integerDigits, hasFraction: hasFraction)
  }

  private init(value: Double, integerDigits: Int, hasFraction: Bool) {
    self.value = value
    self.integerDigits = integerDigits
    self.hasFraction = hasFraction
  }
}

/// Reads a number with an optional sign at the beginning of `bytes`, which then begins behind it.
func signedNumber(_ bytes: inout ArraySlice<UInt8>) -> Double? {
  var rest = bytes
  let sign = rest.first
  if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
  guard let number = Decimal(&rest) else { return nil }
  bytes = rest
  return sign == UInt8(ascii: "-") ? -number.value : number.value
}
