/// What came of reading some records.
public struct LoadReport: Sendable {
  /// The places that are new or changed, without repetition.
  public internal(set) var changed: [Identifier] = []
  /// How many records were read well.
  public internal(set) var opened = 0
  /// Records that were set aside: they stay in the store untouched.
  public internal(set) var setAside: [SetAside] = []

  mutating func setAside(_ key: String, _ reason: SetAside.Reason) {
    setAside.append(SetAside(key: key, reason: reason))
  }
}

/// A record that could not be used. It stays in the store, and nothing else is the worse for it.
public struct SetAside: Sendable {
  public enum Reason: Hashable, Sendable {
    /// The key has no form that this version knows.
    case unknownKey
    /// The bytes are not a sealed record.
    case notARecord
    /// The cipher refused it: damaged, moved from another place, or sealed with another key.
    case notAuthentic
    /// It is authentic, but its content is not what the format says. What stands before the fault was taken over.
    case unreadable
    /// A newer version of the app wrote it.
    case newerVersion
  }

  public let key: String
  public let reason: Reason
}

/// Journal entries that must have existed, because a later one of the same session does, and are not in the store.
public struct MissingEntries: Hashable, Sendable {
  /// The session that wrote them.
  public let writer: UInt64
  /// Their sequence numbers.
  public let sequences: ClosedRange<UInt32>
}
