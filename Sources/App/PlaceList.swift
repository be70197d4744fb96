public import Vault

/// The places of the list: the first by name of those that match, and how many match in all.
public struct PlaceList: Sendable {
  public let places: [Place]
  public let total: Int
  /// What the places had to match.
  public let filter: String
  /// The state of the places that was searched: the list is right until it or the filter changes.
  let generation: UInt64
}

extension Session {
  /// Searches again if the sheet shows the list and the filter or the places changed.
  mutating func followList() {
    guard case .places(let filter) = sheet else {
      list = nil
      return
    }
    if let list, list.generation == map.generation, list.filter.utf8.elementsEqual(filter.utf8) { return }
    list = listed(filter: filter)
  }

  /// The places whose name, description or tags contain every word of `filter`, by name. O(places).
  func listed(filter: String) -> PlaceList {
    let words = SearchText(filter).words
    var best = FirstByName(count: words.isEmpty ? Limits.listedPlaces : Limits.foundPlaces)
    var total = 0
    var text = SearchText("")
    for record in vault.replica.places where record.deleted == nil {
      if !words.isEmpty {
        text.fill(with: record.place)
        guard words.allSatisfy(text.contains) else { continue }
      }
      total += 1
      best.insert(record.place)
    }
    return PlaceList(places: best.places, total: total, filter: filter, generation: map.generation)
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
