import Geo
public import Vault

/// What the places of the list have to match.
public struct PlaceQuery: Sendable {
  /// Words that a place must contain, as typed.
  public var text = ""
  /// Only places that are on the map's screen.
  public var isOnScreen = false

  public init(text: String = "", isOnScreen: Bool = false) {
    self.text = text
    self.isOnScreen = isOnScreen
  }
}

extension PlaceQuery: Equatable {
  public static func == (left: PlaceQuery, right: PlaceQuery) -> Bool {
    left.isOnScreen == right.isOnScreen && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// The places of the list: the first by name of those that match, and how many match in all.
public struct PlaceList: Sendable {
  public let places: [Place]
  public let total: Int
  public let query: PlaceQuery
  /// The state of the places that was searched: the list is right until it, the query or, for a list of what is on
  /// screen, the camera changes.
  let generation: UInt64
  let camera: Camera
}

extension Session {
  /// Searches again if the sheet shows the list and anything that it follows changed.
  mutating func followList() {
    guard case .places(let query) = sheet else {
      list = nil
      return
    }
    if let list, list.generation == map.generation, list.query == query,
      !query.isOnScreen || list.camera == camera
    {
      return
    }
    list = listed(query)
  }

  mutating func toggleOnScreen() {
    guard case .places(var query) = sheet else { return }
    query.isOnScreen.toggle()
    sheet = .places(query)
  }

  /// The places that match, by name: O(places), or O(places on screen).
  func listed(_ query: PlaceQuery) -> PlaceList {
    let search = search(query)
    return PlaceList(
      places: search.best.places,
      total: search.total,
      query: query,
      generation: map.generation,
      camera: camera
    )
  }

  /// The first places by name of those that match and have a coordinate, as stops of a tour.
  func stops(_ query: PlaceQuery) -> [TourStop] {
    search(query, limit: Limits.tourStops, isPlaced: true).best.places.compactMap(TourStop.init)
  }

  private func search(_ query: PlaceQuery, limit: Int? = nil, isPlaced: Bool = false) -> PlaceSearch {
    var search = PlaceSearch(query, limit: limit, isPlaced: isPlaced)
    if query.isOnScreen {
      if let bounds = camera.bounds {
        for row in map.index.rows(in: bounds) { search.pass(place(atRow: row)) }
      }
    } else {
      for record in vault.replica.places where record.deleted == nil { search.pass(record.place) }
    }
    return search
  }
}

/// Keeps what matches while places pass by.
private struct PlaceSearch {
  private let words: [[UInt32]]
  /// Only places with a coordinate.
  private let isPlaced: Bool
  private(set) var best: FirstByName
  private(set) var total = 0
  /// The place at hand; its room is used again.
  private var text = SearchText("")

  init(_ query: PlaceQuery, limit: Int?, isPlaced: Bool) {
    words = SearchText(query.text).words
    best = FirstByName(count: limit ?? (words.isEmpty ? Limits.listedPlaces : Limits.foundPlaces))
    self.isPlaced = isPlaced
  }

  mutating func pass(_ place: Place) {
    if isPlaced && place.coordinate == nil { return }
    if !words.isEmpty {
      text.fill(with: place)
      guard words.allSatisfy(text.contains) else { return }
    }
    total += 1
    best.insert(place)
  }
}

extension SearchText {
  /// Everything of a place that is searched.
  fileprivate mutating func fill(with place: Place) {
    replace(with: place.name)
    append(place.description)
    for tag in place.tags { append(tag) }
  }
}

/// Keeps the first places by name while all of them pass by.
private struct FirstByName {
  let count: Int
  private var sorted: [(key: [UInt32], place: Place)] = []
  /// The name at hand; its room is used again, as most places come too late in the order to be kept.
  private var name = SearchText("")

  init(count: Int) {
    self.count = count
  }

  var places: [Place] {
    var places: [Place] = []
    for entry in sorted { places.append(entry.place) }
    return places
  }

  mutating func insert(_ place: Place) {
    name.replace(with: place.name)
    let key = name.scalars
    if sorted.count == count, let last = sorted.last, !Self.precedes(key, place, last) { return }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(key, place, sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    sorted.insert((key, place), at: low)
    if sorted.count > count { sorted.removeLast() }
  }

  /// Names that say nothing come last; equal names are told apart by their identifiers, so that the order is always the same.
  private static func precedes(_ key: [UInt32], _ place: Place, _ other: (key: [UInt32], place: Place))
    -> Bool
  {
    if key.isEmpty != other.key.isEmpty { return other.key.isEmpty }
    if key == other.key { return place.id < other.place.id }
    return key.lexicographicallyPrecedes(other.key)
  }
}
