import Formats
import Geo
import Vault

/// An answer of Wikipedia as it came, kept, sealed, under the place it was asked about.
struct KeptNearby: Sendable {
  let instant: Instant
  let query: MediaWikiQuery
  /// The edition that was asked first, and the one that had something to say.
  let asked: String
  let edition: String
  let parts: [[UInt8]]

  /// `[kept at, latitude, longitude, asked, edition, [part…]]` in CBOR, the spot in thousandths of a degree.
  func encoded() -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(6)
    encoder.integer(instant.milliseconds)
    encoder.integer(Int64(query.latitude))
    encoder.integer(Int64(query.longitude))
    encoder.text(asked)
    encoder.text(edition)
    encoder.array(parts.count)
    for part in parts { encoder.bytes(part) }
    return encoder.bytes
  }
}

extension KeptNearby {
  init(decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 6)
    instant = Instant(milliseconds: try decoder.integer())
    query = MediaWikiQuery(
      latitude: Int(truncatingIfNeeded: try decoder.integer()),
      longitude: Int(truncatingIfNeeded: try decoder.integer())
    )
    asked = try decoder.text()
    edition = try decoder.text()
    var parts: [[UInt8]] = []
    for _ in 0..<(try decoder.array()) { parts.append(try decoder.bytes()) }
    try decoder.finish()
    self.parts = parts
  }
}
