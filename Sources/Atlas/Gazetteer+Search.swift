// Theory of operation. Three tables are sorted by `searchKey`: the cities' own names, their other names, and the later words of their own names. In each, the names
// that begin with what was typed are one range, found by two binary searches; those equal to it are the first of that range. So nothing
// but the ends of ranges is ever compared as text. Of a range the most populous cities are taken in one pass over numbers.
//
// Results come in classes, better ones first, within a class by population:
//   0  the own name is what was typed, or any name of a country; and a few that are much larger (`addKnown`)
//   1  the own name begins with it, or another name is it
//   2  another name begins with it
//   3  a later word of the own name begins with it
// Where nothing is found, the last words are tried as a country or state: "paris texas", "san jose cr".

/// What was found: a city or a country by its position in the file.
enum GazetteerMatch: Equatable {
  case city(Int)
  case land(Int)
}

extension Gazetteer {
  /// The best matches for what was typed so far, at most `limit`, always the same for the same text.
  ///
  /// O(log names) comparisons of texts, and one step for each name that begins with the text.
  func matches(_ text: some Sequence<UInt8>, limit: Int) -> [GazetteerMatch] {
    let key = searchKey(text)
    guard !key.isEmpty, limit > 0 else { return [] }
    let found = matches(key: key[...], limit: limit, within: nil)
    guard found.isEmpty else { return found }
    for space in key.indices.reversed() where key[space] == 0x20 {
      let allowed = landsNamed(key[(space + 1)...])
      guard allowed.contains(true) else { continue }
      let found = matches(key: key[..<space], limit: limit, within: allowed)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func matches(key: ArraySlice<UInt8>, limit: Int, within allowed: [Bool]?) -> [GazetteerMatch] {
    var best = Ranking(limit: limit)
    let own = ownNames(key)
    let other = range(of: key, count: layout.otherCount) { otherNames.text($0, in: bytes)[...] }
    for city in own.equal { add(city, to: &best, within: allowed) }
    if allowed == nil { addCountries(to: &best) { $0.isNamed(key) } }
    addKnown(key, other.equal, to: &best, within: allowed)
    best.nextClass()
    for city in own.beginning { add(city, to: &best, within: allowed) }
    for name in other.equal { add(city(ofOtherName: name), to: &best, within: allowed) }
    if allowed == nil { addCountries(to: &best) { $0.isShownName(beginningWith: key) } }
    best.nextClass()
    if best.isFull { return best.matches }
    for name in other.beginning { add(city(ofOtherName: name), to: &best, within: allowed) }
    if allowed == nil { addCountries(to: &best) { $0.isNamed(beginningWith: key) } }
    best.nextClass()
    if best.isFull { return best.matches }
    let later = range(of: key, count: layout.laterCount) { self.key(ofLaterWord: $0) }
    for word in later.equal.lowerBound..<later.beginning.upperBound {
      add(city(ofLaterWord: word), to: &best, within: allowed)
    }
    if allowed == nil { addCountries(to: &best) { $0.hasLaterWord(beginningWith: key) } }
    best.nextClass()
    return best.matches
  }

  /// Joins to the places of exactly that name up to three that are ten times as large as any of them, and whose other name it is, or its first words:
  /// "roma" rather means Rome than a village, "washington" Washington, D.C.
  private func addKnown(
    _ key: ArraySlice<UInt8>,
    _ other: Range<Int>,
    to best: inout Ranking,
    within allowed: [Bool]?
  ) {
    guard let largest = best.largest else { return }
    let least = 10 * UInt64(max(largest, 1000))
    var known = Ranking(limit: 3)
    for city in ownNames(key + [0x20]).beginning where UInt64(population(ofCity: city)) >= least {
      add(city, to: &known, within: allowed)
    }
    for name in other where UInt64(population(ofCity: city(ofOtherName: name))) >= least {
      add(city(ofOtherName: name), to: &known, within: allowed)
    }
    known.nextClass()
    for city in known.earlier { add(city, to: &best, within: allowed) }
  }

  private func ownNames(_ key: ArraySlice<UInt8>) -> NameRange {
    range(of: key, count: layout.cityCount) { searchKey(cityNames.text($0, in: bytes))[...] }
  }

  private func add(_ city: Int, to best: inout Ranking, within allowed: [Bool]?) {
    if let allowed, !allowed[bytes.uint16(layout.cityLand + 2 * city)] { return }
    best.add(city, population: population(ofCity: city))
  }

  private func addCountries(to best: inout Ranking, where isMatch: (Land) -> Bool) {
    for (index, land) in lands.enumerated() where land.isCountry && isMatch(land) {
      best.add(-1 - index, population: land.population)
    }
  }

  /// Whether each land is meant: by its code, by the beginning of a name, or because its country is.
  private func landsNamed(_ key: ArraySlice<UInt8>) -> [Bool] {
    let named = lands.map { land in
      land.code.map { $0.lowercase }.elementsEqual(key) || land.isNamed(key)
        || (key.count > 2 && land.isNamed(beginningWith: key))
    }
    return lands.indices.map { index in named[index] || (lands[index].country.map { named[$0] } ?? false) }
  }

  /// The names that equal the key, and those that only begin with it.
  private func range(of key: ArraySlice<UInt8>, count: Int, name: (Int) -> ArraySlice<UInt8>) -> NameRange {
    let first = firstIndex(count) { !name($0).lexicographicallyPrecedes(key) }
    // No key has a byte below the space or 255, which is no part of UTF-8.
    let afterEqual = firstIndex(count) { !name($0).lexicographicallyPrecedes(key + [0]) }
    let end = firstIndex(count) { !name($0).lexicographicallyPrecedes(key + [0xFF]) }
    return NameRange(
      equal: first..<max(first, afterEqual),
      beginning: max(first, afterEqual)..<max(first, afterEqual, end)
    )
  }

  /// The first of so many positions at which the condition holds; from there on it does.
  private func firstIndex(_ count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

private struct NameRange {
  let equal: Range<Int>
  let beginning: Range<Int>
}

/// The best so far: earlier classes first, within a class the most populous.
private struct Ranking {
  private let limit: Int
  /// What the classes before gave, in order.
  private(set) var earlier: [Int] = []
  private var current: [(item: Int, population: UInt32)] = []

  init(limit: Int) {
    self.limit = limit
  }

  var isFull: Bool { earlier.count == limit }

  /// The largest population in the present class.
  var largest: UInt32? { current.first?.population }

  /// A city, or -1 and further down a land; each stays where it came in first.
  mutating func add(_ item: Int, population: UInt32) {
    let room = limit - earlier.count
    if current.count >= room {
      guard let last = current.last, population > last.population else { return }
    }
    guard !earlier.contains(item), !current.contains(where: { $0.item == item }) else { return }
    var position = current.count
    while position > 0, current[position - 1].population < population { position -= 1 }
    current.insert((item, population), at: position)
    if current.count > room { current.removeLast() }
  }

  mutating func nextClass() {
    for entry in current { earlier.append(entry.item) }
    current = []
  }

  var matches: [GazetteerMatch] { earlier.map { $0 >= 0 ? .city($0) : .land(-1 - $0) } }
}
