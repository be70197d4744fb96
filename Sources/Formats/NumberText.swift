/// Numbers as text: written as short as reads back the same, read by the strict grammar of JSON (RFC 8259, section 6).
///
/// No other spelling is read: no plus sign, no leading zero, no missing digit, no space, no hexadecimal, no NaN.
public enum NumberText {
  /// The shortest decimal that reads back as exactly this number, or nil when it is NaN or infinite.
  ///
  /// Whole numbers have no fraction ("12"); from 2⁵⁴ on and below 0.0001 there is an exponent ("1e+17", "5e-05");
  /// negative zero is "-0.0". Every result is a JSON number.
  public static func shortest(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    let text = number.description
    guard text.utf8.count > 2, text.utf8.suffix(2).elementsEqual(".0".utf8) else { return text }
    return number == 0 && number.sign == .minus
      ? text : String(decoding: text.utf8.dropLast(2), as: UTF8.self)
  }

  /// The shortest decimal without an exponent that reads back as exactly this number, or nil for NaN and infinity.
  ///
  /// For formats whose numbers have no exponents, such as `xs:decimal` in GPX; up to 327 bytes long. Negative zero is "0".
  public static func plain(_ number: Double) -> String? {
    guard number != 0 else { return "0" }
    guard let text = shortest(number) else { return nil }
    guard text.utf8.contains(UInt8(ascii: "e")), let decimal = Decimal(text) else { return text }
    var digits = Array(decimal.significand.description.utf8)
    if decimal.exponent >= 0 {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimal.exponent))
    } else {
      let missing = max(0, 1 - decimal.exponent - digits.count)
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: 0)
      digits.insert(UInt8(ascii: "."), at: digits.count + decimal.exponent)
    }
    return (number < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// The double nearest to a JSON number, or nil when the text is none or the value is beyond the largest double.
  ///
  /// Up to 2⁵³ with a small exponent the conversion is one exact operation (Clinger, How to Read Floating Point Numbers
  /// Accurately, 1990); everything else is the standard library's, which rounds correctly.
  public static func double(_ text: String) -> Double? {
    guard isNumber(text) else { return nil }
    if let exact = Decimal(text)?.exactDouble { return exact }
    guard let nearest = Double(text), nearest.isFinite else { return nil }
    return nearest
  }

  /// The value of a whole number without fraction or exponent, or nil when the text is none or it does not fit.
  public static func integer(_ text: String) -> Int64? {
    guard isNumber(text) else { return nil }
    return Int64(text)
  }

  /// Whether the whole text is one JSON number.
  public static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard case .number(let end) = NumberGrammar.match(bytes, from: 0) else { return false }
      return end == bytes.count
    }
  }
}

/// A decimal of at most 18 digits: significand × 10^exponent, with its sign.
private struct Decimal {
  var isNegative = false
  var significand: UInt64 = 0
  var exponent = 0

  /// Takes a JSON number apart; nil when it has more digits or a larger exponent than fit.
  init?(_ text: String) {
    var (digits, fractionDigits, written) = (0, 0, 0)
    var (inFraction, inExponent, exponentIsNegative) = (false, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-") where inExponent: exponentIsNegative = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): continue
      case UInt8(ascii: "."): inFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case _ where inExponent:
        written = written * 10 + Int(byte - UInt8(ascii: "0"))
        guard written < 10_000 else { return nil }
      default:
        significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
        digits += significand == 0 ? 0 : 1
        fractionDigits += inFraction ? 1 : 0
        guard digits < 19, fractionDigits < 10_000 else { return nil }
      }
    }
    exponent = (exponentIsNegative ? -written : written) - fractionDigits
  }

  /// The value when one correctly rounded operation on exact numbers gives it.
  var exactDouble: Double? {
    guard significand <= 1 << 53, -22...22 ~= exponent else { return nil }
    let power = powersOfTen[abs(exponent)]
    let magnitude = exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -magnitude : magnitude
  }
}

/// The powers of ten that are exact doubles.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19, 1e20,
  1e21, 1e22,
]
