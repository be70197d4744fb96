import Vault

/// Replaces a long journal by a snapshot, so that opening stays quick; what is in it is deleted in the same transaction.
extension Session {
  mutating func compactIfDue(_ turn: inout Turn) {
    guard compaction == nil, vault.unsavedChanges == 0, vault.compactionDue else { return }
    guard let compaction = vault.compaction() else { return }
    self.compaction = compaction
    turn.ask(.compaction) { .seal($0, compaction.records.map(SealRequest.init)) }
  }
}

extension Session {
  mutating func compacting(_ reply: Reply, _ turn: inout Turn) {
    guard let compaction else { return }
    switch reply {
    case .sealed(let sealed) where sealed.count == compaction.records.count:
      var commit = Commit()
      commit.puts = zip(compaction.records, sealed).map {
        StoredRecord(key: $0.key, bytes: Envelope.join(sealed: $1))
      }
      commit.deletes = compaction.deletedKeys
      commit.expectations = [Expectation(key: RecordKey.manifest.text, bytes: compaction.expectedManifest)]
      newManifest = commit.puts.last?.bytes ?? []
      turn.ask(.compaction) { .storageCommit($0, commit) }
    case .storageDone:
      vault.compactionCommitted(manifest: newManifest)
      self.compaction = nil
      turn.emit(.broadcast(TabMessage.changed.rawValue))
    default: giveUpCompaction()
    }
  }

  /// Nothing has changed in the store; the next change asks again whether a snapshot is due.
  private mutating func giveUpCompaction() {
    vault.compactionFailed()
    compaction = nil
  }
}

extension Model {
  mutating func compacting(_ reply: Reply, _ turn: inout Turn) {
    session?.compacting(reply, &turn)
    if case .storageFailed(.conflict) = reply { refresh(&turn) }
  }
}
