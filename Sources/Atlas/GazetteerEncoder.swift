/// Writes the file that `Gazetteer` reads.
///
/// The same lands and cities give the same bytes, in whatever order the cities come.
public struct GazetteerEncoder {
  /// Steps from pole to pole, and around the equator: 1.2 and at most 2.4 metres each.
  static let steps = 1 << 24 - 1
  private static let longestName = 200

  public struct Land: Sendable {
    /// `FR`; of a state what follows its country's code.
    public let code: String
    /// Among the lands, which come before their states.
    public let country: Int?
    public let latitude: Double
    public let longitude: Double
    public let population: UInt32
    /// English, Japanese, Chinese.
    public let names: [String]
    public let otherNames: [String]

    public init(
      code: String,
      country: Int?,
      latitude: Double,
      longitude: Double,
      population: UInt32,
      names: [String],
      otherNames: [String]
    ) {
      self.code = code
      self.country = country
      self.latitude = latitude
      self.longitude = longitude
      self.population = population
      self.names = names
      self.otherNames = otherNames
    }
  }

  public struct City: Sendable {
    /// Among the lands.
    public let land: Int
    public let latitude: Double
    public let longitude: Double
    public let population: UInt32
    /// English or local, Japanese, Chinese; the latter may be empty.
    public let names: [String]
    public let otherNames: [String]

    public init(
      land: Int,
      latitude: Double,
      longitude: Double,
      population: UInt32,
      names: [String],
      otherNames: [String]
    ) {
      self.land = land
      self.latitude = latitude
      self.longitude = longitude
      self.population = population
      self.names = names
      self.otherNames = otherNames
    }
  }

  private let lands: [Land]
  private let cities: [City]
  private let keys: [[UInt8]]

  /// Names longer than 200 bytes and names without letters are left out; so is a city whose first name is.
  public init(lands: [Land], cities: [City]) {
    self.lands = lands
    let usable = cities.compactMap { city in
      let key = searchKey(city.names[0].utf8)
      return Self.isUsable(city.names[0], key) ? (key: key, city: city) : nil
    }
    let sorted = usable.sorted { Self.precedes($0, $1) }
    self.cities = sorted.map { $0.city }
    keys = sorted.map { $0.key }
  }

  private static func isUsable(_ name: String, _ key: [UInt8]) -> Bool {
    !key.isEmpty && max(name.utf8.count, key.count) <= longestName
  }

  private static func precedes(_ one: (key: [UInt8], city: City), _ other: (key: [UInt8], city: City)) -> Bool
  {
    if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
    if one.city.population != other.city.population { return one.city.population > other.city.population }
    return (one.city.latitude, one.city.longitude) < (other.city.latitude, other.city.longitude)
  }

  /// The file.
  public var bytes: [UInt8] {
    let (other, later) = (otherNames, laterWords)
    let landPart = landBytes
    let namePart = cityNameBytes
    var otherPart: [UInt8] = []
    var previous: [UInt8] = []
    for (index, name) in other.enumerated() {
      Self.append(name.key, after: previous, at: index, to: &otherPart)
      previous = name.key
    }
    var file = GazetteerLayout.magic + [UInt8](repeating: 0, count: 8)
    let counts = [
      cities.count, other.count, later.count, lands.count, landPart.count, namePart.count, otherPart.count, 0,
    ]
    for count in counts { Self.append(count, size: 4, to: &file) }
    file += landPart + namePart + otherPart
    for city in cities { Self.append(Self.latitude(city.latitude), size: 3, to: &file) }
    for city in cities { Self.append(Self.longitude(city.longitude), size: 3, to: &file) }
    for city in cities { Self.append(Int(city.population), size: 4, to: &file) }
    for city in cities { Self.append(city.land, size: 2, to: &file) }
    for name in other { Self.append(name.city, size: 3, to: &file) }
    for word in later { Self.append(word.city, size: 3, to: &file) }
    for word in later { file.append(word.word) }
    let checksum = GazetteerLayout.checksum(file)
    for byte in 0..<8 { file[8 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
    return file
  }

  private var landBytes: [UInt8] {
    var part: [UInt8] = []
    for land in lands {
      Self.append(land.code, to: &part)
      Self.append(land.country.map { $0 + 1 } ?? 0, size: 2, to: &part)
      Self.append(Self.latitude(land.latitude), size: 3, to: &part)
      Self.append(Self.longitude(land.longitude), size: 3, to: &part)
      Self.append(Int(land.population), size: 4, to: &part)
      for name in land.names { Self.append(name, to: &part) }
      part.append(UInt8(land.otherNames.count))
      for name in land.otherNames { Self.append(name, to: &part) }
    }
    return part
  }

  private var cityNameBytes: [UInt8] {
    var part: [UInt8] = []
    var previous: [UInt8] = []
    for (index, city) in cities.enumerated() {
      let name = Array(city.names[0].utf8)
      Self.append(name, after: previous, at: index, to: &part)
      for translation in city.names.dropFirst() {
        Self.append(translation.utf8.count <= Self.longestName ? translation : "", to: &part)
      }
      previous = name
    }
    return part
  }

  private var otherNames: [(key: [UInt8], city: Int)] {
    var names: [(key: [UInt8], city: Int)] = []
    for (index, city) in cities.enumerated() {
      var seen: Set<[UInt8]> = [keys[index]]
      for name in city.names.dropFirst() + city.otherNames {
        let key = searchKey(name.utf8)
        if Self.isUsable(name, key), seen.insert(key).inserted { names.append((key, index)) }
      }
    }
    return names.sorted { $0.key == $1.key ? $0.city < $1.city : $0.key.lexicographicallyPrecedes($1.key) }
  }

  private var laterWords: [(rest: ArraySlice<UInt8>, city: Int, word: UInt8)] {
    var words: [(rest: ArraySlice<UInt8>, city: Int, word: UInt8)] = []
    for (index, key) in keys.enumerated() {
      var word: UInt8 = 0
      for space in key.indices where key[space] == 0x20 {
        word += 1
        words.append((key[(space + 1)...], index, word))
      }
    }
    return words.sorted { one, other in
      if one.rest != other.rest { return one.rest.lexicographicallyPrecedes(other.rest) }
      return (one.city, one.word) < (other.city, other.word)
    }
  }

  private static func append(_ text: [UInt8], after previous: [UInt8], at index: Int, to part: inout [UInt8])
  {
    let isFirst = index % FrontCodedTexts.blockLength == 0
    let shared = isFirst ? 0 : zip(text, previous).prefix { $0 == $1 }.count
    part.append(UInt8(shared))
    part.append(UInt8(text.count - shared))
    part += text[shared...]
  }

  private static func append(_ text: String, to part: inout [UInt8]) {
    part.append(UInt8(text.utf8.count))
    part.append(contentsOf: text.utf8)
  }

  private static func append(_ number: Int, size: Int, to part: inout [UInt8]) {
    for byte in 0..<size { part.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  private static func latitude(_ degrees: Double) -> Int {
    Int(((degrees + 90) / 180 * Double(steps)).rounded())
  }
  private static func longitude(_ degrees: Double) -> Int {
    Int(((degrees + 180) / 360 * Double(steps)).rounded())
  }
}
