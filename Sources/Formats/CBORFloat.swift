/// A floating-point number in the shortest of the three widths of CBOR that keeps its value (RFC 8949, section 4.2.1).
enum CBORFloat {
  case half(UInt16)
  case single(UInt32)
  case double(UInt64)

  init(_ value: Double) {
    if value.isNaN {
      self = .half(0x7E00)
      return
    }
    let single = Float(value)
    guard Double(single).bitPattern == value.bitPattern else {
      self = .double(value.bitPattern)
      return
    }
    if let half = Self.half(of: single) {
      self = .half(half)
    } else {
      self = .single(single.bitPattern)
    }
  }

  /// The IEEE 754 binary16 pattern of exactly this value, or nil when there is none.
  private static func half(of value: Float) -> UInt16? {
    let bits = value.bitPattern
    let sign = UInt16(truncatingIfNeeded: bits >> 16) & 0x8000
    let exponent = Int(bits >> 23 & 0xFF) - 127
    let fraction = bits & 0x7F_FFFF
    if bits & 0x7FFF_FFFF == 0 { return sign }
    if exponent == 128 { return sign | 0x7C00 }
    if exponent > 15 || exponent < -24 { return nil }
    if exponent >= -14 {
      guard fraction & 0x1FFF == 0 else { return nil }
      return sign | UInt16(exponent + 15) << 10 | UInt16(fraction >> 13)
    }
    let significand = fraction | 0x80_0000
    let dropped = UInt32(-1 - exponent)
    guard significand & (1 << dropped - 1) == 0 else { return nil }
    return sign | UInt16(significand >> dropped)
  }

  /// The value of an IEEE 754 binary16 pattern (RFC 8949, appendix D).
  static func value(half bits: UInt16) -> Double {
    let fraction = Double(bits & 0x3FF)
    let magnitude: Double
    switch bits >> 10 & 0x1F {
    case 0: magnitude = fraction * 0x1p-24
    case 31: magnitude = fraction == 0 ? .infinity : .nan
    case let exponent:
      magnitude = (fraction + 1024) * Double(sign: .plus, exponent: Int(exponent) - 25, significand: 1)
    }
    return bits & 0x8000 == 0 ? magnitude : -magnitude
  }
}
