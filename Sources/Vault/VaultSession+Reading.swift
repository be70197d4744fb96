import Geo

extension VaultSession {
  /// Of the keys in the store, those whose records are still to be read; the manifest always is.
  public func unread(_ keys: [String]) -> [String] {
    keys.filter { key in
      switch RecordKey(text: key) {
      case .journal(let writer, let sequence): !(logs[writer]?.knows(sequence) ?? false)
      case .snapshot(let generation, let chunk): chunks[Self.chunkNumber(generation, chunk)] == nil
      case .manifest: true
      case .state: false
      case nil: !sameText(key, VaultHeader.key)
      }
    }
  }

  /// Takes records from the store and gives out those that are to be opened: journal, snapshot and manifest, each once.
  ///
  /// Records that are set aside at once stand in the report of the next `opened`, which therefore is to be called even
  /// when nothing is given out. Header and single state records are not the session's and passed over.
  public mutating func read(_ records: [StoredRecord]) -> [SealedRecord] {
    records.compactMap { record in
      guard let key = RecordKey(text: record.key) else {
        if !sameText(record.key, VaultHeader.key) { report.setAside(record.key, .unknownKey) }
        return nil
      }
      guard begin(key, record.bytes) else { return nil }
      do throws(EnvelopeError) {
        let sealed = try Envelope.split(record.bytes)
        return SealedRecord(key: record.key, additionalData: key.additionalData(vault: vault), sealed: sealed)
      } catch {
        setAside(key, reason(error))
        return nil
      }
    }
  }

  /// Takes what the host opened and merges it.
  public mutating func opened(_ results: [OpenedRecord]) -> LoadReport {
    var changed: [Int] = []
    for result in results {
      guard let key = RecordKey(text: result.key), isReading(key) else { continue }
      guard let plaintext = result.plaintext else {
        setAside(key, .notAuthentic)
        continue
      }
      do throws(PlaintextError) {
        try take(plaintext, key, &changed)
        report.opened += 1
      } catch {
        setAside(key, reason(error))
      }
    }
    report.changed = places(at: changed)
    defer { report = LoadReport() }
    return report
  }

  /// Journal entries that are known to have existed and are not in the store.
  ///
  /// Ask when everything was read. When the manifest changed in the meantime, another session may have put entries into
  /// a snapshot: list the keys and read once more before telling anybody.
  public var missingEntries: [MissingEntries] {
    zip(logs.keys, logs.values).flatMap { writer, log in
      log.missing.map { MissingEntries(writer: writer, sequences: $0) }
    }
  }

  /// How many chunks of the current snapshot are not in the store. Ask when everything was read.
  public var missingChunks: Int {
    guard case .current(let manifest) = manifest else { return 0 }
    return (0..<manifest.chunks).count { chunk in
      switch chunks[Self.chunkNumber(manifest.generation, UInt16(chunk))] {
      case .opened(let author, _): author != manifest.author
      case .reading, .setAside: false
      case nil: true
      }
    }
  }
}

extension VaultSession {
  /// For as many places room is made at once on a manifest's word; more grow as they come.
  private static let placesReserved = 1 << 20

  /// Notes that a record is given out to be opened; false when it was dealt with already.
  private mutating func begin(_ key: RecordKey, _ bytes: [UInt8]) -> Bool {
    switch key {
    case .journal(let writer, let sequence):
      guard !logs[writer, default: WriterLog()].knows(sequence) else { return false }
      logs[writer, default: WriterLog()].reading[UInt64(sequence)] = bytes.count
    case .snapshot(let generation, let chunk):
      let number = Self.chunkNumber(generation, chunk)
      guard chunks[number] == nil else { return false }
      chunks[number] = .reading(size: bytes.count)
    case .manifest:
      guard storedManifest != bytes else { return false }
      storedManifest = bytes
      manifest = .reading(size: bytes.count)
    case .state:
      return false
    }
    return true
  }

  private func isReading(_ key: RecordKey) -> Bool {
    switch key {
    case .journal(let writer, let sequence): logs[writer]?.reading[UInt64(sequence)] != nil
    case .snapshot(let generation, let chunk):
      if case .reading = chunks[Self.chunkNumber(generation, chunk)] { true } else { false }
    case .manifest: if case .reading = manifest { true } else { false }
    case .state: false
    }
  }

  private mutating func take(_ plaintext: [UInt8], _ key: RecordKey, _ changed: inout [Int])
    throws(PlaintextError)
  {
    switch key {
    case .journal(let writer, let sequence):
      _ = try merge(plaintext, author: writer, &changed)
      logs[writer, default: WriterLog()].open(sequence)
    case .snapshot(let generation, let chunk):
      let author = try merge(plaintext, author: nil, &changed)
      let number = Self.chunkNumber(generation, chunk)
      guard case .reading(let size) = chunks[number] else { return }
      chunks[number] = .opened(author: author, size: size)
    case .manifest:
      let manifest = try Manifest(encoded: plaintext)
      self.manifest = .current(manifest)
      for entry in manifest.included {
        logs[entry.writer, default: WriterLog()].snapshot(entry.sequences)
      }
      replica.reserveCapacity(places: min(manifest.places, Self.placesReserved))
    case .state: break
    }
  }

  /// Merges a batch and returns its author, which must be the one given.
  private mutating func merge(
    _ plaintext: [UInt8],
    author: UInt64?,
    _ changed: inout [Int]
  ) throws(PlaintextError) -> UInt64 {
    var batch = try BatchDecoder(plaintext)
    guard author == nil || author == batch.author else { throw .wrongAuthor }
    defer { changed += batch.changed }
    try batch.read(into: &replica)
    return batch.author
  }

  private mutating func setAside(_ key: RecordKey, _ reason: SetAside.Reason) {
    switch key {
    case .journal(let writer, let sequence):
      logs[writer, default: WriterLog()].setAside(sequence)
    case .snapshot(let generation, let chunk): chunks[Self.chunkNumber(generation, chunk)] = .setAside
    case .manifest: manifest = .setAside
    case .state: break
    }
    report.setAside(key.text, reason)
  }

  private func reason(_ error: EnvelopeError) -> SetAside.Reason {
    if case .newerVersion = error { .newerVersion } else { .notARecord }
  }

  private func reason(_ error: PlaintextError) -> SetAside.Reason {
    if case .newerVersion = error { .newerVersion } else { .unreadable }
  }

  private func places(at positions: [Int]) -> [Identifier] {
    var last = -1
    return positions.sorted(byKey: { UInt64($0) }).compactMap { position in
      defer { last = position }
      return position == last ? nil : replica.places[position].place.id
    }
  }
}
