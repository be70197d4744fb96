import Geo

/// A new snapshot, to be sealed and committed in one transaction.
public struct Compaction: Sendable {
  /// The records to seal and write; the manifest is the last one.
  public let records: [UnsealedRecord]
  /// The keys to delete: what is in the new snapshot.
  public let deletedKeys: [String]
  /// What must still be stored as manifest, else the commit has to fail; nil when there must be none.
  public let expectedManifest: [UInt8]?
}

extension VaultSession {
  /// Journal entries that are always worth keeping before the next snapshot.
  static let entriesBeforeCompaction = 64
  /// Bytes of journal that are always worth keeping before the next snapshot.
  static let bytesBeforeCompaction = 1 << 18

  /// Whether so much journal has gathered that a new snapshot is worth its writing.
  ///
  /// Both limits grow with the snapshot: whoever has more places writes it less often. Never while anything of the present
  /// snapshot is missing, set aside or still to be opened.
  public var compactionDue: Bool {
    guard canCompact else { return false }
    let gathered = logs.values.flatMap { $0.gathered }
    let snapshot = snapshotSizes
    return gathered.count > max(Self.entriesBeforeCompaction, 8 * snapshot.count)
      || gathered.reduce(0, +) > max(Self.bytesBeforeCompaction, snapshot.reduce(0, +))
  }

  /// Makes a snapshot of everything known; nil while one is being written or the present one is not complete.
  ///
  /// Records that were set aside are not touched. Two sessions may compact at the same time: the commit of the second
  /// one fails, since the manifest is another then, and loses nothing.
  public mutating func compaction() -> Compaction? {
    guard canCompact else { return nil }
    let plaintexts = snapshot()
    guard plaintexts.count <= 0x1_0000, let generation = freeGeneration() else { return nil }
    lastGeneration = generation
    let manifest = nextManifest(generation, chunks: plaintexts.count)
    let entries = zip(logs.keys, logs.values).flatMap { writer, log in
      log.opened.keys.map { (writer: writer, sequence: UInt32($0)) }
    }
    let replaced = chunks.keys.filter { if case .opened = chunks[$0] { true } else { false } }
    compacting = Compacting(
      manifest: manifest,
      chunkSizes: plaintexts.map { $0.count + Envelope.overhead },
      replacedEntries: entries,
      replacedChunks: replaced
    )
    var records: [UnsealedRecord] = []
    for (chunk, plaintext) in plaintexts.enumerated() {
      let key = RecordKey.snapshot(generation: generation, chunk: UInt16(chunk))
      records.append(key.unsealed(plaintext, vault: vault))
    }
    records.append(RecordKey.manifest.unsealed(manifest.encoded, vault: vault))
    return Compaction(
      records: records,
      deletedKeys: entries.map { RecordKey.journal(writer: $0.writer, sequence: $0.sequence).text }
        + replaced.map { chunkKey($0).text },
      expectedManifest: storedManifest
    )
  }

  /// The snapshot is durable; `manifest` is the record stored as manifest.
  public mutating func compactionCommitted(manifest stored: [UInt8]) {
    guard let done = compacting else { return }
    compacting = nil
    for entry in done.replacedEntries {
      logs[entry.writer, default: WriterLog()].opened[UInt64(entry.sequence)] = nil
    }
    for chunk in done.replacedChunks { chunks[chunk] = nil }
    for (chunk, size) in done.chunkSizes.enumerated() {
      let number = Self.chunkNumber(done.manifest.generation, UInt16(chunk))
      chunks[number] = .opened(author: writer, size: size)
    }
    for entry in done.manifest.included { logs[entry.writer, default: WriterLog()].snapshot(entry.sequences) }
    manifest = .current(done.manifest)
    storedManifest = stored
  }

  /// The snapshot was not written. When another session replaced the manifest, read the store before trying again.
  public mutating func compactionFailed() {
    compacting = nil
  }
}

extension VaultSession {
  private var canCompact: Bool {
    guard compacting == nil, missingChunks == 0 else { return false }
    guard logs.values.allSatisfy({ $0.reading.keys.isEmpty }) else { return false }
    switch manifest {
    case .absent: return chunks.keys.isEmpty
    case .reading, .setAside: return false
    case .current(let manifest):
      return (0..<manifest.chunks).allSatisfy { chunk in
        if case .opened = chunks[Self.chunkNumber(manifest.generation, UInt16(chunk))] { true } else { false }
      }
    }
  }

  /// The sizes in bytes of the chunks of the current snapshot.
  private var snapshotSizes: [Int] {
    guard case .current(let manifest) = manifest else { return [] }
    return zip(chunks.keys, chunks.values).compactMap { number, chunk in
      if number >> 16 == manifest.generation, case .opened(_, let size) = chunk { size } else { nil }
    }
  }

  private func snapshot() -> [[UInt8]] {
    var encoder = BatchEncoder(author: writer)
    for record in replica.places { encoder.append(record) }
    for (name, record) in replica.sortedOthers { encoder.append(record, named: name) }
    return encoder.finish()
  }

  /// A number above all before, under which nothing is stored.
  private func freeGeneration() -> UInt32? {
    var generation = lastGeneration
    if case .current(let manifest) = manifest { generation = max(generation, manifest.generation) }
    repeat {
      guard generation < .max else { return nil }
      generation += 1
    } while chunks.keys.contains { UInt32($0 >> 16) == generation }
    return generation
  }

  private func nextManifest(_ generation: UInt32, chunks: Int) -> Manifest {
    var included: [(writer: UInt64, sequences: SequenceSet)] = []
    for (writer, log) in zip(logs.keys, logs.values) where !log.included.ranges.isEmpty {
      included.append((writer, log.included))
    }
    return Manifest(
      author: writer,
      generation: generation,
      chunks: chunks,
      places: replica.places.count,
      included: included
    )
  }

  private func chunkKey(_ number: UInt64) -> RecordKey {
    .snapshot(generation: UInt32(number >> 16), chunk: UInt16(truncatingIfNeeded: number))
  }
}
