import Formats

extension VaultHeader {
  private static let format = "bucketlist/vault"

  /// The header as it is stored, in deterministic CBOR.
  public var encoded: [UInt8] {
    var pairs = extra
    pairs.append(pair(0) { $0.text(Self.format) })
    pairs.append(pair(1) { $0.unsigned(Self.version) })
    pairs.append(pair(2) { $0.bytes(checked(vault.bytes)) })
    pairs.append(
      pair(3) { encoder in
        encoder.array(entries.count)
        for entry in entries {
          switch entry {
          case .slot(let slot): encoder.bytes(slot.encoded)
          case .damaged(let bytes): encoder.bytes(bytes)
          }
        }
      }
    )
    return encodedMap(pairs)
  }

  /// Reads a stored header. A damaged slot is kept as it is and leaves the others readable.
  public init(encoded: [UInt8]) throws(VaultHeaderError) {
    guard encoded.count <= Self.sizeLimit else { throw .tooLarge }
    let version: UInt64
    do throws(CBORError) {
      version = try Self.version(of: encoded)
    } catch {
      throw .damaged(offset: error.offset)
    }
    guard version <= Self.version else { throw .newerVersion(version) }
    do throws(CBORError) {
      try self.init(thisVersion: encoded)
    } catch {
      throw .damaged(offset: error.offset)
    }
  }

  /// Reads the two fields that every version of the format begins with.
  private static func version(of encoded: [UInt8]) throws(CBORError) -> UInt64 {
    var decoder = CBORDecoder(encoded)
    var fields = try decoder.map()
    try expect(0, &fields, &decoder)
    guard sameText(try decoder.text(), format) else { throw CBORError(.outOfRange, at: 0) }
    try expect(1, &fields, &decoder)
    let start = decoder.position
    let version = try decoder.unsigned()
    guard version > 0 else { throw CBORError(.outOfRange, at: start) }
    return version
  }

  private init(thisVersion encoded: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(encoded)
    var fields = try decoder.map()
    try Self.skip(0, &fields, &decoder)
    try Self.skip(1, &fields, &decoder)
    try Self.expect(2, &fields, &decoder)
    let start = decoder.position
    guard let content = unchecked(try decoder.bytes()), let vault = Identifier(bytes: content) else {
      throw CBORError(.outOfRange, at: start)
    }
    try Self.expect(3, &fields, &decoder)
    let entries = try Self.entries(&decoder)
    var extra: [RawPair] = []
    while try decoder.next(&fields) {
      extra.append(RawPair(key: try decoder.unsigned(), value: try decoder.item()))
    }
    try decoder.finish()
    self.init(vault: vault, entries: entries, extra: extra)
  }

  private static func entries(_ decoder: inout CBORDecoder) throws(CBORError) -> [Entry] {
    let start = decoder.position
    let count = try decoder.array()
    guard count <= slotLimit else { throw CBORError(.outOfRange, at: start) }
    var entries: [Entry] = []
    for _ in 0..<count {
      let bytes = try decoder.bytes()
      entries.append(KeySlot(encoded: bytes).map { .slot($0) } ?? .damaged(bytes))
    }
    return entries
  }

  private static func expect(
    _ key: UInt64,
    _ fields: inout CBORMap,
    _ decoder: inout CBORDecoder
  ) throws(CBORError) {
    let start = decoder.position
    guard try decoder.next(&fields), try decoder.unsigned() == key else {
      throw CBORError(.outOfRange, at: start)
    }
  }

  private static func skip(
    _ key: UInt64,
    _ fields: inout CBORMap,
    _ decoder: inout CBORDecoder
  ) throws(CBORError) {
    try expect(key, &fields, &decoder)
    try decoder.skip()
  }
}
