/// Links of Google Maps. What stands behind `@` is only the middle of the window; the place itself is in `!3d…!4d…`, the last
/// one where there are several, or in the query.
extension Link {
  var googleMaps: Whereabouts? {
    let isMaps = host.begins(with: "maps.") || path.first?.equals("maps") == true
    guard isMaps else { return nil }
    let name = placeName
    if let data = path.last, let found = lastPin(in: data, name: name) { return found }
    if let found = queried { return found }
    if let directions = path.firstIndex(where: { $0.equals("dir") }) {
      return destination(path[(directions + 1)...])
    }
    for part in path {
      if let found = Whereabouts(pair: spaced(part)) { return found }
    }
    for part in path where part.first == UInt8(ascii: "@") {
      return Whereabouts(prefix: part.dropFirst(), separator: UInt8(ascii: ","), name: name)
    }
    return nil
  }

  private var queried: Whereabouts? {
    let asked = value("q") ?? value("query")
    if let asked, let found = Whereabouts(pair: asked) ?? Whereabouts(written: asked) { return found }
    if let center = value("ll"), let found = Whereabouts(pair: center, name: asked) { return found }
    for name in ["destination", "daddr", "viewpoint", "cbll"] as [StaticString] {
      if let spot = value(name), let found = Whereabouts(pair: spot) { return found }
    }
    return nil
  }

  /// The last of the stops on a way, if it is a spot.
  private func destination(_ parts: ArraySlice<[UInt8]>) -> Whereabouts? {
    let stops = parts.prefix { $0.first != UInt8(ascii: "@") && !$0.begins(with: "data=") }
    return stops.last.flatMap { Whereabouts(pair: spaced($0)) }
  }

  /// NAME of `/maps/place/NAME/`; coordinates are no name.
  private var placeName: [UInt8]? {
    guard let place = path.firstIndex(where: { $0.equals("place") }), place + 1 < path.count else {
      return nil
    }
    let name = spaced(path[place + 1])
    return name.first == UInt8(ascii: "@") || Whereabouts(written: name) != nil ? nil : name
  }

  private func spaced(_ part: [UInt8]) -> [UInt8] {
    part.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }
  }

  private func lastPin(in data: [UInt8], name: [UInt8]?) -> Whereabouts? {
    let fields = data[...].pieces(by: UInt8(ascii: "!"))
    for (latitude, longitude) in zip(fields, fields.dropFirst()).reversed() {
      guard latitude.begins(with: "3d"), longitude.begins(with: "4d") else { continue }
      var (first, second) = (latitude.dropFirst(2), longitude.dropFirst(2))
      guard let north = signedNumber(&first), let east = signedNumber(&second) else { return nil }
      return first.isEmpty && second.isEmpty ? Whereabouts(latitude: north, longitude: east, name: name) : nil
    }
    return nil
  }
}

extension Whereabouts {
  /// Reads coordinates as people write them.
  init?(written text: [UInt8]) {
    guard let coordinate = coordinate(in: String(decoding: text, as: UTF8.self)) else { return nil }
    self = .spot(coordinate, name: nil)
  }
}
