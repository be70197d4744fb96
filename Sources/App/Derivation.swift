public import Vault

/// How the host turns the secret of a slot into the key that wraps the vault key.
public struct Derivation: Sendable, Equatable {
  /// For a passphrase: salt and rounds of PBKDF2-HMAC-SHA-256, which come first.
  public let pbkdf2Salt: [UInt8]?
  public let rounds: UInt32
  /// Salt and info of HKDF-SHA-256.
  public let salt: [UInt8]
  public let info: [UInt8]

  public init(_ kind: KeySlot.Kind, vault: Identifier, slot: Identifier) {
    if case .passphrase(let salt, let rounds) = kind {
      pbkdf2Salt = salt
      self.rounds = rounds
    } else {
      pbkdf2Salt = nil
      rounds = 0
    }
    salt = KeyDerivation.salt(vault: vault, slot: slot)
    info = KeyDerivation.wrapInfo
  }
}

/// The kinds of ways to unlock, without what they carry.
public enum WayKind: Sendable, Equatable, CaseIterable {
  case passkey
  case passphrase
  case recovery
  case device
  /// A newer version's.
  case unknown
}

extension KeySlot {
  public var way: WayKind {
    switch kind {
    case .passkey: .passkey
    case .passphrase: .passphrase
    case .recovery: .recovery
    case .device: .device
    case .unknown: .unknown
    }
  }
}

extension WayKind {
  /// What the kind is called.
  public var phrase: Phrase {
    switch self {
    case .passkey: .kindPasskey
    case .passphrase: .kindPassphrase
    case .recovery: .kindRecovery
    case .device: .kindDevice
    case .unknown: .kindUnknown
    }
  }
}
