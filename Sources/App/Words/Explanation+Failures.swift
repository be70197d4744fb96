extension StorageFailure {
  /// What to say when a change could not be stored.
  public var explanation: Explanation {
    switch self {
    case .conflict: Explanation(.storageConflict, kept: .changesKept, remedy: .storageConflictRemedy)
    case .quota: Explanation(.storageQuota, kept: .changesKept, remedy: .storageQuotaRemedy)
    case .denied: Explanation(.storageDenied, kept: .changesKept, remedy: .storageDeniedRemedy)
    case .lost: Explanation(.storageLost, kept: .changesKept, remedy: .storageLostRemedy)
    case .failed: Explanation(.storageFailed, kept: .changesKept, remedy: .storageFailedRemedy)
    }
  }
}

extension LocateFailure {
  public var explanation: Explanation {
    switch self {
    case .denied: Explanation(.locateDenied, kept: .mapStayed, remedy: .locateDeniedRemedy)
    case .unavailable: Explanation(.locateUnavailable, kept: .mapStayed, remedy: .locateUnavailableRemedy)
    case .timeout: Explanation(.locateTimeout, kept: .mapStayed, remedy: .locateTimeoutRemedy)
    }
  }
}

extension MapFailure {
  public var explanation: Explanation {
    switch self {
    case .webgl: Explanation(.mapWebGL, kept: .placesListed, remedy: .mapWebGLRemedy)
    case .style: Explanation(.mapStyleFailed, kept: .placesListed, remedy: .mapStyleFailedRemedy)
    case .lost: Explanation(.mapLost, kept: .placesListed, remedy: .mapLostRemedy)
    }
  }
}

extension Trouble {
  public var explanation: Explanation {
    switch self {
    case .storageDenied: Explanation(.storageDenied, kept: .nothingChanged, remedy: .startDeniedRemedy)
    case .storageFailed: Explanation(.storageSilent, kept: .placesUntouched, remedy: .storageSilentRemedy)
    case .newerVersion: Explanation(.newerVersion, kept: .placesUntouched, remedy: .newerVersionRemedy)
    case .damagedHeader: Explanation(.damagedHeader, kept: .sealedUntouched, remedy: .restoreBackup)
    case .missingHeader: Explanation(.missingHeader, kept: .sealedStillThere, remedy: .restoreBackup)
    case .erased: Explanation(.erasedElsewhere, kept: .nothingLeft, remedy: .beginAnew)
    }
  }
}
