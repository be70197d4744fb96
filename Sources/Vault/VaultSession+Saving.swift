import Geo

extension VaultSession {
  /// Changes that are in the replica but not yet known to be durable.
  public var unsavedChanges: Int { unsaved.count }

  /// Takes changes over into the replica and gives out the journal entries to seal and commit, all in one transaction
  /// in which none of the keys may exist before.
  ///
  /// While a commit is under way nothing is given out; the changes go into the next one, which `committed()` returns.
  public mutating func append(_ changes: [Change]) -> [UnsealedRecord] {
    for change in changes where change.understoodField != nil {
      replica.apply(change)
      unsaved.append(change)
    }
    return nextCommit()
  }

  /// The commit under way is durable. Gives out the next one, if changes have been waiting.
  public mutating func committed() -> [UnsealedRecord] {
    guard let done = committing else { return [] }
    for entry in done.entries {
      logs[writer, default: WriterLog()].open(entry.sequence, size: entry.size)
    }
    unsaved.removeFirst(done.changes)
    committing = nil
    return nextCommit()
  }

  /// The commit under way failed. Its changes stay unsaved and its sequence numbers unused: `retry()` or the next `append` tries again.
  ///
  /// Should it have come through after all, the store refuses the next one because the keys exist; reading them makes
  /// the session take other numbers, and writing the changes twice does no harm.
  public mutating func failed() {
    committing = nil
  }

  /// Gives out what is unsaved once more; nothing while a commit is under way.
  public mutating func retry() -> [UnsealedRecord] {
    nextCommit()
  }

  private mutating func nextCommit() -> [UnsealedRecord] {
    guard committing == nil, !unsaved.isEmpty else { return [] }
    var encoder = BatchEncoder(author: writer)
    encoder.append(unsaved[...])
    var records: [UnsealedRecord] = []
    var entries: [(sequence: UInt32, size: Int)] = []
    var next: UInt32 = 0
    for plaintext in encoder.finish() {
      next = (logs[writer] ?? WriterLog()).nextFree(from: next)
      let key = RecordKey.journal(writer: writer, sequence: next)
      records.append(key.unsealed(plaintext, vault: vault))
      entries.append((next, plaintext.count + Envelope.overhead))
      next += 1
    }
    committing = Committing(changes: unsaved.count, entries: entries)
    return records
  }
}

extension RecordKey {
  func unsealed(_ plaintext: [UInt8], vault: Identifier) -> UnsealedRecord {
    UnsealedRecord(key: text, additionalData: additionalData(vault: vault), plaintext: plaintext)
  }
}
