/// A record as it is in the store.
public struct StoredRecord: Hashable, Sendable {
  public let key: String
  public let bytes: [UInt8]

  public init(key: String, bytes: [UInt8]) {
    self.key = key
    self.bytes = bytes
  }
}

/// A record for the host to open.
public struct SealedRecord: Sendable {
  public let key: String
  /// What AES-256-GCM gets as additional data.
  public let additionalData: [UInt8]
  /// Nonce (12 bytes), ciphertext and tag (16 bytes).
  public let sealed: [UInt8]
}

/// What the host answers to a `SealedRecord`.
public struct OpenedRecord: Sendable {
  public let key: String
  /// Nil when the bytes are not authentic.
  public let plaintext: [UInt8]?

  public init(key: String, plaintext: [UInt8]?) {
    self.key = key
    self.plaintext = plaintext
  }
}

/// A record for the host to seal; `Envelope.join(sealed:)` of the result is what is stored under the key.
public struct UnsealedRecord: Sendable {
  public let key: String
  /// What AES-256-GCM gets as additional data.
  public let additionalData: [UInt8]
  public let plaintext: [UInt8]
}
