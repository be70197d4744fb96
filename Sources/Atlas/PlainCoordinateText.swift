/// The byte that stands for the sign of degrees in `plainCoordinateText`, the same as in ISO 8859-1.
let degreeSign: UInt8 = 0xB0

/// Coordinates with one way to write each thing: ASCII and `degreeSign`, with points in the decimals; nil for texts with other letters.
///
/// A comma between two digits is a decimal comma where no number has a point.
func plainCoordinateText(_ text: String) -> [UInt8]? {
  var plain: [UInt8] = []
  var previous: UInt32 = 0
  for scalar in text.unicodeScalars {
    guard appendPlain(scalar.value, after: previous, to: &plain) else { return nil }
    previous = scalar.value
  }
  let usesPoints = plain.indices.contains { plain[$0] == UInt8(ascii: ".") && isBetweenDigits($0, plain) }
  if !usesPoints {
    for index in plain.indices where plain[index] == UInt8(ascii: ",") && isBetweenDigits(index, plain) {
      plain[index] = UInt8(ascii: ".")
    }
  }
  return plain
}

private func isBetweenDigits(_ index: Int, _ text: [UInt8]) -> Bool {
  index > 0 && index + 1 < text.count && text[index - 1].isDigit && text[index + 1].isDigit
}

private func appendPlain(_ scalar: UInt32, after previous: UInt32, to plain: inout [UInt8]) -> Bool {
  switch scalar {
  case 0x09...0x0D, 0x20...0x7E: plain.append(scalar == 0x60 ? UInt8(ascii: "'") : UInt8(scalar))
  case 0xFF01...0xFF5E: plain.append(UInt8(scalar - 0xFEE0))
  case 0x660...0x669: plain.append(UInt8(scalar - 0x630))
  case 0x6F0...0x6F9: plain.append(UInt8(scalar - 0x6C0))
  case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(0x20)
  case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: break
  case 0x2010...0x2015, 0x2212, 0xFE63: plain.append(UInt8(ascii: "-"))
  case 0xB4, 0x2B9, 0x2BC, 0x2018, 0x2019, 0x2032: plain.append(UInt8(ascii: "'"))
  case 0x2BA, 0x201C, 0x201D, 0x2033, 0x3003: plain.append(UInt8(ascii: "\""))
  case 0xB0, 0xBA, 0x2DA: plain.append(degreeSign)
  case 0x66B: plain.append(UInt8(ascii: "."))
  case 0x60C, 0x3001: plain.append(UInt8(ascii: ","))
  default: return appendHan(scalar, after: previous, to: &plain)
  }
  return true
}

/// The words of Japanese and Chinese: 北緯, 南纬, 東経, 西经; 緯度, 经度; 度, 分, 秒.
private func appendHan(_ scalar: UInt32, after previous: UInt32, to plain: inout [UInt8]) -> Bool {
  let isParallel = { (scalar: UInt32) in scalar == 0x7DEF || scalar == 0x7EAC }
  let isMeridian = { (scalar: UInt32) in scalar == 0x7D4C || scalar == 0x7D93 || scalar == 0x7ECF }
  switch scalar {
  case 0x5317: plain.append(UInt8(ascii: "N"))
  case 0x5357: plain.append(UInt8(ascii: "S"))
  case 0x6771, 0x4E1C: plain.append(UInt8(ascii: "E"))
  case 0x897F: plain.append(UInt8(ascii: "W"))
  case 0x5EA6 where isParallel(previous) || isMeridian(previous): break
  case 0x5EA6: plain.append(degreeSign)
  case 0x5206: plain.append(UInt8(ascii: "'"))
  case 0x79D2: plain.append(UInt8(ascii: "\""))
  case _ where isParallel(scalar): appendAxis(0x5317, 0x5357, previous, "lat ", to: &plain)
  case _ where isMeridian(scalar):
    appendAxis(0x897F, previous == 0x4E1C ? 0x4E1C : 0x6771, previous, "lon ", to: &plain)
  default: return false
  }
  return true
}

/// A label, unless a direction stands before, which says as much.
private func appendAxis(
  _ one: UInt32,
  _ other: UInt32,
  _ previous: UInt32,
  _ label: StaticString,
  to plain: inout [UInt8]
) {
  guard previous != one, previous != other else { return }
  plain.append(contentsOf: UnsafeBufferPointer(start: label.utf8Start, count: label.utf8CodeUnitCount))
}
