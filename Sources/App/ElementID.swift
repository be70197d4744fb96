/// The `id` of every element that the core or the interface refers to. An id never stands for two elements at once.
public enum ElementID: String, Sendable, CaseIterable {
  /// The host's map.
  case map

  // The map's controls
  case addButton = "add-place"
  case locateButton = "locate"
  case zoomInButton = "zoom-in"
  case zoomOutButton = "zoom-out"
  case styleButton = "map-style"
  case placesButton = "show-places"
  case settingsButton = "show-settings"
  case lockButton = "lock-now"
  case mapMessage = "map-message"
  case savingState = "saving-state"
  case notice

  // The sheet
  case sheet
  case sheetTitle = "sheet-title"
  case sheetHandle = "sheet-handle"
  case editButton = "edit-place"
  case placeProblem = "place-problem"
  case nearbyTitle = "nearby-title"
  case asksWikipedia = "asks-wikipedia"
  case asksWikipediaHint = "asks-wikipedia-hint"
  case placesFilter = "places-filter"
  case placesMore = "places-more"
  case importFile = "import-file"
  case importHint = "import-hint"
  case addByTap = "add-by-tap"
  case addByTapHint = "add-by-tap-hint"
  case language
  case theme
  case lockDelay = "lock-delay"
  case units

  // The moving map
  case tourTitle = "tour-title"
  case tourStop = "tour-stop"
  case tourStops = "tour-stops"
  case tourPlay = "tour-play"
  case tourSpeed = "tour-speed"
  case tourOrder = "tour-order"

  // Dialogs
  case dialog
  case dialogTitle = "dialog-title"
  case dialogText = "dialog-text"
  /// The button of a dialog that changes nothing, which gets the focus.
  case dialogAction = "dialog-action"
  /// The safe answer to "Discard changes?".
  case keepEditing = "keep-editing"

  // Setting up, unlocking and the ways to unlock
  case screenTitle = "screen-title"
  case unlockButton = "unlock"
  case passphrase
  case passphraseHint = "passphrase-hint"
  case passphraseAgain = "passphrase-again"
  case passphraseProblem = "passphrase-problem"
  case recoveryKey = "recovery-key"
  case recoveryHint = "recovery-hint"
  case recoveryProblem = "recovery-problem"
  case recoveryConfirmation = "recovery-confirmation"
  case wayName = "way-name"
  case wayProblem = "way-problem"
  case eraseConfirmation = "erase-confirmation"
  case eraseProblem = "erase-problem"

  /// The name field of one opening of the form.
  public static func placeName(_ serial: UInt64) -> String { "place-name-" + String(serial) }

  /// The description field of one opening of the form.
  public static func placeDescription(_ serial: UInt64) -> String { "place-description-" + String(serial) }

  /// The link field of one opening of the form.
  public static func placeLink(_ serial: UInt64) -> String { "place-link-" + String(serial) }

  /// The row for symbol and colour of one opening of a form.
  public static func symbolPicker(_ serial: UInt64) -> String { "symbol-picker-" + String(serial) }

  /// One of the articles near the place.
  public static func article(_ page: String) -> String { "article-" + page }

  /// Its title.
  public static func articleTitle(_ page: String) -> String { "article-title-" + page }
}
