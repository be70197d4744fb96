/// Reading the ASCII of protocols: everything else passes through untouched.
extension UInt8 {
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
  }

  var isOptionalWhitespace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// The value of a hexadecimal digit, nil for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Substring.UTF8View {
  /// Without the spaces and tabs around it.
  var trimmed: Substring.UTF8View {
    var rest = self
    while let first = rest.first, first.isOptionalWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isOptionalWhitespace { rest.removeLast() }
    return rest
  }

  /// The same bytes, letter case aside; `lowercased` has to be in lower case.
  func matches(_ lowercased: String) -> Bool {
    count == lowercased.utf8.count && zip(self, lowercased.utf8).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// The number that these digits write, nil for anything but digits; what is too large becomes `Int.max`.
  var decimalValue: Int? {
    guard !isEmpty else { return nil }
    var value = 0
    for byte in self {
      guard byte.isASCIIDigit else { return nil }
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      value = overflowed || carried ? Int.max : sum
    }
    return value
  }
}
