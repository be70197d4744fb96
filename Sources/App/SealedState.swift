import Formats
import Geo
import Vault

/// The sealed single records beside the places: where the map was, and a form that was open with unsaved text.
///
/// They are a convenience: one that is missing, damaged or from a newer version is passed over.
struct SealedState: Sendable {
  var camera: Camera?
  var drafts: [KeptDraft] = []

  static let view = RecordKey.state(StateName("view")!)

  static func draft(writer: UInt64) -> RecordKey {
    var name = String(writer, radix: 16)
    while name.utf8.count < 16 { name = "0" + name }
    return .state(StateName("draft-" + name)!)
  }

  static func isState(_ key: String) -> Bool {
    key.utf8.starts(with: "state/".utf8)
  }

  mutating func read(_ key: String, _ plaintext: [UInt8]?) {
    guard let plaintext else { return }
    if key.utf8.elementsEqual(Self.view.text.utf8) {
      camera = try? Camera(decoding: plaintext)
    } else if let kept = try? KeptDraft(key: key, decoding: plaintext) {
      drafts.append(kept)
    }
  }
}

/// A form as it was kept, under the key of its record.
struct KeptDraft: Sendable {
  let key: String
  let instant: Instant
  let draft: Draft
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
  /// `[kept at, id, name, description, latitude or null, longitude or null, isNew]` in CBOR.
  func encoded(at instant: Instant) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(7)
    encoder.integer(instant.milliseconds)
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
}

extension KeptDraft {
  init(key: String, decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 7)
    let instant = Instant(milliseconds: try decoder.integer())
    guard let id = Identifier(bytes: try decoder.bytes()) else { throw CBORError(.outOfRange, at: 0) }
    let (name, description) = (try decoder.text(), try decoder.text())
    let latitude = try decoder.null() ? nil : try decoder.number()
    let longitude = try decoder.null() ? nil : try decoder.number()
    let isNew = try decoder.bool()
    try decoder.finish()
    var draft = Draft(place: Place(id: id, created: instant), serial: 0, isNew: isNew)
    draft.name = name
    draft.description = description
    if let latitude, let longitude {
      draft.coordinate = MapPoint(longitude: longitude, latitude: latitude).coordinate
    }
    self.init(key: key, instant: instant, draft: draft)
  }
}
