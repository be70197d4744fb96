import Vault

/// Keeps the last view and an unfinished form, sealed, so that neither a lock nor a reload loses them.
///
/// A form has a record of its own for each session, so that tabs do not take each other's away; it is deleted as soon as the form
/// was saved or left.
extension Session {
  mutating func moved(to camera: Camera, _ turn: inout Turn) {
    self.camera = camera
    startStateTimer(&turn)
  }

  mutating func startStateTimer(_ turn: inout Turn) {
    guard !state.isTimerRunning else { return }
    state.isTimerRunning = true
    turn.ask(.stateTimer) { .timer($0, milliseconds: Limits.stateDelayMilliseconds) }
  }

  mutating func stateTimerFired(_ turn: inout Turn) {
    state.isTimerRunning = false
    keepState(&turn)
  }

  /// Seals and stores what is not stored already, and deletes the form's record where there is no unsaved form any more.
  mutating func keepState(_ turn: inout Turn) {
    guard state.underway == nil else { return }
    var records = [(key: SealedState.view, plaintext: camera.encoded())]
    var drafts: [String] = []
    if let draft = unsavedDraft {
      let key = SealedState.draft(writer: vault.writer)
      records.append((key, draft.encoded(at: turn.now)))
      drafts = [key.text]
    }
    let isSame = records.count == 1 && state.drafts.isEmpty && records[0].plaintext == state.keptView
    guard !isSame else { return }
    state.underway = StateKeeping.Batch(
      keys: records.map { $0.key },
      view: records[0].plaintext,
      drafts: drafts,
      deletes: state.drafts.filter { old in !drafts.contains { $0.utf8.elementsEqual(old.utf8) } }
    )
    let vault = vault.vault
    turn.ask(.state) {
      .seal(
        $0,
        records.map { SealRequest(additionalData: $0.key.additionalData(vault: vault), bytes: $0.plaintext) }
      )
    }
  }

  mutating func keepingState(_ reply: Reply, _ turn: inout Turn) {
    guard let batch = state.underway else { return }
    switch reply {
    case .sealed(let sealed) where sealed.count == batch.keys.count:
      var commit = Commit()
      commit.puts = zip(batch.keys, sealed).map {
        StoredRecord(key: $0.text, bytes: Envelope.join(sealed: $1))
      }
      commit.deletes = batch.deletes
      turn.ask(.state) { .storageCommit($0, commit) }
    case .storageDone:
      state.underway = nil
      state.keptView = batch.view
      // Meanwhile another form may have been taken over.
      let later = state.drafts.filter { key in
        !(batch.drafts + batch.deletes).contains { $0.utf8.elementsEqual(key.utf8) }
      }
      state.drafts = batch.drafts + later
      let isDone = unsavedDraft == nil ? state.drafts.isEmpty : later.isEmpty
      if !lockIfDone(&turn), !isDone { keepState(&turn) }
    default:
      state.underway = nil
      lockIfDone(&turn)
    }
  }

  private var unsavedDraft: Draft? {
    guard case .edit(let draft) = sheet, draft.isChanged else { return nil }
    return draft
  }

  /// Opens a form that was open, unsaved, when its tab ended: the newest first, the next when that is done. The form becomes this tab's own
  /// at once, so that no other tab offers it as well.
  mutating func offerKeptDraft(_ turn: inout Turn) {
    guard sheet == nil, !locksWhenDone, let kept = state.offers.popLast() else { return }
    state.drafts.append(kept.key)
    if let record = vault.replica.places[kept.place] {
      var draft = kept.draft(of: record.place, serial: turn.requests.nextSerial())
      if record.deleted != nil { draft.problem = .gone }
      selection = kept.place
      open(draft, selectsName: false, &turn)
      show(.draftRestored, &turn)
    }
    keepState(&turn)
  }
}

/// What is kept of the view and the form.
struct StateKeeping: Sendable {
  var isTimerRunning = false
  var underway: Batch?
  /// The view as it is stored.
  var keptView: [UInt8] = []
  /// Keys of stored forms, this session's and those it took over.
  var drafts: [String] = []
  /// Forms of tabs that are no more, the newest last.
  var offers: [KeptDraft] = []

  struct Batch: Sendable {
    let keys: [RecordKey]
    let view: [UInt8]
    let drafts: [String]
    let deletes: [String]
  }
}
