/// Every text of the interface. The words are in `Sources/Texts`; the order is theirs in the file of texts (`docs/spec/texts.md`).
public enum Phrase: Int, Sendable, CaseIterable {
  // Everywhere
  case appName, ok, cancel, save, back, close, edit, delete, undo, redo, tryAgain, proceed, oneMoment

  // Setting up
  case setupTitle, setupText, usePasskey, usePasskeyText, usePassphrase, usePassphraseText, useNoLock,
    useNoLockText, passphraseTitle, passphrase, passphraseAgain, passphraseHint, passphraseWarning,
    workingText, storingText, recoveryTitle, recoveryText, recoverySave, recoveryCopy, recoveryConfirm,
    recoveryWrong, recoveryLabel, recoveryFileText

  // Unlocking
  case unlockPlaces, authenticate, unlock, unlockPassphraseTitle, unlockRecoveryTitle, unlockRecoveryHint,
    otherWays, withPasskey, withPassphrase, withRecovery, openingPlaces, openingProgress

  // The map
  case mapControls, addPlace, locate, zoomIn, zoomOut, switchStyle, places, settings, lockNow, newLocation,
    saved, saving, notSaved, someUnreadable, showProblems, mapMissing

  // A place
  case unknown, missingInformation, position, unplaced, editPlace, placeName, placeDescription, moveToCenter,
    moveHint, dragHint, discardTitle, discardText, keepEditing, discard, resizeSheet

  // Symbols and colours, in the order of `Symbol` and of `PlaceColor`
  case symbolStar, symbolHeart, symbolFlag, symbolPin, symbolCircle, symbolHome, symbolBed, symbolTent,
    symbolForkKnife, symbolCup, symbolGlass, symbolIceCream, symbolBag, symbolGift, symbolMuseum,
    symbolTheatre, symbolMusic, symbolCamera, symbolBook, symbolCastle, symbolMonument, symbolTower,
    symbolBridge, symbolViewpoint, symbolChurch, symbolMosque, symbolSynagogue, symbolTemple,
    symbolShrine, symbolMountain, symbolVolcano, symbolTree, symbolFlower, symbolLeaf, symbolBench,
    symbolBeach, symbolWave, symbolLake, symbolWaterfall, symbolHotSpring, symbolSun, symbolSnowflake,
    symbolPaw, symbolFish, symbolBoat, symbolFerry, symbolAnchor, symbolPlane, symbolTrain, symbolBus,
    symbolCar, symbolBicycle, symbolWalk, symbolSwim, symbolSki, symbolBall, symbolParking,
    symbolHospital, symbolInfo, symbolQuestion
  case colorRed, colorOrange, colorYellow, colorGreen, colorTeal, colorBlue, colorPurple, colorPink,
    colorBrown, colorGrey
  case symbolAndColor, symbol, color, noColor, otherColor

  // What is near
  case placeLink, nearby, nearbyOff, nearbyNotOffered, nearbyUnplaced, nearbyQuestion, nearbyAllow,
    nearbyDecline, nearbySwitchOn, nearbyLoading, nearbyNothing, nearbyFailed, nearbyOffline,
    nearbyPaused, nearbyPartial, nearbyKept, nearbyByTitle, nearbyByDistance, noFurtherInformation,
    useArticle, addArticle, articleAdded, asksWikipedia, asksWikipediaHint, units, kilometres, miles

  // The list
  case findPlace, narrowDown, noPlacesTitle, noPlacesText, noMatch, onScreen, noneOnScreen, noMatchOnScreen,
    sharedTitle, inTheWorld, addHere,
    foundSpot, shortLink, shortCode, atlasMissing

  // The moving map
  case startTour, startExample, playTour, pauseTour, nextStop, previousStop, endTour, presentTour, tourStop,
    tourStopOf, tourLeg, tourLength, tourSpeed, tourLoop, tourOrder, orderListed, orderReversed

  // Settings
  case appearance, language, automatic, theme, light, dark, mapSection, addByTap, addByTapHint, security,
    lockWhenHidden, lockAtOnce, lockNever, storage, storageKept, storageUnkept, storageUnknown,
    keepStorage, offlineReady, offlineUnready, updateHint, updateNow, install, installText, installApart,
    storedApart, data, importPlaces, importHint, eraseEverything

  // Ways to unlock
  case ways, waysText, kindPasskey, kindPassphrase, kindRecovery, kindDevice, kindUnknown, addedOn,
    addPasskey, addPassphrase, addRecovery, addDeviceKey, addDeviceKeyText, rename, renameTitle, wayName,
    remove, removeTitle, removeText, renameNamed, removeNamed, onlyWay

  // Reports
  case reportTitle, reportFile, reportFound, reportAdded, reportAlready, reportDifferent, reportSkipped,
    reportSkippedTitle, reportNumber, reportRemedy, reportCutOff, problemsTitle, problemsText,
    problemsDamaged, problemsMissing, problemsNewer

  // Erasing
  case eraseTitle, eraseText, eraseConfirm, eraseWord, eraseWrong, erase

  // About
  case about, version, aboutText, credits, creditMap, creditWorld, creditCities

  // Counting: the first for 1, the second for every other number
  case onePlace, manyPlaces, onePlaceOnScreen, manyPlacesOnScreen, oneMorePlace, manyMorePlaces,
    afterOneMinute, afterMinutes, oneReplaced,
    manyReplaced, oneDamaged, manyDamaged, oneMissing, manyMissing, oneNewer, manyNewer, oneMoreSkipped,
    manyMoreSkipped, oneArticle, manyArticles, oneSecond, manySeconds, oneMinute, manyMinutes,
    oneMinuteAgo, minutesAgo, oneHourAgo, hoursAgo, oneDayAgo, daysAgo, erasesOnePlace, erasesPlaces

  // Notices
  case placeAdded, savedOver, placeChanged, placeDeleted, namedPlaceDeleted, newPlaceKept, undone, redone,
    copied,
    copyFailed, fileTooLarge, fileUnreadable, unknownFile, emptyFile, fullVault, tourCut, wayAdded,
    wayRenamed,
    wayRemoved, persisted, notPersisted, draftRestored, updateReady, lockWaits, settingsKept,
    nothingErased

  // What may be wrong with a place
  case nameTooLong, nameTooLongRemedy, descriptionTooLong, descriptionTooLongRemedy, linkTooLong,
    linkTooLongRemedy, notALink, notALinkRemedy, placeGone, placeGoneRemedy, typedKept

  // Why an item of a file was skipped
  case skippedMalformed, skippedNotAnObject, skippedLatitudeMissing, skippedLongitudeMissing,
    skippedLatitudeRange, skippedLongitudeRange, skippedWrongType, skippedSwapped, skippedNameTooLong,
    skippedSameID, skippedVaultFull, skippedDescriptionTooLong

  // What may be wrong with a way to unlock, and what to do then
  case nothingSetUp, stillLocked, waysUnchanged, passkeyCancelled, passkeyUnknown, passkeyUnsupported,
    passkeyWithoutSecret, passkeyFailed, insecure, passphraseTooShort, passphrasesDiffer, wrongPassphrase,
    recoveryLength, recoveryCharacter, recoveryChecksum, wrongRecoveryKey, deviceKeyMissing, damagedSlot,
    wrongSecret, noSuchWay, tooManyWays, lastWay, nameMissing, ciphersFailed, passkeyCancelledRemedy,
    passkeyUnknownRemedy, insecureRemedy, passphraseTooShortRemedy, passphrasesDifferRemedy,
    wrongPassphraseRemedy, compareRecoveryKey, wrongRecoveryKeyRemedy, tooManyWaysRemedy, lastWayRemedy,
    nameMissingRemedy, ciphersFailedRemedy, passphraseInstead, useAnotherWay, retryOrAnotherWay

  // What may fail in the browser, and what to do then
  case storageConflict, storageConflictRemedy, storageQuota, storageQuotaRemedy, storageDenied,
    storageDeniedRemedy, storageLost, storageLostRemedy, storageFailed, storageFailedRemedy, changesKept,
    locateDenied, locateDeniedRemedy, locateUnavailable, locateUnavailableRemedy, locateTimeout,
    locateTimeoutRemedy, mapStayed, mapWebGL, mapWebGLRemedy, mapStyleFailed, mapStyleFailedRemedy,
    mapLost, mapLostRemedy, placesListed

  // Why the app cannot show its lock, and what to do then
  case nothingChanged, startDeniedRemedy, storageSilent, storageSilentRemedy, newerVersion,
    newerVersionRemedy, damagedHeader, sealedUntouched, missingHeader, sealedStillThere, erasedElsewhere,
    nothingLeft, beginAnew, placesUntouched, restoreBackup

  static let count = allCases.count
}
