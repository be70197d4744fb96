/// A country, or a state of a country whose cities are told apart by it.
struct Land: Sendable, Equatable {
  /// ISO 3166-1 alpha-2 of a country, what follows the hyphen in ISO 3166-2 of a state.
  let code: [UInt8]
  /// Among the lands, of a state; nil for a country.
  let country: Int?
  /// In units of the file.
  let latitude: Int
  let longitude: Int
  let population: UInt32
  /// In English, Japanese and Chinese; empty where not known.
  let names: [[UInt8]]
  /// Those names, as they are searched.
  let shownKeys: [[UInt8]]
  let otherKeys: [[UInt8]]

  var isCountry: Bool { country == nil }

  private func hasKey(where isMatch: ([UInt8]) -> Bool) -> Bool {
    shownKeys.contains(where: isMatch) || otherKeys.contains(where: isMatch)
  }

  func isNamed(_ key: ArraySlice<UInt8>) -> Bool { hasKey { $0.elementsEqual(key) } }

  func isNamed(beginningWith key: ArraySlice<UInt8>) -> Bool { hasKey { $0.starts(with: key) } }

  func isShownName(beginningWith key: ArraySlice<UInt8>) -> Bool {
    shownKeys.contains { $0.starts(with: key) }
  }

  func hasLaterWord(beginningWith key: ArraySlice<UInt8>) -> Bool {
    hasKey { name in name.indices.contains { name[$0] == 0x20 && name[($0 + 1)...].starts(with: key) } }
  }

  /// Reads all the lands, which fill the range exactly.
  static func all(_ bytes: [UInt8], _ range: Range<Int>, count: Int) throws(GazetteerError) -> [Land] {
    var reader = LandReader(rest: bytes[range])
    var lands: [Land] = []
    for _ in 0..<count { lands.append(try reader.land()) }
    guard reader.rest.isEmpty else { throw .malformed }
    for land in lands {
      guard land.country.map({ $0 < count && lands[$0].isCountry }) ?? true else { throw .malformed }
    }
    return lands
  }
}

private struct LandReader {
  var rest: ArraySlice<UInt8>

  mutating func land() throws(GazetteerError) -> Land {
    let code = Array(try text())
    let country = try number(2)
    let (latitude, longitude, population) = (try number(3), try number(3), try number(4))
    var names: [[UInt8]] = []
    for _ in 0..<3 { names.append(Array(try text())) }
    var otherKeys: [[UInt8]] = []
    for _ in 0..<(try number(1)) { otherKeys.append(searchKey(try text())) }
    return Land(
      code: code,
      country: country == 0 ? nil : country - 1,
      latitude: latitude,
      longitude: longitude,
      population: UInt32(population),
      names: names,
      shownKeys: names.map { searchKey($0) }.filter { !$0.isEmpty },
      otherKeys: otherKeys.filter { !$0.isEmpty }
    )
  }

  private mutating func number(_ size: Int) throws(GazetteerError) -> Int {
    guard rest.count >= size else { throw .malformed }
    var number: UInt32 = 0
    for shift in 0..<size { number |= UInt32(rest.removeFirst()) << UInt32(8 * shift) }
    return Int(number)
  }

  private mutating func text() throws(GazetteerError) -> ArraySlice<UInt8> {
    let length = try number(1)
    guard rest.count >= length else { throw .malformed }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }
}
