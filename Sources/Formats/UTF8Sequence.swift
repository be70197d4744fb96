/// The length of the well-formed UTF-8 sequence at an index, 1...4 bytes, or 0 when it is ill-formed or cut off.
///
/// The Unicode Standard, table 3-7: no overlong form, no surrogate, nothing above U+10FFFF.
func utf8SequenceLength(_ bytes: [UInt8], at index: Int) -> Int {
  let lead = bytes[index]
  if lead < 0x80 { return 1 }
  let (length, second): (Int, ClosedRange<UInt8>)
  switch lead {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard index + length <= bytes.count, second ~= bytes[index + 1] else { return 0 }
  for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
  return length
}
