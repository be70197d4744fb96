import Formats
import Geo

/// A pair of a map with unsigned keys: its key, and its value as one item of CBOR.
struct RawPair: Hashable, Sendable {
  let key: UInt64
  let value: [UInt8]
}

/// Makes a pair by writing its value.
func pair(_ key: UInt64, _ write: (inout CBOREncoder) -> Void) -> RawPair {
  var encoder = CBOREncoder()
  write(&encoder)
  return RawPair(key: key, value: encoder.bytes)
}

/// Writes pairs as a map, sorted by key.
func encodedMap(_ pairs: [RawPair]) -> [UInt8] {
  var encoder = CBOREncoder()
  encoder.map(pairs.count)
  for pair in pairs.sorted(byKey: { $0.key }) {
    encoder.unsigned(pair.key)
    encoder.encoded(pair.value)
  }
  return encoder.bytes
}

/// Reads a map with unsigned keys; nil when the bytes are anything else.
func pairsOfMap(_ bytes: [UInt8]) -> [RawPair]? {
  var decoder = CBORDecoder(bytes)
  var pairs: [RawPair] = []
  do throws(CBORError) {
    var fields = try decoder.map()
    while try decoder.next(&fields) {
      let key = try decoder.unsigned()
      pairs.append(RawPair(key: key, value: try decoder.item()))
    }
    try decoder.finish()
    return pairs
  } catch {
    return nil
  }
}
