import Vault

/// From a change in memory to a durable, sealed journal entry.
///
///     changes ─▶ vault.append ─▶ seal ─▶ commit ─▶ saved
///                                ▲        │
///                                └─ retry ┘ failed: kept in memory, said, tried again on demand
///
/// One batch at a time; `VaultSession` keeps what changes meanwhile.
extension Session {
  /// Applies changes to the replica, the map and the journal.
  mutating func apply(_ changes: [Change], _ turn: inout Turn) {
    write(vault.append(changes), &turn)
    var ids: [Identifier] = []
    for change in changes where change.kind == .place && ids.last != change.object {
      ids.append(change.object)
    }
    if !ids.isEmpty { followOnMap(ids, &turn) }
  }

  private mutating func write(_ records: [UnsealedRecord], _ turn: inout Turn) {
    guard !records.isEmpty else { return }
    saving = .saving
    beingSaved = records
    turn.ask(.saving) { .seal($0, records.map(SealRequest.init)) }
  }

  mutating func savingAnswered(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .sealed(let sealed) where sealed.count == beingSaved.count:
      var commit = Commit()
      for (record, sealed) in zip(beingSaved, sealed) {
        commit.puts.append(StoredRecord(key: record.key, bytes: Envelope.join(sealed: sealed)))
        commit.expectations.append(Expectation(key: record.key, bytes: nil))
      }
      turn.ask(.saving) { .storageCommit($0, commit) }
    case .storageDone: saved(&turn)
    case .storageFailed(let failure): savingFailed(failure)
    default: savingFailed(.failed)
    }
  }

  private mutating func saved(_ turn: inout Turn) {
    saving = .saved
    beingSaved = []
    turn.emit(.broadcast(TabMessage.changed.rawValue))
    write(vault.committed(), &turn)
    if !lockIfDone(&turn) { compactIfDue(&turn) }
  }

  private mutating func savingFailed(_ failure: StorageFailure) {
    vault.failed()
    saving = .failed(failure)
  }

  /// "Try again".
  mutating func retrySaving(_ turn: inout Turn) {
    guard case .failed = saving else { return }
    write(vault.retry(), &turn)
  }

  /// Locks once everything the person changed is durable.
  ///
  /// What cannot be stored is said; asked once more, it locks all the same, and those changes are lost.
  mutating func lock(_ turn: inout Turn) {
    let isAskedAgain = locksWhenDone
    locksWhenDone = true
    keepState(&turn)
    guard !lockIfDone(&turn), case .failed = saving else { return }
    if isAskedAgain { return turn.emit(.lock) }
    show(.lockWaits, &turn)
  }

  @discardableResult
  func lockIfDone(_ turn: inout Turn) -> Bool {
    guard locksWhenDone, vault.unsavedChanges == 0, state.underway == nil else { return false }
    turn.emit(.lock)
    return true
  }

  /// Redraws what changed on the map.
  mutating func followOnMap(_ ids: [Identifier], _ turn: inout Turn) {
    if ids.count > PlacesOnMap.rebuildThreshold {
      map = PlacesOnMap(vault.replica, generation: map.generation + 1)
    } else {
      for id in ids { map.update(id, in: vault.replica) }
    }
    turn.emit(.mapPlaces(generation: map.generation))
  }
}

/// Whether what the person changed is on disk.
public enum Saving: Sendable, Equatable {
  case saved
  case saving
  /// Kept in memory; the person can try again.
  case failed(StorageFailure)
}

extension SealRequest {
  init(_ record: UnsealedRecord) {
    self.init(additionalData: record.additionalData, bytes: record.plaintext)
  }

  init(_ record: SealedRecord) {
    self.init(additionalData: record.additionalData, bytes: record.sealed)
  }
}
