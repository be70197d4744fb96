/// One way to unlock a vault: the vault key, wrapped by a key that comes from a secret.
public struct KeySlot: Hashable, Sendable {
  /// Where the secret comes from, and what is needed to get it again.
  public enum Kind: Hashable, Sendable {
    /// The PRF output of a passkey (WebAuthn `prf` extension).
    case passkey(credential: [UInt8], prfSalt: [UInt8], relyingParty: String?)
    /// A passphrase, through PBKDF2-HMAC-SHA-256.
    case passphrase(salt: [UInt8], rounds: UInt32)
    /// The recovery key.
    case recovery
    /// A key of this device that cannot be read out of it.
    case device
    /// A kind that this version does not know; kept, but not usable here.
    case unknown(UInt64)
  }

  /// Bytes of a wrapped key: nonce 12, key 32, tag 16.
  public static let wrappedSize = 60
  /// The rounds of PBKDF2 that a passphrase slot may ask for.
  public static let passphraseRounds: ClosedRange<UInt32> = 600_000...10_000_000
  /// Bytes of UTF-8 in a name at most.
  public static let nameLimit = 1_000

  /// Names the slot, and takes part in the derivation of its keys.
  public let id: Identifier
  /// Where the secret comes from.
  public let kind: Kind
  /// What the person calls it.
  public var name: String
  /// When it was made.
  public let created: Instant
  /// Nonce, vault key and tag, sealed by AES-256-GCM.
  public let wrapped: [UInt8]
  /// What a newer version added, as encoded pairs of CBOR in the order of their keys.
  let extra: [RawPair]

  /// Makes a slot; nil unless `wrapped` has `wrappedSize` bytes and the rounds of a passphrase are within bounds.
  public init?(id: Identifier, kind: Kind, name: String, created: Instant, wrapped: [UInt8]) {
    guard wrapped.count == Self.wrappedSize else { return nil }
    if case .passphrase(_, let rounds) = kind, !Self.passphraseRounds.contains(rounds) { return nil }
    self.init(id: id, kind: kind, name: name, created: created, wrapped: wrapped, extra: [])
  }

  init(id: Identifier, kind: Kind, name: String, created: Instant, wrapped: [UInt8], extra: [RawPair]) {
    self.id = id
    self.kind = kind
    self.name = name
    self.created = created
    self.wrapped = wrapped
    self.extra = extra
  }

  /// Whether this version knows how to unlock with it.
  public var isUsable: Bool {
    if case .unknown = kind { false } else { true }
  }
}
