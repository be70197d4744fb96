/// What a person can ask for by a control; the raw value is its `data-command`.
public enum Command: String, Sendable, CaseIterable {
  // Setting up
  case choosePasskey = "setup.passkey"
  case choosePassphrase = "setup.passphrase"
  case chooseNoLock = "setup.none"
  case setPassphrase = "setup.passphrase.set"
  case setupBack = "setup.back"
  case saveRecoveryKey = "recovery.save"
  case copyRecoveryKey = "recovery.copy"
  case confirmRecoveryKey = "recovery.confirm"

  // Unlocking
  case unlock = "unlock"
  case unlockWithPasskey = "unlock.passkey"
  case showPassphrase = "unlock.passphrase.show"
  case unlockWithPassphrase = "unlock.passphrase"
  case showRecovery = "unlock.recovery.show"
  case unlockWithRecovery = "unlock.recovery"
  case dismissUnlockError = "unlock.error.dismiss"

  // The map
  case addPlace = "place.add"
  case locate = "map.locate"
  case zoomIn = "map.zoom.in"
  case zoomOut = "map.zoom.out"
  case switchStyle = "map.style"

  // A place
  case select = "place.select"
  case closeSheet = "sheet.close"
  case edit = "place.edit"
  case save = "place.save"
  case cancelEdit = "place.cancel"
  case keepEditing = "place.keep-editing"
  case discardEdit = "place.discard"
  case moveToCenter = "place.move"
  case delete = "place.delete"
  case toggleSheetSize = "sheet.size"

  // What is near
  case setNearby = "nearby.allow"
  case retryNearby = "nearby.retry"
  case sortNearby = "nearby.sort"
  case useArticle = "nearby.use"
  case addArticle = "nearby.add"

  // Finding
  case chooseResult = "find.choose"
  case addResult = "find.add"

  // The moving map
  case startTour = "tour.start"
  case startExample = "tour.example"
  case playTour = "tour.play"
  case nextStop = "tour.next"
  case previousStop = "tour.back"
  case endTour = "tour.end"
  case setTourSpeed = "tour.speed"
  case setTourLoop = "tour.loop"
  case setTourOrder = "tour.order"
  case presentTour = "tour.present"

  // Panels
  case showPlaces = "places.show"
  case setOnScreen = "places.on-screen"
  case showSettings = "settings.show"
  case showWays = "ways.show"
  case showAbout = "about.show"

  // Notices
  case undo = "undo"
  case redo = "redo"
  case dismissNotice = "notice.dismiss"
  case retrySaving = "saving.retry"
  case showProblems = "problems.show"

  // Settings
  case setLanguage = "settings.language"
  case setTheme = "settings.theme"
  case setAddByTap = "settings.tap"
  case setLockDelay = "settings.lock-delay"
  case setUnits = "settings.units"
  case persistStorage = "settings.persist"
  case updateNow = "app.update"
  case install = "app.install"
  case lockNow = "lock"
  case askErase = "erase.ask"
  case erase = "erase"

  // Ways to unlock
  case addPasskey = "ways.passkey"
  case askPassphrase = "ways.passphrase.ask"
  case addPassphrase = "ways.passphrase"
  case addRecovery = "ways.recovery"
  case addDeviceKey = "ways.device"
  case askRename = "ways.rename.ask"
  case rename = "ways.rename"
  case askRemove = "ways.remove.ask"
  case remove = "ways.remove"
}

/// A named text field or form value; the raw value is its `data-input` or `name`.
public enum Field: String, Sendable, CaseIterable {
  case passphrase
  case passphraseAgain = "passphrase-again"
  case recoveryKey = "recovery-key"
  case recoveryConfirmation = "recovery-confirmation"
  case placeName = "place-name"
  case placeDescription = "place-description"
  case placeLink = "place-link"
  case symbol
  case color
  case wayName = "way-name"
  case way
  case eraseConfirmation = "erase-confirmation"
  case placesFilter = "places-filter"
  case tourStop = "tour-stop"
}
