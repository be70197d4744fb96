public import Vault

/// Everything the app knows. It changes only through `update`.
///
/// Exactly one of the screens is there at a time:
///
///     starting ──▶ setup ──▶ open ──(lock: the worker ends, all of this with it)
///         │                   ▲
///         ├──────▶ locked ────┘
///         └──────▶ trouble
public struct Model: Sendable {
  public internal(set) var surroundings = Surroundings()
  var texts = TextTable()
  public internal(set) var preferences = Preferences()
  public internal(set) var installation = Installation()

  /// There is no vault yet: the person chooses a lock.
  public internal(set) var setup: Setup?
  /// There is a vault, and nothing of it has been opened.
  public internal(set) var locked: Locked?
  /// The vault is open.
  public internal(set) var session: Session?
  /// Nothing can be opened or stored; says why.
  public internal(set) var trouble: Trouble?

  var requests = Requests()
  /// When the page was hidden, while it is.
  var hiddenSince: Instant?

  public init() {}

  public var language: Language {
    preferences.language ?? Language(preferred: surroundings.languages)
  }

  public var wording: Wording {
    Wording(texts, in: language)
  }

  public var theme: Theme {
    preferences.theme ?? (surroundings.isDark ? .dark : .light)
  }

  public var units: Units {
    preferences.units ?? Units(preferred: surroundings.languages)
  }

  public var mapStyle: MapStyle {
    surroundings.hasServerStyle ? preferences.mapStyle ?? .server : .world
  }
}

/// Why the app cannot even show its lock.
public enum Trouble: Sendable, Equatable {
  /// The browser does not let the page store anything.
  case storageDenied
  case storageFailed
  /// The stored header is from a newer version of the app.
  case newerVersion
  /// The stored header cannot be read; the sealed places beside it are untouched.
  case damagedHeader
  /// There are sealed places but no header: it was evicted or deleted.
  case missingHeader
  /// The vault was erased in another tab.
  case erased
}

/// The first start: choosing how to unlock, then keeping the recovery key.
public struct Setup: Sendable {
  public internal(set) var step = Step.choose
  public internal(set) var problem: WayProblem?
  /// Whether the recovery key went to the clipboard; nil before it was tried.
  public internal(set) var isCopied: Bool?
  var draft: WayDraft?
  var header: HeaderChange?

  public enum Step: Sendable, Equatable {
    case choose
    case passphrase
    /// Waiting for the person at the passkey prompt, or for ciphers.
    case working
    /// The recovery key is shown, in groups; `isWrong`: what was typed back does not match.
    case recovery(key: String, isWrong: Bool)
    case storing
  }
}

/// What went wrong with a way to unlock, when made or used; each has its own words.
public enum WayProblem: Sendable, Equatable {
  case passkeyCancelled
  case passkeyUnknown
  case passkeyUnsupported
  /// The passkey works, but gives no secret that could encrypt (no PRF).
  case passkeyWithoutSecret
  case passkeyFailed
  case insecure
  case passphraseTooShort
  case passphrasesDiffer
  case wrongPassphrase
  case recoveryLength
  /// The character at this position, counted from 1 without separators, is not in the alphabet.
  case recoveryCharacter(Int)
  case recoveryChecksum
  case wrongRecoveryKey
  case deviceKeyMissing
  case damagedSlot
  case wrongSecret
  case noSuchWay
  case tooManyWays
  case lastWay
  case nameMissing
  case ciphersFailed
  case storage(StorageFailure)
}

/// The locked screen: it knows the ways to unlock and nothing else.
public struct Locked: Sendable {
  public internal(set) var step = Step.closed
  public internal(set) var problem: WayProblem?
  /// A way did not work: the others are offered beside the capsule.
  public internal(set) var hasFailed = false
  public let header: VaultHeader
  let headerBytes: [UInt8]
  var attempt: Attempt?
  var opening: Opening?

  public enum Step: Sendable, Equatable {
    /// "Unlock Places" and nothing else.
    case closed
    case passphrase
    case recovery
    case working
    /// Reading and opening; `done` of `total` records.
    case opening(done: Int, total: Int)
  }
}
