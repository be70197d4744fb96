/// Links of Organic Maps, CoMaps and MAPS.ME: `om://CODE/Name`, `https://omaps.app/CODE/Name`, and with plain numbers.
///
/// A code (“ge0”) has ten letters of base 64: the zoom, then nine that interleave three bits of latitude and of longitude each, the
/// highest first. Both count from the south-west corner of the world in 30 bits; the middle of the last step is meant.
extension Link {
  func organicMaps(_ parts: [[UInt8]]) -> Whereabouts? {
    if let spot = value("ll") { return Whereabouts(pair: spot, name: value("n")) }
    guard let code = parts.first else { return nil }
    let name = (parts.count > 1 ? parts[1] : []).map { letter in
      letter == UInt8(ascii: "_") || letter == UInt8(ascii: "+") ? 0x20 : letter
    }
    if let found = Whereabouts(pair: code, name: name) { return found }
    guard code.count == 10 else { return nil }
    var (north, east): (UInt32, UInt32) = (0, 0)
    for letter in code.dropFirst() {
      guard let value = Self.base64(letter) else { return nil }
      north = north << 3 | (value >> 3 & 4 | value >> 2 & 2 | value >> 1 & 1)
      east = east << 3 | (value >> 2 & 4 | value >> 1 & 2 | value & 1)
    }
    guard Self.base64(code[0]) != nil else { return nil }
    let latitude = Double(north << 3 + 4) / Double(1 << 30 - 1) * 180 - 90
    let longitude = Double(east << 3 + 4) / Double(1 << 30) * 360 - 180
    return Whereabouts(latitude: min(latitude, 90), longitude: longitude, name: name)
  }

  private static func base64(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
