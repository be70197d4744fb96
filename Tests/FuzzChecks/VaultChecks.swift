import Formats
import Vault

/// A header that can be read is written again as the same bytes.
func checkVaultHeader(_ bytes: [UInt8]) {
  guard let header = try? VaultHeader(encoded: bytes) else { return }
  precondition(header.encoded == bytes)
}

/// The bytes as the content of a slot, with a right checksum: readable or damaged, they are kept as they are.
func checkKeySlot(_ bytes: [UInt8]) {
  var encoder = CBOREncoder()
  encoder.map(4)
  encoder.unsigned(0)
  encoder.text("bucketlist/vault")
  encoder.unsigned(1)
  encoder.unsigned(1)
  encoder.unsigned(2)
  encoder.bytes(withChecksum([UInt8](repeating: 1, count: 16)))
  encoder.unsigned(3)
  encoder.array(1)
  encoder.bytes(withChecksum(bytes))
  guard let header = try? VaultHeader(encoded: encoder.bytes) else {
    preconditionFailure("a slot made a header unreadable")
  }
  precondition(header.slots.count + header.damagedSlots == 1)
  precondition(header.encoded == encoder.bytes)
}

/// A text that is a recovery key is the same key when written and read again.
func checkRecoveryKey(_ bytes: [UInt8]) {
  guard let key = try? RecoveryKey(text: String(decoding: bytes, as: UTF8.self)) else { return }
  guard let again = try? RecoveryKey(text: key.text) else { preconditionFailure("a key was not read again") }
  precondition(again.bytes == key.bytes)
}

/// Bytes from the store, up to a zero the key, then the value: given out to be opened, or set aside once.
func checkStoredRecord(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let key = String(decoding: parts[0], as: UTF8.self)
  if let read = RecordKey(text: key) { precondition(read.text == key) }
  var session = VaultSession(vault: vault, writer: 2)
  let wanted = !session.unread([key]).isEmpty
  let sealed = session.read([StoredRecord(key: key, bytes: Array(parts.last ?? []))])
  let report = session.opened(sealed.map { OpenedRecord(key: $0.key, plaintext: nil) })
  precondition(report.setAside.count == (wanted ? 1 : 0) && report.opened == 0)
}

/// What a journal entry holds, whole or up to its damage, survives snapshots.
func checkJournal(_ bytes: [UInt8]) {
  var session = VaultSession(vault: vault, writer: 2)
  _ = open("journal/0000000000000001/00000000", bytes, in: &session)
  guard let snapshot = session.compaction()?.records else { preconditionFailure("no snapshot") }
  var reader = VaultSession(vault: vault, writer: 2)
  for record in snapshot {
    let report = open(record.key, record.plaintext, in: &reader)
    precondition(report.opened == 1 && report.setAside.isEmpty)
  }
  precondition(reader.missingChunks == 0 && reader.missingEntries.isEmpty)
  precondition(reader.replica.places.count == session.replica.places.count)
  for place in session.replica.places {
    guard let read = reader.replica.places[place.place.id] else { preconditionFailure("a place was lost") }
    precondition(read.place == place.place && read.deleted == place.deleted && read.changed == place.changed)
  }
  let again = reader.compaction()?.records.dropLast().map { $0.plaintext }
  precondition(again == snapshot.dropLast().map { $0.plaintext })
}

/// A manifest is read or set aside; what is missing can always be told.
func checkManifest(_ bytes: [UInt8]) {
  var session = VaultSession(vault: vault, writer: 2)
  let report = open("manifest", bytes, in: &session)
  precondition(report.opened + report.setAside.count == 1)
  precondition(session.missingChunks >= 0)
  for missing in session.missingEntries { precondition(!missing.sequences.isEmpty) }
  precondition(session.compaction() == nil || report.opened == 1 && session.missingChunks == 0)
}

private let vault = Identifier(high: 1, low: 2)

private func open(_ key: String, _ plaintext: [UInt8], in session: inout VaultSession) -> LoadReport {
  let sealed = [UInt8](repeating: 0, count: Envelope.sealSize)
  _ = session.read([StoredRecord(key: key, bytes: Envelope.join(sealed: sealed + plaintext.prefix(1)))])
  return session.opened([OpenedRecord(key: key, plaintext: plaintext)])
}

/// The bytes and their CRC-32, as slots are stored.
private func withChecksum(_ bytes: [UInt8]) -> [UInt8] {
  var remainder = UInt32.max
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
  }
  return bytes + (0..<4).map { UInt8(truncatingIfNeeded: ~remainder >> (24 - 8 * UInt32($0))) }
}
