import Formats

/// Reads the plaintext of journal entries and snapshot chunks into a replica: the counterpart of `BatchEncoder`.
///
/// What stands before damage is taken over: every change counts on its own.
struct BatchDecoder {
  private var decoder: CBORDecoder
  /// The session that sealed the batch.
  let author: UInt64
  private var writers: [UInt64] = []
  private var exceptions: [FieldStamps.Exception] = []
  /// The positions of the places that changed.
  private(set) var changed: [Int] = []

  /// Reads what stands before the records.
  init(_ plaintext: [UInt8]) throws(PlaintextError) {
    decoder = CBORDecoder(plaintext)
    try decoder.versionedArray(count: 4, version: BatchEncoder.version)
    (author, writers) = try decoder.readingPlaintext { decoder throws(CBORError) in
      let author = try decoder.unsigned()
      var writers: [UInt64] = []
      for _ in 0..<(try decoder.array()) { writers.append(try decoder.unsigned()) }
      return (author, writers)
    }
  }

  /// Reads all records.
  mutating func read(into replica: inout Replica) throws(PlaintextError) {
    do throws(CBORError) {
      for _ in 0..<(try decoder.array()) { try record(into: &replica) }
      try decoder.finish()
    } catch {
      throw .damaged(error)
    }
  }

  private mutating func record(into replica: inout Replica) throws(CBORError) {
    try decoder.array(count: 6)
    let kind = ObjectKind(rawValue: try decoder.unsigned())
    let id = try decoder.identifier()
    let base = try stamp()
    try readExceptions()
    if kind == .place {
      try place(id, base, into: &replica)
    } else {
      try other(Replica.ObjectName(kind: kind, id: id), base, into: &replica)
    }
  }

  private mutating func place(_ id: Identifier, _ base: Stamp, into replica: inout Replica) throws(CBORError)
  {
    var fields = try decoder.map()
    var position: Int?
    var didChange = false
    while try decoder.next(&fields) {
      let key = try decoder.unsigned()
      let field = try PlaceField(key: key, from: &decoder)
      let place = position ?? replica.positionAdding(id)
      position = place
      if replica.apply(field, at: place, stamp(of: key, base)) { didChange = true }
    }
    if didChange, let position { changed.append(position) }
  }

  private mutating func other(
    _ name: Replica.ObjectName,
    _ base: Stamp,
    into replica: inout Replica
  ) throws(CBORError) {
    var fields = try decoder.map()
    while try decoder.next(&fields) {
      let key = try decoder.unsigned()
      replica.apply(key, try decoder.item(), to: name, stamp(of: key, base))
    }
  }

  private mutating func readExceptions() throws(CBORError) {
    exceptions.removeAll(keepingCapacity: true)
    var map = try decoder.map()
    while try decoder.next(&map) {
      let key = try decoder.unsigned()
      try decoder.array(count: 2)
      exceptions.append(FieldStamps.Exception(key: key, stamp: try stamp()))
    }
  }

  private func stamp(of key: UInt64, _ base: Stamp) -> Stamp {
    exceptions.isEmpty ? base : exceptions.first { $0.key == key }?.stamp ?? base
  }

  private mutating func stamp() throws(CBORError) -> Stamp {
    let start = decoder.position
    let (time, index) = (try decoder.unsigned(), try decoder.unsigned())
    guard index < UInt64(writers.count), time >> 16 <= UInt64(Stamp.latestMilliseconds) else {
      throw CBORError(.outOfRange, at: start)
    }
    return Stamp(time: time, writer: writers[Int(index)])
  }
}
