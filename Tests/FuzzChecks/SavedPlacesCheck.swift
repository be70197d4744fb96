import Formats

/// Every element of a file becomes one item; the places among them survive being written and read again.
func checkSavedPlaces(_ bytes: [UInt8]) {
  guard let contents = try? SavedPlaces.read(bytes) else { return }
  var places: [SavedPlaces.Place] = []
  for (index, item) in contents.items.enumerated() {
    switch item {
    case .place(let place): places.append(place)
    case .problem(let problem): precondition(problem.index == index)
    }
  }
  if let elements = (try? JSON(bytes))?.array {
    precondition(elements.count == contents.items.count && contents.damage == nil)
  }
  let texts = places.map { place in
    var place = place
    place.name = place.name ?? ""
    place.description = place.description ?? ""
    return place
  }
  precondition(isRead(SavedPlaces.modern(texts), as: texts))
  let withoutIDs = places.map { place in
    var place = place
    place.id = nil
    return place
  }
  precondition(isRead(SavedPlaces.classic(withoutIDs), as: withoutIDs))
}

private func isRead(_ bytes: [UInt8], as places: [SavedPlaces.Place]) -> Bool {
  let limits = SavedPlaces.Limits(bytes: .max)
  guard let contents = try? SavedPlaces.read(bytes, limits: limits) else { return false }
  return contents.damage == nil && contents.items == places.map { .place($0) }
}
