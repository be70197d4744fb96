/// A link that may show a spot on somebody's map. Nothing is ever asked of its server: it says what it says.
struct Link {
  /// In small letters.
  let scheme: [UInt8]
  /// What follows the two slashes, as written.
  let authority: [UInt8]
  /// The parts between slashes, decoded.
  let path: [[UInt8]]
  let query: [Parameter]
  /// What follows `#`, as written.
  let fragment: ArraySlice<UInt8>

  struct Parameter {
    let name: [UInt8]
    let value: [UInt8]
  }

  /// Finds the first link among the words of a text.
  init?(in text: [UInt8]) {
    for word in text.split(whereSeparator: { $0.isSpace }) {
      guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let scheme = word[..<colon].map { $0.lowercase }
      let rest = word[(colon + 1)...]
      let isGeo = scheme.equals("geo")
      let isKnown =
        scheme.equals("https") || scheme.equals("http") || scheme.equals("om") || scheme.equals("ge0")
      guard isGeo || (isKnown && rest.begins(with: "//")) else { continue }
      self.init(scheme: scheme, rest: isGeo ? rest : rest.dropFirst(2))
      return
    }
    return nil
  }

  private init(scheme: [UInt8], rest: ArraySlice<UInt8>) {
    self.scheme = scheme
    let hash = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    fragment = rest[hash...].dropFirst()
    let mark = rest[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    query = rest[mark..<hash].dropFirst().split(separator: UInt8(ascii: "&")).map { pair in
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      return Parameter(
        name: percentDecoded(pair[..<equals]),
        value: percentDecoded(pair[equals...].dropFirst(), plusIsSpace: true)
      )
    }
    let parts = rest[..<mark].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    authority = parts.first.map { Array($0) } ?? []
    path = parts.dropFirst().filter { !$0.isEmpty }.map { percentDecoded($0) }
  }

  /// The name of the server in small letters, without `www.`, user and port.
  var host: ArraySlice<UInt8> {
    let name = authority.map { $0.lowercase }
    let server = name[(name.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? 0)...].prefix {
      $0 != UInt8(ascii: ":")
    }
    return server.begins(with: "www.") ? server.dropFirst(4) : server
  }

  /// The value of the first parameter of that name.
  func value(_ name: StaticString) -> [UInt8]? {
    query.first { $0.name.equals(name) }?.value
  }

  /// What the link shows; nil where it shows no spot, or is of no map that is known here.
  var whereabouts: Whereabouts? {
    if scheme.equals("geo") { return geoURI }
    if scheme.equals("om") || scheme.equals("ge0") { return organicMaps([authority] + path) }
    let host = host
    if host.equals("omaps.app") || host.equals("comaps.at") || host.equals("ge0.me") {
      return organicMaps(path)
    }
    if host.equals("openstreetmap.org") || host.equals("osm.org") { return openStreetMap }
    if host.begins(with: "google.") || host.begins(with: "maps.google.") { return googleMaps }
    if host.equals("maps.apple.com") { return appleMaps }
    if host.equals("maps.app.goo.gl") || host.equals("goo.gl") || host.equals("maps.apple") {
      return .shortLink
    }
    if host.equals("bing.com") { return bingMaps }
    if host.equals("osmand.net") { return osmAnd }
    if host.equals("share.here.com") || host.equals("wego.here.com") { return here }
    return nil
  }
}

/// Replaces `%41` by `A`; a percent sign without two hexadecimal digits stays.
func percentDecoded(_ text: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> [UInt8] {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(text.count)
  var rest = text
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimal),
      let low = rest.dropFirst().first.flatMap(hexadecimal)
    {
      decoded.append(high << 4 | low)
      rest = rest.dropFirst(2)
    } else {
      decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
    }
  }
  return decoded
}

private func hexadecimal(_ digit: UInt8) -> UInt8? {
  switch digit.lowercase {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit.lowercase - UInt8(ascii: "a") + 10
  default: nil
  }
}
