import Formats

/// The plaintext of the record `manifest`: which snapshot counts, and which journal entries are in it.
///
///     manifest = [version, author, generation, chunks, places, [* [writer, [+ [first, last]]]]]
struct Manifest: Sendable {
  static let version: UInt64 = 1

  /// The session that made the snapshot; its chunks name the same one.
  let author: UInt64
  /// The number of the snapshot.
  let generation: UInt32
  /// How many chunks it has.
  let chunks: Int
  /// How many places are in it.
  let places: Int
  /// The journal entries that are in it, sorted by writer.
  let included: [(writer: UInt64, sequences: SequenceSet)]

  var encoded: [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(6)
    encoder.unsigned(Self.version)
    encoder.unsigned(author)
    encoder.unsigned(UInt64(generation))
    encoder.unsigned(UInt64(chunks))
    encoder.unsigned(UInt64(places))
    encoder.array(included.count)
    for entry in included {
      encoder.array(2)
      encoder.unsigned(entry.writer)
      encoder.array(entry.sequences.ranges.count)
      for range in entry.sequences.ranges {
        encoder.array(2)
        encoder.unsigned(UInt64(range.lowerBound))
        encoder.unsigned(UInt64(range.upperBound))
      }
    }
    return encoder.bytes
  }
}

extension Manifest {
  init(encoded: [UInt8]) throws(PlaintextError) {
    var decoder = CBORDecoder(encoded)
    try decoder.versionedArray(count: 6, version: Self.version)
    self = try decoder.readingPlaintext { decoder throws(CBORError) in
      let manifest = Manifest(
        author: try decoder.unsigned(),
        generation: UInt32(try decoder.unsigned(through: UInt64(UInt32.max))),
        chunks: Int(try decoder.unsigned(through: 0x1_0000)),
        places: Int(try decoder.unsigned(through: UInt64(Int32.max))),
        included: try decoder.sequences()
      )
      try decoder.finish()
      return manifest
    }
  }
}

extension CBORDecoder {
  fileprivate mutating func unsigned(through limit: UInt64) throws(CBORError) -> UInt64 {
    let start = position
    let value = try unsigned()
    guard value <= limit else { throw CBORError(.outOfRange, at: start) }
    return value
  }

  fileprivate mutating func sequences() throws(CBORError) -> [(writer: UInt64, sequences: SequenceSet)] {
    var included: [(writer: UInt64, sequences: SequenceSet)] = []
    for _ in 0..<(try array()) {
      try array(count: 2)
      let writer = try unsigned()
      var sequences = SequenceSet()
      for _ in 0..<(try array()) { sequences.insert(try sequenceRange()) }
      included.append((writer, sequences))
    }
    return included
  }

  private mutating func sequenceRange() throws(CBORError) -> ClosedRange<UInt32> {
    let start = position
    try array(count: 2)
    let first = UInt32(try unsigned(through: UInt64(UInt32.max)))
    let last = UInt32(try unsigned(through: UInt64(UInt32.max)))
    guard first <= last else { throw CBORError(.outOfRange, at: start) }
    return first...last
  }
}
