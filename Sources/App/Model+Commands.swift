import Vault

/// What each control does.
extension Model {
  mutating func perform(_ command: Command, _ value: String, _ turn: inout Turn) {
    if setup != nil {
      performInSetup(command, &turn)
    } else if locked != nil {
      performWhileLocked(command, &turn)
    } else if session != nil {
      performOnMap(command, &turn)
      performOnPlace(command, value, &turn)
      performOnNearby(command, value, &turn)
      performInSettings(command, value, &turn)
      performOnWays(command, value, &turn)
      performOnTour(command, value, &turn)
    }
  }

  private mutating func performInSetup(_ command: Command, _ turn: inout Turn) {
    switch command {
    case .choosePasskey: beginPasskey(&turn)
    case .choosePassphrase:
      setup?.step = .passphrase
      setup?.problem = nil
      turn.emit(.focus(element: ElementID.passphrase.rawValue, select: false))
    case .chooseNoLock: beginDeviceKey(&turn)
    case .setupBack: setup = Setup()
    default: performOnRecoveryKey(command, &turn)
    }
  }

  private mutating func performWhileLocked(_ command: Command, _ turn: inout Turn) {
    switch command {
    case .unlock: unlock(&turn)
    case .unlockWithPasskey: unlockWithPasskey(&turn)
    case .showPassphrase: ask(.passphrase, focus: .passphrase, &turn)
    case .showRecovery: ask(.recovery, focus: .recoveryKey, &turn)
    case .dismissUnlockError: dismissUnlockError(&turn)
    default: break
    }
  }

  private mutating func performOnMap(_ command: Command, _ turn: inout Turn) {
    switch command {
    case .addPlace: addPlace(&turn)
    case .locate: turn.ask(.locate) { .locate($0, asks: true) }
    case .zoomIn: turn.emit(.mapZoom(steps: 1))
    case .zoomOut: turn.emit(.mapZoom(steps: -1))
    case .switchStyle:
      guard surroundings.hasServerStyle else { return }
      preferences.mapStyle = mapStyle == .world ? .server : .world
      turn.emit(.mapStyle(mapStyle))
      storePreferences(&turn)
    case .undo: session?.undoLast(&turn)
    case .redo: session?.redoLast(&turn)
    case .dismissNotice: session?.notice = nil
    case .retrySaving: session?.retrySaving(&turn)
    case .lockNow:
      turn.emit(.broadcast(TabMessage.locked.rawValue))
      session?.lock(&turn)
    default: break
    }
  }

  private mutating func performOnPlace(_ command: Command, _ value: String, _ turn: inout Turn) {
    switch command {
    case .select: if let id = Identifier(text: value) { session?.select(id, &turn) }
    case .closeSheet: session?.closeSheet(&turn)
    case .edit: session?.editSelected(&turn)
    case .cancelEdit: session?.cancelDraft(&turn)
    case .keepEditing: session?.keepEditing(&turn)
    case .discardEdit: session?.discardDraft(&turn)
    case .moveToCenter: session?.moveDraftToCenter(&turn)
    case .delete: session?.deleteSelected(&turn)
    case .toggleSheetSize: session?.toggleSheetSize(&turn)
    case .chooseResult: session?.choose(value, &turn)
    case .addResult:
      let name = wording[.newLocation]
      session?.addFound(named: name, &turn)
    case .showPlaces: session?.present(.places(PlaceQuery()), &turn)
    case .setOnScreen: session?.toggleOnScreen()
    case .showSettings: session?.present(.settings, &turn)
    case .showWays: session?.showWays(&turn)
    case .showAbout: session?.present(.about, &turn)
    case .showProblems: session?.present(.problems, &turn)
    default: break
    }
  }

  mutating func submit(_ command: Command, _ form: Form, _ turn: inout Turn) {
    switch command {
    case .setPassphrase where setup != nil: beginPassphrase(form, &turn)
    case .addPassphrase where session != nil: beginPassphrase(form, &turn)
    case .confirmRecoveryKey: confirmRecovery(form, &turn)
    case .unlockWithPassphrase where locked != nil: unlockWithPassphrase(form, &turn)
    case .unlockWithRecovery where locked != nil: unlockWithRecovery(form, &turn)
    case .save: session?.saveDraft(form, &turn)
    case .rename: renameWay(form, &turn)
    case .erase: erase(form, &turn)
    default: perform(command, "", &turn)
    }
  }

  private func recoveryFile(_ key: String) -> String {
    wording[.appName] + "\n" + wording[.recoveryLabel] + "\n\n" + key + "\n\n"
      + wording[.recoveryFileText] + "\n"
  }

  mutating func copied(_ reply: Reply, _ turn: inout Turn) {
    guard case .copied(let isCopied) = reply else { return }
    setup?.isCopied = isCopied
    session?.show(isCopied ? .copied : .copyFailed, &turn)
  }

  mutating func performOnRecoveryKey(_ command: Command, _ turn: inout Turn) {
    guard let key = (setup?.draft ?? session?.wayDraft)?.recoveryKey?.text else { return }
    switch command {
    case .saveRecoveryKey:
      turn.emit(
        .download(
          name: "bucketlist-recovery-key.txt",
          mediaType: "text/plain",
          bytes: Array(recoveryFile(key).utf8)
        )
      )
    case .copyRecoveryKey: turn.ask(.copying) { .copy($0, key) }
    default: break
    }
  }
}
