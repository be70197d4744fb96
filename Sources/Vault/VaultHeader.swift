/// The plaintext record under the key `header`: which vault this is and how it can be unlocked.
public struct VaultHeader: Hashable, Sendable {
  /// Where the header is stored.
  public static let key = "header"
  /// The version this code reads and writes.
  public static let version: UInt64 = 1
  /// Bytes of a stored header at most.
  public static let sizeLimit = 1 << 20
  /// Slots at most.
  public static let slotLimit = 256

  /// A slot, or what is left of one.
  enum Entry: Hashable, Sendable {
    case slot(KeySlot)
    case damaged([UInt8])
  }

  /// Names the vault.
  public let vault: Identifier
  private(set) var entries: [Entry]
  /// What a newer version added.
  let extra: [RawPair]

  /// A new vault without any way to unlock it yet.
  public init(vault: Identifier) {
    self.init(vault: vault, entries: [], extra: [])
  }

  init(vault: Identifier, entries: [Entry], extra: [RawPair]) {
    self.vault = vault
    self.entries = entries
    self.extra = extra
  }

  /// The slots that can be read, in the order they were added; some may be of an unknown kind.
  public var slots: [KeySlot] {
    entries.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  /// How many slots are damaged. Their bytes are kept.
  public var damagedSlots: Int { entries.count - slots.count }

  /// Adds a slot, or replaces the one with the same identifier in its place.
  public mutating func put(_ slot: KeySlot) throws(VaultHeaderError) {
    if let index = index(of: slot.id) {
      entries[index] = .slot(slot)
    } else {
      guard entries.count < Self.slotLimit else { throw .tooManySlots }
      entries.append(.slot(slot))
    }
  }

  /// Removes a slot; the last one that this version can unlock with stays.
  public mutating func remove(_ id: Identifier) throws(VaultHeaderError) {
    guard let index = index(of: id) else { throw .noSuchSlot }
    guard slots.contains(where: { $0.isUsable && $0.id != id }) else { throw .lastSlot }
    entries.remove(at: index)
  }

  private func index(of id: Identifier) -> Int? {
    entries.firstIndex { if case .slot(let slot) = $0 { slot.id == id } else { false } }
  }
}

/// Why a header cannot be read or changed.
public enum VaultHeaderError: Error, Hashable, Sendable {
  /// The bytes are not a header, or damaged at this offset.
  case damaged(offset: Int)
  /// A newer version of the format wrote it.
  case newerVersion(UInt64)
  /// It is larger than `VaultHeader.sizeLimit` bytes.
  case tooLarge
  /// There are `VaultHeader.slotLimit` slots already.
  case tooManySlots
  /// No slot has this identifier.
  case noSuchSlot
  /// Without this slot nobody could unlock the vault any more.
  case lastSlot
}
