extension CBORDecoder {
  /// Reads a floating-point number in its shortest form; NaN only as 0xF97E00.
  public mutating func double() throws(CBORError) -> Double {
    let start = position
    let (value, width) = try float()
    let shortest =
      switch CBORFloat(value) {
      case .half(let bits): width == 2 && (!value.isNaN || bits == rawHalf(at: start))
      case .single: width == 4
      case .double: width == 8
      }
    guard shortest else { throw CBORError(.notShortest, at: start) }
    return value
  }

  /// Reads a number of any kind: an integer, or a floating-point number of any width.
  ///
  /// For messages from a host that has one number type; stored formats use `double()`.
  public mutating func number() throws(CBORError) -> Double {
    switch try peek() {
    case .unsigned, .negative: Double(try integer())
    default: try float().value
    }
  }

  private func rawHalf(at start: Int) -> UInt16 {
    UInt16(input[start + 1]) << 8 | UInt16(input[start + 2])
  }

  private mutating func float() throws(CBORError) -> (value: Double, width: Int) {
    let start = position
    switch try nextByte() {
    case 0xF9: return (CBORFloat.value(half: UInt16(try bigEndian(2))), 2)
    case 0xFA: return (Double(Float(bitPattern: UInt32(try bigEndian(4)))), 4)
    case 0xFB: return (Double(bitPattern: try bigEndian(8)), 8)
    default: throw CBORError(.unexpectedType, at: start)
    }
  }
}
