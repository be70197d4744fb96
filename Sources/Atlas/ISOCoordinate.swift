import Geo

/// Reads a position by ISO 6709, annex H: `+48.8577+002.295/`, `+4851.4+00217.7/`, `+485127+0021740/`.
///
/// The number of digits before the point says whether minutes and seconds are among them. A height and the name of a
/// reference system may follow; any system but WGS 84 is refused.
func isoCoordinate(_ text: [UInt8]) -> Coordinate? {
  var rest = text[...].trimmed
  guard let latitude = isoAngle(&rest, degreeDigits: 2), let longitude = isoAngle(&rest, degreeDigits: 3)
  else {
    return nil
  }
  if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
    guard signedNumber(&rest) != nil else { return nil }
  }
  guard rest.isEmpty || rest.equals("/") || rest.equals("CRSWGS_84/") else { return nil }
  return checkedCoordinate(latitude, longitude)
}

private func isoAngle(_ bytes: inout ArraySlice<UInt8>, degreeDigits: Int) -> Double? {
  guard let sign = bytes.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
    return nil
  }
  guard let number = Decimal(&bytes) else { return nil }
  let degrees: Double
  switch number.integerDigits - degreeDigits {
  case 0: degrees = number.value
  case 2:
    let whole = (number.value / 100).rounded(.down)
    guard let angle = sexagesimal(whole, number.value - whole * 100, 0) else { return nil }
    degrees = angle
  case 4:
    let whole = (number.value / 10000).rounded(.down)
    let minutes = ((number.value - whole * 10000) / 100).rounded(.down)
    let seconds = number.value - whole * 10000 - minutes * 100
    guard let angle = sexagesimal(whole, minutes, seconds) else { return nil }
    degrees = angle
  default: return nil
  }
  return sign == UInt8(ascii: "-") ? -degrees : degrees
}

/// Degrees of an angle in degrees, minutes and seconds; nil where minutes or seconds reach 60.
func sexagesimal(_ degrees: Double, _ minutes: Double, _ seconds: Double) -> Double? {
  guard minutes < 60, seconds < 60 else { return nil }
  return degrees + (minutes * 60 + seconds) / 3600
}

/// The position, unless a number is beyond a pole or beyond 180 degrees of longitude.
func checkedCoordinate(_ latitude: Double, _ longitude: Double) -> Coordinate? {
  guard abs(longitude) <= 180 else { return nil }
  return try? Coordinate(latitude: latitude, longitude: longitude)
}
