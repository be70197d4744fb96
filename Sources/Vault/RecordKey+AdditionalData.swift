import Formats

extension RecordKey {
  /// The additional data that pins a sealed record to its vault and its key, so that it opens nowhere else.
  ///
  /// Deterministic CBOR: `["bucketlist/record", version, vault, purpose, …]`.
  public func additionalData(vault: Identifier) -> [UInt8] {
    var encoder = CBOREncoder()
    switch self {
    case .journal(let writer, let sequence):
      Self.begin(&encoder, vault, "journal", extra: 2)
      encoder.unsigned(writer)
      encoder.unsigned(UInt64(sequence))
    case .manifest:
      Self.begin(&encoder, vault, "manifest", extra: 0)
    case .snapshot(let generation, let chunk):
      Self.begin(&encoder, vault, "snapshot", extra: 2)
      encoder.unsigned(UInt64(generation))
      encoder.unsigned(UInt64(chunk))
    case .state(let name):
      Self.begin(&encoder, vault, "state", extra: 1)
      encoder.text(name.text)
    }
    return encoder.bytes
  }

  private static func begin(_ encoder: inout CBOREncoder, _ vault: Identifier, _ purpose: String, extra: Int)
  {
    encoder.array(4 + extra)
    encoder.text("bucketlist/record")
    encoder.unsigned(UInt64(Envelope.version))
    encoder.bytes(vault.bytes)
    encoder.text(purpose)
  }
}
