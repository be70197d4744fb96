import Vault

/// Settings of this device, the ways to unlock, erasing.
extension Model {
  mutating func performInSettings(_ command: Command, _ value: String, _ turn: inout Turn) {
    switch command {
    case .setLanguage:
      preferences.language = Language(named: value)
      turn.emit(.appearance(language: language, theme: theme))
    case .setTheme:
      preferences.theme = Theme(named: value)
      turn.emit(.appearance(language: language, theme: theme))
    case .setAddByTap: preferences.addsByTap = value.utf8.elementsEqual("true".utf8)
    case .setLockDelay: preferences.lockDelay = UInt64(value)
    case .setUnits: preferences.units = Units(named: value)
    case .persistStorage:
      turn.ask(.persistence(isAsked: true)) { .storagePersist($0) }
      return
    case .updateNow: return turn.emit(.update)
    case .install: return turn.emit(.install)
    case .askErase: return session!.present(.erase(isWrong: false), &turn)
    default: return
    }
    storePreferences(&turn)
  }

  mutating func storePreferences(_ turn: inout Turn) {
    var commit = Commit()
    commit.puts = [StoredRecord(key: StoreKey.preferences, bytes: preferences.encoded())]
    turn.ask(.preferences) { .storageCommit($0, commit) }
  }

  mutating func preferencesStored(_ reply: Reply, _ turn: inout Turn) {
    if case .storageFailed(let failure) = reply { session?.show(.settingsNotStored(failure), &turn) }
  }

  mutating func performOnWays(_ command: Command, _ value: String, _ turn: inout Turn) {
    switch command {
    case .addPasskey: beginPasskey(&turn)
    case .askPassphrase: session?.present(.ways(.passphrase(problem: nil)), &turn)
    case .addRecovery: beginRecovery(&turn)
    case .addDeviceKey: beginDeviceKey(&turn)
    case .askRename:
      if let id = Identifier(text: value) { session?.present(.ways(.rename(id)), &turn) }
    case .askRemove:
      if let id = Identifier(text: value) { session?.present(.ways(.remove(id)), &turn) }
    case .remove: removeWay(value, &turn)
    default: performOnRecoveryKey(command, &turn)
    }
  }

  mutating func renameWay(_ form: Form, _ turn: inout Turn) {
    guard case .ways(.rename(let id)) = session?.sheet, var header = session?.header else { return }
    let name = form[.wayName]
    guard !name.isEmpty else { return failWay(.nameMissing) }
    guard var slot = header.slots.first(where: { $0.id == id }) else { return failWay(.noSuchWay) }
    slot.name = name
    do { try header.put(slot) } catch { return failWay(.noSuchWay) }
    storeHeader(header, &turn)
  }

  /// The last way cannot be removed.
  private mutating func removeWay(_ value: String, _ turn: inout Turn) {
    guard let id = Identifier(text: value), var header = session?.header else { return }
    do {
      try header.remove(id)
    } catch {
      return failWay(error == .lastSlot ? .lastWay : .noSuchWay)
    }
    storeHeader(header, &turn)
  }

  mutating func erase(_ form: Form, _ turn: inout Turn) {
    guard case .erase = session?.sheet else { return }
    let typed = form[.eraseConfirmation]
    guard typed.utf8.elementsEqual(wording[.eraseWord].utf8) else {
      session?.sheet = .erase(isWrong: true)
      return
    }
    turn.ask(.erasing) { .storageErase($0) }
  }

  mutating func erased(_ reply: Reply, _ turn: inout Turn) {
    guard case .storageDone = reply else {
      if case .storageFailed(let failure) = reply { session?.show(.eraseFailed(failure), &turn) }
      return
    }
    turn.emit(.broadcast(TabMessage.erased.rawValue))
    turn.emit(.lock)
  }
}
