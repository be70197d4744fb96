/// Links of Bing Maps and HERE.
extension Link {
  /// `sp=point.latitude_longitude_name`, else the middle of the map, `cp=latitude~longitude`.
  var bingMaps: Whereabouts? {
    guard path.first?.equals("maps") == true else { return nil }
    if let point = value("sp"), point.begins(with: "point.") {
      let parts = point.dropFirst(6).split(
        separator: UInt8(ascii: "_"),
        maxSplits: 3,
        omittingEmptySubsequences: false
      )
      let name = parts.count > 2 ? Array(parts[2]) : nil
      return Whereabouts(prefix: point.dropFirst(6), separator: UInt8(ascii: "_"), name: name)
    }
    return value("cp").flatMap { Whereabouts(pair: $0, separator: UInt8(ascii: "~")) }
  }

  /// `/l/latitude,longitude,name`, else the middle of the map, `map=latitude,longitude,zoom`.
  var here: Whereabouts? {
    if path.first?.equals("l") == true, path.count > 1 {
      let parts = path[1].split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
      return Whereabouts(
        prefix: path[1],
        separator: UInt8(ascii: ","),
        name: parts.count > 2 ? Array(parts[2]) : nil
      )
    }
    return value("map").flatMap { Whereabouts(prefix: $0, separator: UInt8(ascii: ",")) }
  }
}
