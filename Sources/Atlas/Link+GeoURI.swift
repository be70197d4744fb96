/// `geo:` addresses by RFC 5870, and what Android made of them: `geo:0,0?q=latitude,longitude(name)`.
extension Link {
  var geoURI: Whereabouts? {
    let parts = authority[...].pieces(by: UInt8(ascii: ";"))
    for parameter in parts.dropFirst() {
      let small = parameter.map { $0.lowercase }
      guard !small.begins(with: "crs=") || small.equals("crs=wgs84") else { return nil }
    }
    let numbers = percentDecoded(parts[0])[...].pieces(by: UInt8(ascii: ","))
    guard 2...3 ~= numbers.count, numbers.allSatisfy(isNumber) else { return nil }
    guard let own = Whereabouts(prefix: percentDecoded(parts[0]), separator: UInt8(ascii: ",")) else {
      return nil
    }
    guard let asked = value("q") else { return own }
    if let pair = Whereabouts(pair: asked) { return pair }
    guard
      numbers.prefix(2).contains(where: { $0.contains { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".") } }
      )
    else {
      return nil
    }
    return Whereabouts(prefix: percentDecoded(parts[0]), separator: UInt8(ascii: ","), name: asked)
  }

  private func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    return signedNumber(&rest) != nil && rest.isEmpty
  }
}
