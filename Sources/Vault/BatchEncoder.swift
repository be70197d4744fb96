import Formats
import Geo

/// Writes the plaintext of journal entries and snapshot chunks, which have the same form: see `docs/spec/vault.md`.
///
///     batch  = [version, author, [* writer], [* record]]
///     record = [kind, id, time, writer's index, {exceptions}, {fields}]
///
/// Most fields of an object were written together; the record carries that stamp once, and others as exceptions.
struct BatchEncoder {
  /// The version this code reads and writes.
  static let version: UInt64 = 1
  /// A batch is closed once it has this many bytes: few calls of the cipher, and little to write again.
  static let sizeGoal = 200_000

  private let author: UInt64
  private var writers: [UInt64] = []
  private var records = CBOREncoder()
  private var count = 0
  private(set) var batches: [[UInt8]] = []

  init(author: UInt64) {
    self.author = author
  }

  /// Adds what is known about a place.
  mutating func append(_ record: PlaceRecord) {
    let keys = record.stamps.keys
    begin(.place, record.place.id, record.stamps.stored)
    records.map(keys.count)
    for key in keys {
      records.unsigned(key)
      record.field(key).encodeValue(into: &records)
    }
    closeIfFull()
  }

  /// Adds what is known about an object of an unknown kind.
  mutating func append(_ record: UnknownRecord, named name: Replica.ObjectName) {
    let keys = record.stamps.keys
    begin(name.kind, name.id, record.stamps.stored)
    records.map(keys.count)
    for key in keys {
      records.unsigned(key)
      records.encoded(record[key])
    }
    closeIfFull()
  }

  /// Adds changes; those in a row that are about one object and have one stamp share a record.
  mutating func append(_ changes: ArraySlice<Change>) {
    var rest = changes
    while let first = rest.first {
      var group: [PlaceField] = []
      while let next = rest.first, next.belongs(with: first),
        !group.contains(where: { $0.key == next.field.key })
      {
        group.append(next.field)
        rest.removeFirst()
      }
      append(group.sorted(byKey: { $0.key }), like: first)
    }
  }

  /// All batches, the last one closed.
  mutating func finish() -> [[UInt8]] {
    if count > 0 { close() }
    return batches
  }

  private mutating func append(_ fields: [PlaceField], like change: Change) {
    begin(change.kind, change.object, (change.stamp, []))
    records.fields(fields)
    closeIfFull()
  }

  private mutating func begin(
    _ kind: ObjectKind,
    _ id: Identifier,
    _ stamps: (base: Stamp, exceptions: [FieldStamps.Exception])
  ) {
    count += 1
    records.array(6)
    records.unsigned(kind.rawValue)
    records.bytes(id.bytes)
    append(stamps.base)
    records.map(stamps.exceptions.count)
    for exception in stamps.exceptions {
      records.unsigned(exception.key)
      records.array(2)
      append(exception.stamp)
    }
  }

  private mutating func append(_ stamp: Stamp) {
    records.unsigned(stamp.time)
    records.unsigned(index(of: stamp.writer))
  }

  /// Where the writer stands in the batch's table; one that is not there yet is added.
  private mutating func index(of writer: UInt64) -> UInt64 {
    if let index = writers.lastIndex(of: writer) { return UInt64(index) }
    writers.append(writer)
    return UInt64(writers.count - 1)
  }

  private mutating func closeIfFull() {
    if records.bytes.count >= Self.sizeGoal { close() }
  }

  private mutating func close() {
    var batch = CBOREncoder()
    batch.reserveCapacity(records.bytes.count + 9 * writers.count + 32)
    batch.array(4)
    batch.unsigned(Self.version)
    batch.unsigned(author)
    batch.array(writers.count)
    for writer in writers { batch.unsigned(writer) }
    batch.array(count)
    batch.encoded(records.bytes)
    batches.append(batch.bytes)
    records.removeAll()
    writers.removeAll(keepingCapacity: true)
    count = 0
  }
}

extension Change {
  /// Whether both may share a record.
  fileprivate func belongs(with other: Change) -> Bool {
    object == other.object && stamp == other.stamp && kind == other.kind
  }
}
