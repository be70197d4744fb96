/// Every fixed text of the interface.
public enum Phrase: Sendable, CaseIterable {
  // Everywhere
  case appName, ok, cancel, save, back, close, edit, delete, undo, tryAgain, proceed, oneMoment

  // Setting up
  case setupTitle, setupText, usePasskey, usePasskeyText, usePassphrase, usePassphraseText, useNoLock,
    useNoLockText
  case passphraseTitle, passphrase, passphraseAgain, passphraseHint, passphraseWarning
  case workingText, storingText
  case recoveryTitle, recoveryText, recoverySave, recoveryCopy, recoveryConfirm, recoveryWrong, recoveryLabel,
    recoveryFileText

  // Unlocking
  case unlockPlaces, authenticate, unlock, unlockPassphraseTitle, unlockRecoveryTitle, unlockRecoveryHint
  case otherWays, withPasskey, withPassphrase, withRecovery, openingPlaces, openingProgress

  // The map
  case mapControls, addPlace, locate, zoomIn, zoomOut, switchStyle, places, settings, lockNow
  case newLocation, saved, saving, notSaved, someUnreadable, showProblems, mapMissing

  // A place
  case unknown, missingInformation, position, unplaced, editPlace, placeName, placeDescription, moveToCenter
  case moveHint, dragHint, discardTitle, discardText, keepEditing, discard, resizeSheet

  // What is near
  case placeLink, nearby, nearbyOff, nearbyNotOffered, nearbyUnplaced, nearbyQuestion, nearbyAllow,
    nearbyDecline,
    nearbySwitchOn
  case nearbyLoading, nearbyNothing, nearbyFailed, nearbyOffline, nearbyPaused, nearbyPartial, nearbyKept
  case nearbyByTitle, nearbyByDistance, noFurtherInformation, useArticle, addArticle, articleAdded
  case asksWikipedia, asksWikipediaHint, units, kilometres, miles

  // The list
  case findPlace, narrowDown, noPlacesTitle, noPlacesText, noMatch, sharedTitle
  case onScreen, noneOnScreen, noMatchOnScreen
  case inTheWorld, addHere, foundSpot, shortLink, shortCode, atlasMissing

  // Settings
  case appearance, language, automatic, theme, light, dark
  case mapSection, addByTap, addByTapHint, security, lockWhenHidden, lockAtOnce, lockNever
  case storage, storageKept, storageUnkept, storageUnknown, keepStorage
  case offlineReady, offlineUnready, updateHint, updateNow, install, installText, installApart, storedApart
  case data, importPlaces, importHint, eraseEverything

  // Ways to unlock
  case ways, waysText, kindPasskey, kindPassphrase, kindRecovery, kindDevice, kindUnknown, addedOn
  case addPasskey, addPassphrase, addRecovery, addDeviceKey, addDeviceKeyText
  case rename, renameTitle, wayName, remove, removeTitle, removeText, renameNamed, removeNamed, onlyWay

  // Reports
  case reportTitle, reportFile, reportFound, reportAdded, reportAlready, reportDifferent, reportSkipped,
    reportSkippedTitle
  case reportNumber, reportRemedy, reportCutOff
  case problemsTitle, problemsText, problemsDamaged, problemsMissing, problemsNewer

  // Erasing
  case eraseTitle, eraseText, eraseConfirm, eraseWord, eraseWrong, erase

  // About
  case about, version, aboutText, credits, creditMap, creditWorld, creditCities

  public func text(in language: Language) -> String {
    words.text(in: language)
  }
}
