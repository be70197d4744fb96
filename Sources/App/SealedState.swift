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

  /// What Wikipedia answered about a place.
  static func nearby(_ place: Identifier) -> RecordKey {
    .state(StateName("nearby-" + place.text)!)
  }

  /// The place whose answer lies under a key; nil where the key is of something else.
  static func nearbyPlace(_ key: String) -> Identifier? {
    let prefix = Array("state/nearby-".utf8)
    guard key.utf8.starts(with: prefix) else { return nil }
    return Identifier(text: String(decoding: key.utf8.dropFirst(prefix.count), as: UTF8.self))
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

/// A form as it was kept, under the key of its record, with the fields that had been changed.
struct KeptDraft: Sendable {
  let key: String
  let instant: Instant
  let place: Identifier
  let isNew: Bool
  let fields: [PlaceField]

  /// The form on top of the place as it is now.
  func draft(of place: Place, serial: UInt64) -> Draft {
    var draft = Draft(place: place, serial: serial, isNew: isNew)
    for field in fields { draft.place.set(field) }
    return draft
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
  /// `[kept at, id, isNew, {changed fields}]` in CBOR.
  func encoded(at instant: Instant) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(4)
    encoder.integer(instant.milliseconds)
    encoder.bytes(id.bytes)
    encoder.bool(isNew)
    encoder.fields(place.differences(from: original))
    return encoder.bytes
  }
}

extension KeptDraft {
  init(key: String, decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 4)
    self.key = key
    instant = Instant(milliseconds: try decoder.integer())
    guard let place = Identifier(bytes: try decoder.bytes()) else { throw CBORError(.outOfRange, at: 0) }
    self.place = place
    isNew = try decoder.bool()
    fields = try decoder.fields()
    try decoder.finish()
  }
}
