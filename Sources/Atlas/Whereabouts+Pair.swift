import Geo

extension Whereabouts {
  /// Reads `latitude,longitude`, perhaps with a `(name)` behind, as links carry it; nil for everything else.
  init?(pair text: some Collection<UInt8>, separator: UInt8 = UInt8(ascii: ","), name: [UInt8]? = nil) {
    var rest = ArraySlice(Array(text)).trimmed
    if rest.begins(with: "loc:") { rest = rest.dropFirst(4) }
    guard let latitude = signedNumber(&rest) else { return nil }
    rest = rest.trimmed
    guard rest.popFirst() == separator else { return nil }
    rest = rest.trimmed
    guard let longitude = signedNumber(&rest) else { return nil }
    var label = name
    rest = rest.trimmed
    if rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")") {
      label = Array(rest.dropFirst().dropLast())
    } else if !rest.isEmpty {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude, name: label)
  }

  /// A spot; nil where the numbers are beyond their ranges.
  init?(latitude: Double, longitude: Double, name: [UInt8]? = nil) {
    guard let coordinate = checkedCoordinate(latitude, longitude) else { return nil }
    let label = name.map { $0[...].trimmed } ?? []
    self = .spot(coordinate, name: label.isEmpty ? nil : String(decoding: label, as: UTF8.self))
  }

  /// Reads `latitude SEPARATOR longitude` at the beginning; what follows has to begin with the separator too.
  init?(prefix text: some Collection<UInt8>, separator: UInt8, name: [UInt8]? = nil) {
    let pieces = ArraySlice(Array(text)).pieces(by: separator)
    guard pieces.count >= 2 else { return nil }
    var (first, second) = (pieces[0], pieces[1])
    guard let latitude = signedNumber(&first), let longitude = signedNumber(&second) else { return nil }
    guard first.isEmpty, second.isEmpty else { return nil }
    self.init(latitude: latitude, longitude: longitude, name: name)
  }
}
