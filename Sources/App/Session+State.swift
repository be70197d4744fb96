import Vault

/// Keeps the last view and an unfinished form, sealed.
extension Session {
  mutating func moved(to camera: Camera, _ turn: inout Turn) {
    self.camera = camera
    if !state.isTimerRunning {
      state.isTimerRunning = true
      turn.ask(.stateTimer) { .timer($0, milliseconds: Limits.viewDelayMilliseconds) }
    }
  }

  mutating func stateTimerFired(_ turn: inout Turn) {
    state.isTimerRunning = false
    keepState(&turn)
  }

  /// Seals the view, and the form if it has unsaved changes; stores them where they are not stored already.
  mutating func keepState(_ turn: inout Turn) {
    guard state.underway == nil else { return }
    var records = [(key: SealedState.view, plaintext: camera.encoded())]
    if let draft = unsavedDraft {
      records.append((SealedState.draft, draft.encoded()))
    }
    let plaintexts = records.map { $0.plaintext }
    guard plaintexts != state.kept else { return }
    state.underway = records.map { $0.key }
    state.kept = plaintexts
    let vault = vault.vault
    turn.ask(.state) {
      .seal(
        $0,
        records.map { SealRequest(additionalData: $0.key.additionalData(vault: vault), bytes: $0.plaintext) }
      )
    }
  }

  mutating func keepingState(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .sealed(let sealed) where sealed.count == state.underway?.count:
      var commit = Commit()
      commit.puts = zip(state.underway!, sealed).map {
        StoredRecord(key: $0.text, bytes: Envelope.join(sealed: $1))
      }
      if sealed.count == 1 { commit.deletes = [SealedState.draft.text] }
      turn.ask(.state) { .storageCommit($0, commit) }
    default:
      state.underway = nil
      lockIfDone(&turn)
    }
  }

  private var unsavedDraft: Draft? {
    guard case .edit(let draft) = sheet, let place = place(draft.id), draft.differs(from: place) else {
      return nil
    }
    return draft
  }

  /// Opens the form again that was open, unsaved, when the app locked.
  mutating func restore(_ kept: Draft?, _ turn: inout Turn) {
    guard let kept, let place = place(kept.id) else { return }
    var draft = Draft(place: place, serial: turn.requests.nextSerial(), isNew: kept.isNew)
    draft.name = kept.name
    draft.description = kept.description
    draft.coordinate = kept.coordinate
    selection = kept.id
    open(draft, &turn)
    show(.draftRestored, &turn)
  }
}

/// What was last kept of the view and the form.
struct StateKeeping: Sendable {
  var isTimerRunning = false
  /// The records being sealed or stored.
  var underway: [RecordKey]?
  var kept: [[UInt8]] = []
}
