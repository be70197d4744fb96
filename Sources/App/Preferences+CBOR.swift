import Formats

/// Preferences as a CBOR map of small integers, so that a later version can add keys and this one passes over them.
///
/// | key | value |
/// |---|---|
/// | 1 | language, BCP 47 text |
/// | 2 | theme, `light` or `dark` |
/// | 3 | map style, `world` or `server` |
/// | 4 | whether a tap adds a place |
/// | 5 | minutes until it locks itself; null: never |
/// | 6 | whether Wikipedia may be asked |
/// | 7 | whether what is near is sorted by distance |
/// | 8 | units of distances, `km` or `mi` |
extension Preferences {
  func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    let optional = [language != nil, theme != nil, mapStyle != nil, asksWikipedia != nil, units != nil]
    encoder.map(3 + optional.count { $0 })
    if let language { encoder.pair(1, language.rawValue) }
    if let theme { encoder.pair(2, theme.rawValue) }
    if let mapStyle { encoder.pair(3, mapStyle.rawValue) }
    encoder.unsigned(4)
    encoder.bool(addsByTap)
    encoder.unsigned(5)
    if let lockDelay { encoder.unsigned(lockDelay) } else { encoder.null() }
    if let asksWikipedia {
      encoder.unsigned(6)
      encoder.bool(asksWikipedia)
    }
    encoder.unsigned(7)
    encoder.bool(sortsNearbyByDistance)
    if let units { encoder.pair(8, units.rawValue) }
    return encoder.bytes
  }

  /// Reads what can be read; the rest stays at its default.
  init(decoding bytes: [UInt8]) {
    self.init()
    try? read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    var map = try decoder.map()
    while try decoder.next(&map) {
      switch try decoder.unsigned() {
      case 1: language = Language(named: try decoder.text())
      case 2: theme = Theme(named: try decoder.text())
      case 3: mapStyle = MapStyle(named: try decoder.text())
      case 4: addsByTap = try decoder.bool()
      case 5: lockDelay = try decoder.null() ? nil : try decoder.unsigned()
      case 6: asksWikipedia = try decoder.bool()
      case 7: sortsNearbyByDistance = try decoder.bool()
      case 8: units = Units(named: try decoder.text())
      default: try decoder.skip()
      }
    }
  }
}

extension CBOREncoder {
  fileprivate mutating func pair(_ key: UInt64, _ value: String) {
    unsigned(key)
    text(value)
  }
}
