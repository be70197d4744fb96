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
  /// Those names and all others, as they are searched.
  let keys: [[UInt8]]

  var isCountry: Bool { country == nil }

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
    var keys = names.map { searchKey($0) }
    for _ in 0..<(try number(1)) { keys.append(searchKey(try text())) }
    return Land(
      code: code,
      country: country == 0 ? nil : country - 1,
      latitude: latitude,
      longitude: longitude,
      population: UInt32(population),
      names: names,
      keys: keys.filter { !$0.isEmpty }
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
