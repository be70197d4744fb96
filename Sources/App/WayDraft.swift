import Vault

/// A way to unlock being made: first its secret, then the wrapped vault key, and for a new vault a recovery key with it.
///
///     begin ─▶ (passkey prompt) ─▶ (new vault: key.create) ─▶ key.wrap ─▶ (recovery: key.wrap) ─▶ shown, typed back ─▶ stored
///
/// Secrets stay here no longer than the wrapping takes; the recovery key until it was typed back.
struct WayDraft: Sendable {
  let vault: Identifier
  /// The vault key does not exist yet.
  let isNewVault: Bool
  /// The slot in the making, with everything but the wrapped key.
  var plan: SlotPlan
  var secret: [UInt8]?
  var isKeyCreated = false
  var slots: [KeySlot] = []
  var recoveryKey: RecoveryKey?
}

/// All of a key slot that is known before its key is wrapped.
struct SlotPlan: Sendable {
  let id: Identifier
  var kind: KeySlot.Kind
  var name: String
}

/// Making ways to unlock, at the first start and in settings alike.
extension Model {
  private var draft: WayDraft? {
    get { setup != nil ? setup?.draft : session?.wayDraft }
    set { if setup != nil { setup?.draft = newValue } else { session?.wayDraft = newValue } }
  }

  mutating func beginPasskey(_ turn: inout Turn) {
    guard surroundings.isSecure else { return failWay(.insecure) }
    guard surroundings.hasPasskeys else { return failWay(.passkeyUnsupported) }
    let challenge = turn.bytes(32)
    let salt = turn.bytes(32)
    begin(
      .passkey,
      .passkey(credential: [], prfSalt: salt, relyingParty: surroundings.host),
      secret: nil,
      &turn
    )
    guard let draft else { return }
    turn.ask(.way) {
      .passkeyCreate($0, challenge: challenge, user: draft.plan.id.bytes, name: "BucketList", prfSalt: salt)
    }
  }

  mutating func beginPassphrase(_ form: Form, _ turn: inout Turn) {
    let passphrase = form[.passphrase]
    guard passphrase.unicodeScalars.count >= Limits.passphraseMinimum else {
      return failWay(.passphraseTooShort)
    }
    guard passphrase.utf8.elementsEqual(form[.passphraseAgain].utf8) else {
      return failWay(.passphrasesDiffer)
    }
    let salt = turn.bytes(16)
    begin(
      .passphrase,
      .passphrase(salt: salt, rounds: KeySlot.passphraseRounds.lowerBound),
      secret: Array(passphrase.utf8),
      &turn
    )
    wrapOrCreate(&turn)
  }

  mutating func beginDeviceKey(_ turn: inout Turn) {
    begin(.device, .device, secret: nil, &turn)
    wrapOrCreate(&turn)
  }

  mutating func beginRecovery(_ turn: inout Turn) {
    guard let key = RecoveryKey(bytes: turn.bytes(RecoveryKey.size)) else { return }
    begin(.recovery, .recovery, secret: key.bytes, &turn)
    draft?.recoveryKey = key
    wrapOrCreate(&turn)
  }

  private mutating func begin(_ way: WayKind, _ kind: KeySlot.Kind, secret: [UInt8]?, _ turn: inout Turn) {
    let vault = session?.header.vault ?? turn.identifier()
    let name = wording[way.phrase]
    draft = WayDraft(
      vault: vault,
      isNewVault: session == nil,
      plan: SlotPlan(id: turn.identifier(), kind: kind, name: name),
      secret: secret
    )
    setup?.problem = nil
    setup?.step = .working
    if session != nil { session?.sheet = .ways(.working) }
  }

  private mutating func wrapOrCreate(_ turn: inout Turn) {
    guard let draft else { return }
    if draft.isNewVault && !draft.isKeyCreated {
      turn.ask(.way) { .keyCreate($0) }
    } else {
      turn.ask(.way) {
        .keyWrap(
          $0,
          secret: draft.secret,
          Derivation(draft.plan.kind, vault: draft.vault, slot: draft.plan.id),
          additionalData: KeyDerivation.additionalData(vault: draft.vault, slot: draft.plan.id)
        )
      }
    }
  }

  mutating func making(_ reply: Reply, _ turn: inout Turn) {
    switch reply {
    case .passkey(let credential, let secret): passkeyMade(credential, secret, &turn)
    case .passkeyFailed(let failure): failWay(WayProblem(failure))
    case .keyCreated:
      draft?.isKeyCreated = true
      wrapOrCreate(&turn)
    case .keyWrapped(let wrapped): keyWrapped(wrapped, &turn)
    case .keyFailed: failWay(.ciphersFailed)
    case .storageDone: wayStored(&turn)
    case .storageFailed(let failure): failWay(.storage(failure))
    default: break
    }
  }

  private mutating func passkeyMade(_ credential: [UInt8], _ secret: [UInt8]?, _ turn: inout Turn) {
    guard case .passkey(_, let salt, let relyingParty) = draft?.plan.kind else { return }
    guard let secret else { return failWay(.passkeyWithoutSecret) }
    draft?.plan.kind = .passkey(credential: credential, prfSalt: salt, relyingParty: relyingParty)
    draft?.secret = secret
    wrapOrCreate(&turn)
  }

  /// A new vault's first way gets a recovery key beside it; a recovery key is shown; any other way is stored.
  private mutating func keyWrapped(_ wrapped: [UInt8], _ turn: inout Turn) {
    guard let made = draft,
      let slot = KeySlot(
        id: made.plan.id,
        kind: made.plan.kind,
        name: made.plan.name,
        created: turn.now,
        wrapped: wrapped
      )
    else { return failWay(.ciphersFailed) }
    draft?.secret = nil
    draft?.slots.append(slot)
    if let key = made.recoveryKey {
      show(key, isWrong: false)
    } else if made.isNewVault {
      guard let key = RecoveryKey(bytes: turn.bytes(RecoveryKey.size)) else { return }
      let name = wording[WayKind.recovery.phrase]
      draft?.recoveryKey = key
      draft?.secret = key.bytes
      draft?.plan = SlotPlan(id: turn.identifier(), kind: .recovery, name: name)
      wrapOrCreate(&turn)
    } else {
      storeWay(&turn)
    }
  }

  private mutating func show(_ key: RecoveryKey, isWrong: Bool) {
    setup?.step = .recovery(key: key.text, isWrong: isWrong)
    if session != nil { session?.sheet = .ways(.recovery(key: key.text, isWrong: isWrong)) }
  }

  /// The last group must be typed back before the key counts.
  mutating func confirmRecovery(_ form: Form, _ turn: inout Turn) {
    guard let key = draft?.recoveryKey else { return }
    guard key.isConfirmed(by: form[.recoveryConfirmation]) else { return show(key, isWrong: true) }
    setup?.step = .storing
    storeWay(&turn)
  }

  private mutating func storeWay(_ turn: inout Turn) {
    guard let draft else { return }
    var header = session?.header ?? VaultHeader(vault: draft.vault)
    for slot in draft.slots {
      do { try header.put(slot) } catch { return failWay(.tooManyWays) }
    }
    storeHeader(header, &turn)
  }

  /// Writes the header, unless another tab changed it in between.
  mutating func storeHeader(_ header: VaultHeader, _ turn: inout Turn) {
    var commit = Commit()
    let bytes = header.encoded
    commit.puts = [StoredRecord(key: StoreKey.header, bytes: bytes)]
    commit.expectations = [Expectation(key: StoreKey.header, bytes: session?.headerBytes)]
    session?.headerUnderway = HeaderChange(header: header, bytes: bytes)
    setup?.header = HeaderChange(header: header, bytes: bytes)
    turn.ask(.way) { .storageCommit($0, commit) }
  }

  private mutating func wayStored(_ turn: inout Turn) {
    if let header = setup?.header {
      setup = nil
      openNewVault(header, &turn)
    } else if let header = session?.headerUnderway {
      session?.headerChanged(header, &turn)
    }
    turn.emit(.broadcast(TabMessage.header.rawValue))
  }

  /// Says what went wrong where the person is, and forgets the draft with its secrets.
  mutating func failWay(_ problem: WayProblem) {
    draft = nil
    if setup != nil {
      setup?.problem = problem
      setup?.step = problem.isAboutPassphrase ? .passphrase : .choose
    } else if session != nil {
      session?.sheet = .ways(
        problem.isAboutPassphrase ? .passphrase(problem: problem) : .list(problem: problem)
      )
    }
  }
}

/// A header on its way to the store.
struct HeaderChange: Sendable {
  let header: VaultHeader
  let bytes: [UInt8]
}

extension WayProblem {
  init(_ failure: PasskeyFailure) {
    self =
      switch failure {
      case .cancelled: .passkeyCancelled
      case .unknown: .passkeyUnknown
      case .unsupported: .passkeyUnsupported
      case .insecure: .insecure
      case .failed: .passkeyFailed
      }
  }

  var isAboutPassphrase: Bool {
    self == .passphraseTooShort || self == .passphrasesDiffer
  }
}

extension RecoveryKey {
  /// Whether what was typed back, in any case and with any separators, is the key's last group or all of it.
  func isConfirmed(by typed: String) -> Bool {
    if let whole = try? RecoveryKey(text: typed) { return whole.bytes == bytes }
    let letters = typed.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      .map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 & 0xDF : $0 }
    return letters.elementsEqual(text.utf8.suffix(4))
  }
}
