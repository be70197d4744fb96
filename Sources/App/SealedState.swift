import Formats
import Geo
import Vault

/// The sealed single records beside the places: where the map was, and a form that was open with unsaved text.
///
/// They are a convenience: one that is missing, damaged or from a newer version is passed over.
struct SealedState: Sendable {
  var camera: Camera?
  var draft: Draft?

  static let view = RecordKey.state(StateName("view")!)
  static let draft = RecordKey.state(StateName("draft")!)
  static let keys = [view.text, draft.text]

  mutating func read(_ key: String, _ plaintext: [UInt8]?) {
    guard let plaintext else { return }
    if key.utf8.elementsEqual(Self.view.text.utf8) {
      camera = try? Camera(decoding: plaintext)
    } else {
      draft = try? Draft(decoding: plaintext)
    }
  }
}

extension Camera {
  /// `[longitude, latitude, zoom]` in CBOR.
  func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(3)
    encoder.double(center.longitude)
    encoder.double(center.latitude)
    encoder.double(zoom)
    return encoder.bytes
  }

  init(decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 3)
    let center = MapPoint(longitude: try decoder.number(), latitude: try decoder.number())
    let zoom = try decoder.number()
    try decoder.finish()
    guard center.coordinate != nil, 0...24 ~= zoom else { throw CBORError(.outOfRange, at: 0) }
    self = .initial
    self.center = center
    self.zoom = zoom
  }
}

extension Draft {
  /// `[id, name, description, latitude or null, longitude or null, isNew]` in CBOR.
  func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(6)
    encoder.bytes(id.bytes)
    encoder.text(name)
    encoder.text(description)
    if let coordinate {
      encoder.double(coordinate.latitude)
      encoder.double(coordinate.longitude)
    } else {
      encoder.null()
      encoder.null()
    }
    encoder.bool(isNew)
    return encoder.bytes
  }

  init(decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 6)
    guard let id = Identifier(bytes: try decoder.bytes()) else { throw CBORError(.outOfRange, at: 0) }
    let (name, description) = (try decoder.text(), try decoder.text())
    let latitude = try decoder.null() ? nil : try decoder.number()
    let longitude = try decoder.null() ? nil : try decoder.number()
    self.init(place: Place(id: id, created: Instant(milliseconds: 0)), serial: 0, isNew: try decoder.bool())
    self.name = name
    self.description = description
    if let latitude, let longitude {
      coordinate = MapPoint(longitude: longitude, latitude: latitude).coordinate
    }
    try decoder.finish()
  }
}
