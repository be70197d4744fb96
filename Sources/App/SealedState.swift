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

/// A form as it was kept, under the key of its record. What is nil had not been changed.
struct KeptDraft: Sendable {
  let key: String
  let instant: Instant
  let place: Identifier
  let isNew: Bool
  var name: String?
  var description: String?
  var coordinate: Coordinate?
  var link: String?
  var article: Article?

  /// The form on top of the place as it is now.
  func draft(of place: Place, serial: UInt64) -> Draft {
    var draft = Draft(place: place, serial: serial, isNew: isNew)
    draft.name = name ?? draft.name
    draft.description = description ?? draft.description
    draft.coordinate = coordinate ?? draft.coordinate
    draft.link = link ?? draft.link
    draft.article = article ?? draft.article
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
  /// `[kept at, id, name, description, latitude, longitude, isNew, link, article's edition, its title]` in CBOR, with null for what was not
  /// changed. Versions before links wrote the first seven, all of them.
  func encoded(at instant: Instant) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(10)
    encoder.integer(instant.milliseconds)
    encoder.bytes(id.bytes)
    encoder.optional(name, unless: original.name)
    encoder.optional(description, unless: original.description)
    if let coordinate, coordinate != original.coordinate {
      encoder.double(coordinate.latitude)
      encoder.double(coordinate.longitude)
    } else {
      encoder.null()
      encoder.null()
    }
    encoder.bool(isNew)
    encoder.optional(link, unless: original.link ?? "")
    let newArticle = article == original.article ? nil : article
    encoder.optional(newArticle?.language)
    encoder.optional(newArticle?.title)
    return encoder.bytes
  }
}

extension KeptDraft {
  init(key: String, decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    let count = try decoder.array()
    guard count == 7 || count == 10 else { throw CBORError(.outOfRange, at: 0) }
    self.key = key
    instant = Instant(milliseconds: try decoder.integer())
    guard let place = Identifier(bytes: try decoder.bytes()) else { throw CBORError(.outOfRange, at: 0) }
    self.place = place
    name = try decoder.optionalText()
    description = try decoder.optionalText()
    coordinate = try decoder.optionalCoordinate()
    isNew = try decoder.bool()
    if count == 10 {
      link = try decoder.optionalText()
      let edition = try decoder.optionalText()
      let title = try decoder.optionalText()
      if let edition, let title { article = Article(language: edition, title: title) }
    }
    try decoder.finish()
  }
}

/// Values that may be missing.
extension CBOREncoder {
  fileprivate mutating func optional(_ string: String?) {
    if let string { text(string) } else { null() }
  }

  fileprivate mutating func optional(_ string: String, unless original: String) {
    optional(string.utf8.elementsEqual(original.utf8) ? nil : string)
  }
}
