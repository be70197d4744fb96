import Formats

/// What goes into the keys of a slot, byte for byte; the host computes them.
///
/// The secret of a slot (32 bytes of PRF output, 32 of PBKDF2-HMAC-SHA-256, the 20 of the recovery key, or the device
/// key) is the input of HKDF-SHA-256 (RFC 5869), 32 bytes long, with `salt` and one of the two infos. The results are
/// independent: whoever learns the one that signs in learns nothing about the one that wraps.
public enum KeyDerivation {
  /// The info of the key that wraps the vault key.
  public static let wrapInfo = Array("bucketlist/1/wrap".utf8)
  /// The info of the value that signs in to a server.
  public static let signInInfo = Array("bucketlist/1/sign-in".utf8)

  /// The salt of HKDF: the vault's identifier and the slot's, 32 bytes.
  public static func salt(vault: Identifier, slot: Identifier) -> [UInt8] {
    vault.bytes + slot.bytes
  }

  /// The additional data of the wrapped key: `["bucketlist/slot", 1, vault, slot]` in deterministic CBOR.
  public static func additionalData(vault: Identifier, slot: Identifier) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(4)
    encoder.text("bucketlist/slot")
    encoder.unsigned(UInt64(VaultHeader.version))
    encoder.bytes(vault.bytes)
    encoder.bytes(slot.bytes)
    return encoder.bytes
  }
}
