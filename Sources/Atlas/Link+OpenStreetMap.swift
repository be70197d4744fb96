/// Links of OpenStreetMap: the marker `mlat`, `mlon`; without one the middle of the map, `#map=zoom/latitude/longitude`.
extension Link {
  var openStreetMap: Whereabouts? {
    if path.first?.equals("go") == true { return .shortLink }
    if let latitude = value("mlat"), let longitude = value("mlon") {
      return Whereabouts(pair: latitude + [UInt8(ascii: ",")] + longitude)
    }
    if path.first?.equals("search") == true { return value("query").flatMap { Whereabouts(pair: $0) } }
    guard path.first?.equals("directions") != true else { return nil }
    for part in fragment.split(separator: UInt8(ascii: "&")) where part.begins(with: "map=") {
      return middle(part.dropFirst(4))
    }
    return nil
  }

  /// Links of OsmAnd: `pin=latitude,longitude`, `lat=` and `lon=`, or the middle of the map, `#zoom/latitude/longitude`.
  var osmAnd: Whereabouts? {
    if let pin = value("pin") { return Whereabouts(pair: pin, name: value("name")) }
    if let latitude = value("lat"), let longitude = value("lon") {
      return Whereabouts(pair: latitude + [UInt8(ascii: ",")] + longitude, name: value("name"))
    }
    return middle(fragment)
  }

  /// Reads `zoom/latitude/longitude`.
  private func middle(_ text: ArraySlice<UInt8>) -> Whereabouts? {
    let parts = text.pieces(by: UInt8(ascii: "/"))
    guard parts.count >= 3 else { return nil }
    return Whereabouts(pair: parts[1] + [UInt8(ascii: ",")] + parts[2])
  }
}
