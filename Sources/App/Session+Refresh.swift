import Vault

/// What another tab changed, and the answers of the browser that concern the session.
extension Model {
  /// Reads what is new in the store, and the header.
  mutating func refresh(_ turn: inout Turn) {
    guard session != nil else { return }
    guard session!.refresh == nil else {
      session!.refreshesAgain = true
      return
    }
    session!.refresh = Loading()
    session!.refresh!.begin(.refresh, &turn)
    turn.ask(.header) { .storageRead($0, keys: [StoreKey.header]) }
  }

  mutating func refreshing(_ reply: Reply, _ turn: inout Turn) {
    guard var loading = session?.refresh.take() else { return }
    switch loading.received(reply, into: &session!.vault, .refresh, &turn) {
    case .underway: session!.refresh = loading
    case .failed: session!.refreshesAgain = false
    case .finished:
      session!.merged(loading, &turn)
      if session!.refreshesAgain {
        session!.refreshesAgain = false
        refresh(&turn)
      }
    }
  }

  mutating func headerRead(_ reply: Reply, _ turn: inout Turn) {
    guard session != nil, case .storageValues(let records) = reply, let record = records.first,
      let header = try? VaultHeader(encoded: record.bytes)
    else { return }
    session!.header = header
    session!.headerBytes = record.bytes
  }
}

extension Session {
  fileprivate mutating func merged(_ loading: Loading, _ turn: inout Turn) {
    problems.add(loading, vault)
    guard !loading.changed.isEmpty else { return }
    followOnMap(loading.changed, &turn)
    if let selection, place(selection) == nil {
      if case .edit(var draft) = sheet {
        draft.problem = .gone
        sheet = .edit(draft)
      } else {
        close(&turn)
      }
    } else {
      if case .edit(var draft) = sheet, draft.problem == .gone {
        draft.problem = nil
        sheet = .edit(draft)
      }
      showSelection(&turn)
    }
  }

  /// The header with the changed ways is durable.
  mutating func headerChanged(_ change: HeaderChange, _ turn: inout Turn) {
    let before = header.slots.count
    header = change.header
    headerBytes = change.bytes
    headerUnderway = nil
    wayDraft = nil
    sheet = .ways(.list(problem: nil))
    let after = header.slots.count
    show(after > before ? .wayAdded : after < before ? .wayRemoved : .wayRenamed, &turn)
  }

  /// Where the person is, beside the tour; nothing is said where that is not known.
  func showUser(_ reply: Reply, _ turn: inout Turn) {
    guard case .located(let point, let accuracy) = reply, point.coordinate != nil else { return }
    turn.emit(.mapUser(point, accuracy: accuracy))
  }

  mutating func located(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .located(let point, let accuracy):
      guard point.coordinate != nil else { return show(.locateFailed(.unavailable), &turn) }
      turn.emit(.mapUser(point, accuracy: accuracy))
      turn.emit(.mapFly(point, zoom: max(camera.zoom, Limits.locatedZoom)))
    case .locateFailed(let failure): show(.locateFailed(failure), &turn)
    default: break
    }
  }

  /// The browser's word on whether it keeps the store; said only where the person asked.
  mutating func persistence(_ reply: Reply, isAsked: Bool, _ turn: inout Turn) {
    guard case .storagePersistence(let isKept) = reply else { return }
    isPersisted = isKept
    if isAsked { show(.persisted(isKept), &turn) }
  }
}
