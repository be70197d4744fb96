/// Letters and literals in UTF-8, compared byte for byte.
extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Space, tabulator and ends of lines.
  var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// The small letter of A to Z; other bytes as they are.
  var lowercase: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 0x20 : self }
}

extension Collection where Element == UInt8 {
  func equals(_ literal: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  func begins(with literal: StaticString) -> Bool {
    starts(with: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}

extension BidirectionalCollection where Element == UInt8 {
  func ends(with literal: StaticString) -> Bool {
    suffix(literal.utf8CodeUnitCount).equals(literal)
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces at both ends.
  var trimmed: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    while let last = rest.last, last.isSpace { rest.removeLast() }
    return rest
  }

  /// The pieces between `separator`; those without a byte too.
  func pieces(by separator: UInt8) -> [ArraySlice<UInt8>] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
