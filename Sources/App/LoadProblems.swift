import Vault

/// What could not be read; all of it is left as it is in the store, and the rest is whole.
public struct LoadProblems: Sendable, Equatable {
  /// Sealed records that are not what was stored.
  public private(set) var damaged = 0
  /// Journal entries and parts of a snapshot that must have existed and do not.
  public private(set) var missing = 0
  /// Records that a newer version of the app wrote.
  public private(set) var newer = 0

  public var isEmpty: Bool {
    damaged == 0 && missing == 0 && newer == 0
  }

  mutating func add(_ loading: Loading, _ vault: VaultSession) {
    for record in loading.setAside {
      switch record.reason {
      case .newerVersion, .unknownKey: newer += 1
      case .notARecord, .notAuthentic, .unreadable: damaged += 1
      }
    }
    missing = vault.missingEntries.reduce(vault.missingChunks) { $0 + $1.sequences.count }
  }
}
