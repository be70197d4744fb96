/// The eight bytes of a number, the highest first.
func bigEndianBytes(_ value: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * UInt64($0))) }
}

/// Two hexadecimal digits in lower case for each byte.
func hexText(_ bytes: some Sequence<UInt8>) -> String {
  var digits: [UInt8] = []
  for byte in bytes {
    digits.append(hexDigit(byte >> 4))
    digits.append(hexDigit(byte & 15))
  }
  return String(decoding: digits, as: UTF8.self)
}

/// A number as exactly `digits` hexadecimal digits in lower case.
func hexText(_ value: UInt64, digits: Int) -> String {
  let bytes = (0..<digits).map { hexDigit(UInt8(value >> UInt64(4 * (digits - 1 - $0)) & 15)) }
  return String(decoding: bytes, as: UTF8.self)
}

/// The bytes of an even number of hexadecimal digits in lower case, or nil.
func bytesOfHex(_ digits: Substring.UTF8View) -> [UInt8]? {
  guard digits.count % 2 == 0 else { return nil }
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in digits {
    guard let value = hexValue(digit) else { return nil }
    if let first = high {
      bytes.append(first << 4 | value)
      high = nil
    } else {
      high = value
    }
  }
  return bytes
}

/// The value of exactly `digits` hexadecimal digits in lower case, or nil.
func valueOfHex(_ text: some Collection<UInt8>, digits: Int) -> UInt64? {
  guard text.count == digits else { return nil }
  var result: UInt64 = 0
  for digit in text {
    guard let value = hexValue(digit) else { return nil }
    result = result << 4 | UInt64(value)
  }
  return result
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

private func hexValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  default: nil
  }
}
