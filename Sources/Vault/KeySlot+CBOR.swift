import Formats

extension KeySlot {
  private enum Key {
    static let id: UInt64 = 1
    static let kind: UInt64 = 2
    static let name: UInt64 = 3
    static let created: UInt64 = 4
    static let wrapped: UInt64 = 5
    static let credential: UInt64 = 6
    static let prfSalt: UInt64 = 7
    static let relyingParty: UInt64 = 8
    static let salt: UInt64 = 9
    static let rounds: UInt64 = 10
  }

  /// The number of the kind in the stored format.
  var kindNumber: UInt64 {
    switch kind {
    case .passkey: 1
    case .passphrase: 2
    case .recovery: 3
    case .device: 4
    case .unknown(let number): number
    }
  }

  /// The slot as a map, followed by its CRC-32.
  var encoded: [UInt8] {
    var pairs = extra + kindPairs
    pairs.append(pair(Key.id) { $0.bytes(id.bytes) })
    pairs.append(pair(Key.kind) { $0.unsigned(kindNumber) })
    pairs.append(pair(Key.name) { $0.text(name) })
    pairs.append(pair(Key.created) { $0.integer(created.milliseconds) })
    pairs.append(pair(Key.wrapped) { $0.bytes(wrapped) })
    return checked(encodedMap(pairs))
  }

  private var kindPairs: [RawPair] {
    switch kind {
    case .passkey(let credential, let prfSalt, let relyingParty):
      [pair(Key.credential) { $0.bytes(credential) }, pair(Key.prfSalt) { $0.bytes(prfSalt) }]
        + (relyingParty.map { name in [pair(Key.relyingParty) { $0.text(name) }] } ?? [])
    case .passphrase(let salt, let rounds):
      [pair(Key.salt) { $0.bytes(salt) }, pair(Key.rounds) { $0.unsigned(UInt64(rounds)) }]
    case .recovery, .device, .unknown: []
    }
  }

  /// Reads a slot; nil when it is damaged.
  init?(encoded: [UInt8]) {
    guard let content = unchecked(encoded), let pairs = pairsOfMap(content) else { return nil }
    var fields = SlotFields(pairs: pairs)
    guard let id = fields.take(Key.id, { try? $0.identifier() }),
      let number = fields.take(Key.kind, { try? $0.unsigned() }),
      let name = fields.take(Key.name, { try? $0.text() }),
      let created = fields.take(Key.created, { try? $0.integer() }),
      let wrapped = fields.take(Key.wrapped, { try? $0.bytes(count: KeySlot.wrappedSize) }),
      let kind = Self.kind(number, &fields)
    else { return nil }
    self.init(
      id: id,
      kind: kind,
      name: name,
      created: Instant(milliseconds: created),
      wrapped: wrapped,
      extra: fields.pairs
    )
  }

  private static func kind(_ number: UInt64, _ fields: inout SlotFields) -> Kind? {
    switch number {
    case 1:
      guard let credential = fields.take(Key.credential, { try? $0.bytes() }) else { return nil }
      guard let prfSalt = fields.take(Key.prfSalt, { try? $0.bytes() }) else { return nil }
      let relyingParty = fields.take(Key.relyingParty) { try? $0.text() }
      return .passkey(credential: credential, prfSalt: prfSalt, relyingParty: relyingParty)
    case 2:
      guard let salt = fields.take(Key.salt, { try? $0.bytes() }) else { return nil }
      guard let rounds = fields.take(Key.rounds, { try? $0.unsigned() }) else { return nil }
      guard rounds <= UInt64(passphraseRounds.upperBound) else { return nil }
      guard passphraseRounds.contains(UInt32(rounds)) else { return nil }
      return .passphrase(salt: salt, rounds: UInt32(rounds))
    case 3: return .recovery
    case 4: return .device
    default: return .unknown(number)
    }
  }
}

/// The pairs of a slot that have not been understood yet.
private struct SlotFields {
  var pairs: [RawPair]

  /// Takes a pair out and reads its value; nil when it is missing or not of this type.
  mutating func take<Value>(_ key: UInt64, _ read: (inout CBORDecoder) -> Value?) -> Value? {
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
    var decoder = CBORDecoder(pairs[index].value)
    guard let value = read(&decoder), decoder.isAtEnd else { return nil }
    pairs.remove(at: index)
    return value
  }
}
