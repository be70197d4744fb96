public import Formats
import Geo

extension PlaceField {
  /// Writes the value, without the key.
  func encodeValue(into encoder: inout CBOREncoder) {
    switch self {
    case .name(let text), .description(let text), .symbol(let text): encoder.text(text)
    case .coordinate(let coordinate): encoder.coordinate(coordinate)
    case .list(let list): encoder.optional(list) { $0.bytes($1.bytes) }
    case .color(let color): encoder.optional(color) { $0.unsigned(UInt64($1)) }
    case .status(let status): encoder.status(status)
    case .tags(let tags): encoder.texts(tags)
    case .link(let link): encoder.optional(link) { $0.text($1) }
    case .article(let article): encoder.optional(article) { $0.texts([$1.language, $1.title]) }
    case .created(let instant): encoder.integer(instant.milliseconds)
    case .deleted(let instant): encoder.optional(instant) { $0.integer($1.milliseconds) }
    case .unknown(_, let value): encoder.encoded(value)
    }
  }

  /// The encoded value.
  var encodedValue: [UInt8] {
    var encoder = CBOREncoder()
    encodeValue(into: &encoder)
    return encoder.bytes
  }

  /// Reads the value of the field `key`. A well-formed value that this version does not understand becomes `.unknown`.
  init(key: UInt64, from decoder: inout CBORDecoder) throws(CBORError) {
    let start = decoder.position
    do throws(CBORError) {
      if let known = try PlaceField(knownKey: key, from: &decoder) {
        self = known
        return
      }
    } catch {}
    decoder.rewind(to: start)
    self = .unknown(key: key, value: try decoder.item())
  }

  /// Reads the value of a field this version knows; nil when key or value are beyond it.
  private init?(knownKey key: UInt64, from decoder: inout CBORDecoder) throws(CBORError) {
    switch key {
    case 1: self = .name(try decoder.text())
    case 2: self = .description(try decoder.text())
    case 3:
      guard let value = try decoder.coordinate() else { return nil }
      self = .coordinate(value.coordinate)
    case 4: self = .list(try decoder.null() ? nil : try decoder.identifier())
    case 5: self = .symbol(try decoder.text())
    case 6:
      let color = try decoder.null() ? nil : try decoder.unsigned()
      guard color ?? 0 <= UInt64(PlaceLimits.color) else { return nil }
      self = .color(color.map { UInt32($0) })
    case 7:
      guard let status = try decoder.status() else { return nil }
      self = .status(status)
    case 8: self = .tags(try decoder.texts())
    case 9: self = .link(try decoder.null() ? nil : try decoder.text())
    case 10:
      if try decoder.null() {
        self = .article(nil)
      } else {
        try decoder.array(count: 2)
        self = .article(Article(language: try decoder.text(), title: try decoder.text()))
      }
    case 11: self = .created(Instant(milliseconds: try decoder.integer()))
    case 12:
      self = .deleted(try decoder.null() ? nil : Instant(milliseconds: try decoder.integer()))
    default: return nil
    }
  }
}

extension CBOREncoder {
  /// Writes fields as a map from key to value; their keys ascend.
  public mutating func fields(_ fields: [PlaceField]) {
    map(fields.count)
    for field in fields {
      unsigned(field.key)
      field.encodeValue(into: &self)
    }
  }
}

extension CBORDecoder {
  /// Reads what `CBOREncoder.fields` wrote.
  public mutating func fields() throws(CBORError) -> [PlaceField] {
    var fields: [PlaceField] = []
    var map = try map()
    while try next(&map) { fields.append(try PlaceField(key: try unsigned(), from: &self)) }
    return fields
  }
}
