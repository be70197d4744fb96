/// An index of cities and countries with their names in many scripts; `docs/spec/gazetteer.md` describes the file byte by byte.
///
/// Everything that a search relies on is checked once, when the file is loaded: one walk over all names, O(length of the file). From then on a damaged
/// file cannot lead anywhere outside of it.
public struct Gazetteer: Sendable {
  let bytes: [UInt8]
  let layout: GazetteerLayout
  let lands: [Land]
  let cityNames: FrontCodedTexts
  let otherNames: FrontCodedTexts

  /// Takes a whole file.
  public init(_ bytes: [UInt8]) throws(GazetteerError) {
    layout = try GazetteerLayout(bytes)
    guard GazetteerLayout.checksum(bytes) == layout.checksum else { throw .damaged }
    cityNames = try FrontCodedTexts(bytes, layout.cityNames, count: layout.cityCount, translations: 2)
    otherNames = try FrontCodedTexts(bytes, layout.otherNames, count: layout.otherCount, translations: 0)
    lands = try Land.all(bytes, layout.lands, count: layout.landCount)
    self.bytes = bytes
    try check()
  }

  /// Cities in the file.
  public var cityCount: Int { layout.cityCount }

  /// Names by which something can be found: of cities, in all scripts, and of countries.
  public var nameCount: Int {
    lands.reduce(layout.cityCount + layout.otherCount) {
      $0 + ($1.isCountry ? $1.shownKeys.count + $1.otherKeys.count : 0)
    }
  }

  private func check() throws(GazetteerError) {
    for city in 0..<layout.cityCount where bytes.uint16(layout.cityLand + 2 * city) >= lands.count {
      throw .malformed
    }
    for name in 0..<layout.otherCount where city(ofOtherName: name) >= layout.cityCount { throw .malformed }
    for word in 0..<layout.laterCount where city(ofLaterWord: word) >= layout.cityCount { throw .malformed }
  }
}

/// Why bytes are no gazetteer that can be used.
public enum GazetteerError: Error, Equatable, Sendable {
  /// Something else, or a version of the format that is not known here.
  case unknownFormat
  /// The length or the checksum is not the one that the file was written with.
  case damaged
  /// The checksum is right, but what was written contradicts itself.
  case malformed
}

extension Gazetteer {
  func population(ofCity city: Int) -> UInt32 {
    UInt32(bytes.uint16(layout.population + 4 * city)) | UInt32(
      bytes.uint16(layout.population + 4 * city + 2)
    ) << 16
  }

  func land(ofCity city: Int) -> Land {
    lands[bytes.uint16(layout.cityLand + 2 * city)]
  }

  func city(ofOtherName name: Int) -> Int {
    bytes.uint24(layout.otherCity + 3 * name)
  }

  func city(ofLaterWord word: Int) -> Int {
    bytes.uint24(layout.laterCity + 3 * word)
  }

  /// The name of a city from one of its later words on, as a key.
  func key(ofLaterWord word: Int) -> ArraySlice<UInt8> {
    var rest = searchKey(cityNames.text(city(ofLaterWord: word), in: bytes))[...]
    for _ in 0..<bytes[layout.laterWord + word] {
      guard let space = rest.firstIndex(of: 0x20) else { return [] }
      rest = rest[(space + 1)...]
    }
    return rest
  }
}

/// Numbers of the file, the lowest byte first.
extension [UInt8] {
  func uint16(_ position: Int) -> Int {
    Int(self[position]) | Int(self[position + 1]) << 8
  }

  func uint24(_ position: Int) -> Int {
    uint16(position) | Int(self[position + 2]) << 16
  }
}
