import Vault

/// Start, hiding and showing, locking, other tabs, keys.
extension Model {
  mutating func started(_ surroundings: Surroundings, _ texts: [UInt8], _ turn: inout Turn) {
    self.surroundings = surroundings
    do {
      self.texts = try TextTable(texts)
    } catch {
      return turn.emit(.crash)
    }
    turn.ask(.boot) { .storageList($0, prefix: "") }
  }

  mutating func booting(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .storageKeys(let keys):
      let hasPlaces = keys.contains { StoreKey.isSealed($0) }
      guard keys.contains(where: StoreKey.isHeader) else {
        if hasPlaces { trouble = .missingHeader } else { setup = Setup() }
        turn.ask(.boot) { .storageRead($0, keys: [StoreKey.preferences]) }
        return
      }
      turn.ask(.boot) { .storageRead($0, keys: [StoreKey.header, StoreKey.preferences]) }
    case .storageValues(let records): booted(records, &turn)
    case .storageFailed(.denied): trouble = .storageDenied
    default: trouble = .storageFailed
    }
  }

  private mutating func booted(_ records: [StoredRecord], _ turn: inout Turn) {
    for record in records {
      if StoreKey.isPreferences(record.key) {
        preferences = Preferences(decoding: record.bytes)
      } else {
        readHeader(record.bytes)
      }
    }
    turn.emit(.appearance(language: language, theme: theme))
    unlockWithoutAsking(&turn)
  }

  private mutating func readHeader(_ bytes: [UInt8]) {
    do {
      locked = Locked(header: try VaultHeader(encoded: bytes), headerBytes: bytes)
    } catch {
      switch error {
      case .newerVersion: trouble = .newerVersion
      default: trouble = .damagedHeader
      }
    }
  }

  mutating func appearance(isDark: Bool, _ turn: inout Turn) {
    surroundings.isDark = isDark
    turn.emit(.appearance(language: language, theme: theme))
  }

  mutating func visible(_ isVisible: Bool, _ turn: inout Turn) {
    if isVisible {
      lockIfHiddenTooLong(&turn)
      hiddenSince = nil
    } else {
      hiddenSince = turn.now
      session?.keepState(&turn)
      startLockTimer(&turn)
    }
  }

  /// Runs while the page is hidden and the vault open.
  mutating func startLockTimer(_ turn: inout Turn) {
    guard hiddenSince != nil, session != nil, let delay = preferences.lockDelay else { return }
    turn.ask(.lockTimer) { .timer($0, milliseconds: delay * 60_000) }
  }

  mutating func lockIfHiddenTooLong(_ turn: inout Turn) {
    guard session != nil, let hiddenSince, let delay = preferences.lockDelay else { return }
    let hidden = turn.now.milliseconds - hiddenSince.milliseconds
    if hidden >= Int64(delay) * 60_000 { session?.lock(&turn) }
  }

  mutating func heard(_ message: String, _ turn: inout Turn) {
    switch TabMessage(named: message) {
    case .changed, .header: refresh(&turn)
    case .locked: session?.lock(&turn)
    case .erased:
      if session != nil || locked != nil { turn.emit(.lock) }
    case nil: break
    }
  }

  mutating func back(_ turn: inout Turn) {
    if setup?.step == .passphrase { setup = Setup() }
    if session?.tour == nil { session?.closeSheet(&turn) } else { session?.endTour(&turn) }
  }

  mutating func pressed(_ key: String, command: Bool, _ turn: inout Turn) {
    if session?.tour != nil, !command { return pressedOnTour(key, &turn) }
    switch ByteText(key) {
    case "z":
      if command { session?.undoLast(&turn) }
    case "Z":
      if command { session?.redoLast(&turn) }
    case "Escape":
      if locked?.problem != nil { dismissUnlockError(&turn) } else { session?.closeSheet(&turn) }
    case "+", "=": zoom(1, &turn)
    case "-": zoom(-1, &turn)
    default: break
    }
  }
}

extension Model {
  private func zoom(_ steps: Int64, _ turn: inout Turn) {
    if session != nil { turn.emit(.mapZoom(steps: steps)) }
  }
}

/// What tabs tell each other.
enum TabMessage: String, CaseIterable {
  /// The journal or the snapshot changed.
  case changed
  /// The ways to unlock changed.
  case header
  case locked
  case erased
}
