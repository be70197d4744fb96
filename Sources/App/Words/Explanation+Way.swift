/// What a person was doing when a way to unlock failed them.
public enum WayContext: Sendable, CaseIterable {
  case settingUp
  case unlocking
  case changingWays

  /// What is untouched, whatever went wrong.
  public var kept: Phrase {
    switch self {
    case .settingUp: .nothingSetUp
    case .unlocking: .stillLocked
    case .changingWays: .waysUnchanged
    }
  }
}

extension WayProblem {
  public func explanation(_ context: WayContext) -> Explanation {
    Explanation(happened, kept: context.kept, remedy: remedy(context), value: value)
  }

  private var happened: Phrase {
    switch self {
    case .passkeyCancelled: .passkeyCancelled
    case .passkeyUnknown: .passkeyUnknown
    case .passkeyUnsupported: .passkeyUnsupported
    case .passkeyWithoutSecret: .passkeyWithoutSecret
    case .passkeyFailed: .passkeyFailed
    case .insecure: .insecure
    case .passphraseTooShort: .passphraseTooShort
    case .passphrasesDiffer: .passphrasesDiffer
    case .wrongPassphrase: .wrongPassphrase
    case .recoveryLength: .recoveryLength
    case .recoveryCharacter: .recoveryCharacter
    case .recoveryChecksum: .recoveryChecksum
    case .wrongRecoveryKey: .wrongRecoveryKey
    case .deviceKeyMissing: .deviceKeyMissing
    case .damagedSlot: .damagedSlot
    case .wrongSecret: .wrongSecret
    case .noSuchWay: .noSuchWay
    case .tooManyWays: .tooManyWays
    case .lastWay: .lastWay
    case .nameMissing: .nameMissing
    case .ciphersFailed: .ciphersFailed
    case .storage(let failure): failure.explanation.happened
    }
  }

  private func remedy(_ context: WayContext) -> Phrase {
    let isUnlocking = context == .unlocking
    return switch self {
    case .passkeyCancelled: .passkeyCancelledRemedy
    case .passkeyUnknown: .passkeyUnknownRemedy
    case .passkeyUnsupported, .passkeyWithoutSecret: isUnlocking ? .useAnotherWay : .passphraseInstead
    case .passkeyFailed, .wrongSecret, .damagedSlot: isUnlocking ? .useAnotherWay : .retryOrAnotherWay
    case .insecure: .insecureRemedy
    case .passphraseTooShort: .passphraseTooShortRemedy
    case .passphrasesDiffer: .passphrasesDifferRemedy
    case .wrongPassphrase: .wrongPassphraseRemedy
    case .recoveryLength, .recoveryCharacter, .recoveryChecksum: .compareRecoveryKey
    case .wrongRecoveryKey: .wrongRecoveryKeyRemedy
    case .deviceKeyMissing, .noSuchWay: .useAnotherWay
    case .tooManyWays: .tooManyWaysRemedy
    case .lastWay: .lastWayRemedy
    case .nameMissing: .nameMissingRemedy
    case .ciphersFailed: .ciphersFailedRemedy
    case .storage(let failure): failure.explanation.remedy
    }
  }

  private var value: String {
    switch self {
    case .recoveryCharacter(let position): String(position)
    case .passphraseTooShort: String(Limits.passphraseMinimum)
    default: ""
    }
  }
}
