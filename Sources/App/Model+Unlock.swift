import Vault

/// A secret being tried against the slots it may belong to, one after the other.
struct Attempt: Sendable {
  var secret: [UInt8]?
  var candidates: [KeySlot]
  /// What to say when none of them opens.
  let whenWrong: WayProblem
}

/// From "Unlock Places" to the open vault.
extension Model {
  /// A vault that the device key opens does so by itself.
  mutating func unlockWithoutAsking(_ turn: inout Turn) {
    let device = locked?.header.slots.filter { $0.way == .device } ?? []
    if !device.isEmpty { attempt(device, secret: nil, whenWrong: .deviceKeyMissing, &turn) }
  }

  /// The capsule: the first way there is, passkey before passphrase before recovery key.
  mutating func unlock(_ turn: inout Turn) {
    guard let locked else { return }
    guard locked.hasFailed || locked.header.damagedSlots == 0 else { return failUnlock(.damagedSlot) }
    let ways = locked.header.slots.map { $0.way }
    if ways.contains(.passkey) {
      unlockWithPasskey(&turn)
    } else if ways.contains(.passphrase) {
      ask(.passphrase, focus: .passphrase, &turn)
    } else if ways.contains(.device) {
      unlockWithoutAsking(&turn)
    } else if ways.contains(.recovery) {
      ask(.recovery, focus: .recoveryKey, &turn)
    } else {
      self.locked?.problem = .damagedSlot
    }
  }

  mutating func ask(_ step: Locked.Step, focus element: ElementID, _ turn: inout Turn) {
    locked?.step = step
    locked?.problem = nil
    turn.emit(.focus(element: element.rawValue, select: false))
  }

  mutating func dismissUnlockError(_ turn: inout Turn) {
    switch locked?.step {
    case .passphrase: ask(.passphrase, focus: .passphrase, &turn)
    case .recovery: ask(.recovery, focus: .recoveryKey, &turn)
    default:
      locked?.problem = nil
      turn.emit(.focus(element: ElementID.unlockButton.rawValue, select: false))
    }
  }

  mutating func unlockWithPasskey(_ turn: inout Turn) {
    guard let locked else { return }
    guard surroundings.isSecure else { return failUnlock(.insecure) }
    guard surroundings.hasPasskeys else { return failUnlock(.passkeyUnsupported) }
    let choices = locked.header.slots.compactMap { slot in
      if case .passkey(let credential, let salt, _) = slot.kind {
        PasskeyChoice(credential: credential, prfSalt: salt)
      } else {
        nil
      }
    }
    guard !choices.isEmpty else { return failUnlock(.noSuchWay) }
    self.locked?.step = .working
    self.locked?.problem = nil
    let challenge = turn.bytes(32)
    turn.ask(.attempt) { .passkeyUse($0, challenge: challenge, choices) }
  }

  mutating func unlockWithPassphrase(_ form: Form, _ turn: inout Turn) {
    guard let locked else { return }
    let secret = Array(form[.passphrase].utf8)
    attempt(
      locked.header.slots.filter { $0.way == .passphrase },
      secret: secret,
      whenWrong: .wrongPassphrase,
      &turn
    )
  }

  mutating func unlockWithRecovery(_ form: Form, _ turn: inout Turn) {
    guard let locked else { return }
    do {
      let key = try RecoveryKey(text: form[.recoveryKey])
      attempt(
        locked.header.slots.filter { $0.way == .recovery },
        secret: key.bytes,
        whenWrong: .wrongRecoveryKey,
        &turn
      )
    } catch {
      self.locked?.problem = WayProblem(error)
    }
  }

  private mutating func attempt(
    _ slots: [KeySlot],
    secret: [UInt8]?,
    whenWrong: WayProblem,
    _ turn: inout Turn
  ) {
    guard !slots.isEmpty else { return failUnlock(.noSuchWay) }
    locked?.attempt = Attempt(secret: secret, candidates: slots.reversed(), whenWrong: whenWrong)
    locked?.step = .working
    locked?.problem = nil
    tryNextSlot(&turn)
  }

  private mutating func tryNextSlot(_ turn: inout Turn) {
    guard let locked, let attempt = locked.attempt else { return }
    guard let slot = self.locked?.attempt?.candidates.popLast() else { return failUnlock(attempt.whenWrong) }
    let vault = locked.header.vault
    turn.ask(.attempt) {
      .keyUnwrap(
        $0,
        secret: attempt.secret,
        Derivation(slot.kind, vault: vault, slot: slot.id),
        additionalData: KeyDerivation.additionalData(vault: vault, slot: slot.id),
        wrapped: slot.wrapped
      )
    }
  }

  mutating func attempting(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .passkey(let credential, let secret): passkeyUsed(credential, secret, &turn)
    case .passkeyFailed(let failure): failUnlock(WayProblem(failure))
    case .keyUnwrapped(true): beginOpening(&turn)
    case .keyUnwrapped(false): tryNextSlot(&turn)
    case .keyFailed(.missing): failUnlock(.deviceKeyMissing)
    case .keyFailed(.failed): failUnlock(.ciphersFailed)
    default: break
    }
  }

  private mutating func passkeyUsed(_ credential: [UInt8], _ secret: [UInt8]?, _ turn: inout Turn) {
    guard let secret else { return failUnlock(.passkeyWithoutSecret) }
    let slots =
      locked?.header.slots.filter { slot in
        if case .passkey(credential, _, _) = slot.kind { true } else { false }
      } ?? []
    guard !slots.isEmpty else { return failUnlock(.passkeyUnknown) }
    attempt(slots, secret: secret, whenWrong: .wrongSecret, &turn)
  }

  /// Back to where the person can try again, the reason told; the secret is forgotten.
  mutating func failUnlock(_ problem: WayProblem) {
    locked?.attempt = nil
    locked?.problem = problem
    locked?.hasFailed = true
    switch problem {
    case .wrongPassphrase: locked?.step = .passphrase
    case .wrongRecoveryKey: locked?.step = .recovery
    default: locked?.step = .closed
    }
  }
}

extension WayProblem {
  init(_ error: RecoveryKeyError) {
    self =
      switch error {
      case .wrongLength: .recoveryLength
      case .wrongCharacter(let position): .recoveryCharacter(position)
      case .wrongChecksum: .recoveryChecksum
      }
  }
}
