import Geo

/// One unlocked session with a vault: what it has read, what the changes add up to, and what is being saved.
///
/// Pure: the host lists, reads, opens, seals and commits; the session says what, and learns how it went.
///
///     reading     unread(keys) ─▶ read(records) ─▶ host opens ─▶ opened(results) ─▶ LoadReport
///                 in any number of parts, at any time, in any order
///
///                          append                    append: waits its turn
///                 ┌──────┐ ──────▶ ┌────────────┐ ──┐
///     saving      │ idle │         │ committing │ ◀─┘     one commit at a time, so that a failed one
///                 └──────┘ ◀────── └────────────┘         leaves no hole in the sequence
///                    │ ▲  committed (nothing waits)│
///              retry │ │                           │ failed: the changes are kept, the numbers not used
///                    ▼ └───────────────────────────┘
///
///                 ┌──────┐ compaction ┌────────────┐
///     compacting  │ idle │ ─────────▶ │ compacting │
///                 └──────┘ ◀───────── └────────────┘
///                          compactionCommitted: the entries in it are gone from the journal
///                          compactionFailed: nothing has changed; when another session was faster, read first
///
/// A session writes only keys that hold its own random number, so that two tabs or devices never write the same one; the manifest,
/// which they share, is replaced only if it still holds what this session read.
public struct VaultSession: Sendable {
  /// The vault this is about.
  public let vault: Identifier
  /// The random number of this session.
  public let writer: UInt64
  /// What all changes read and made so far add up to.
  public internal(set) var replica = Replica()
  /// Makes the stamps of this session.
  var clock: Clock

  // Reading
  var logs = SortedMap<WriterLog>()
  var chunks = SortedMap<ChunkState>()
  var manifest = ManifestState.absent
  /// The manifest as it is in the store; nil while none was read.
  var storedManifest: [UInt8]?

  /// What is to be told by the next `opened`.
  var report = LoadReport()

  // Saving
  var unsaved: [Change] = []
  var committing: Committing?

  // Compacting
  var compacting: Compacting?
  var lastGeneration: UInt32 = 0

  /// Begins a session; `writer` are 64 fresh random bits.
  public init(vault: Identifier, writer: UInt64) {
    self.vault = vault
    self.writer = writer
    clock = Clock(writer: writer)
  }

  /// Makes the stamp for changes made now: greater than every stamp read or made before.
  public mutating func stamp(physical: Instant) -> Stamp {
    clock.observe(Stamp(time: replica.latest, writer: writer))
    return clock.now(physical: physical)
  }
}

extension VaultSession {
  enum ManifestState: Sendable {
    case absent
    case reading(size: Int)
    case current(Manifest)
    case setAside
  }

  enum ChunkState: Sendable {
    case reading(size: Int)
    case opened(author: UInt64, size: Int)
    case setAside
  }

  /// A commit of journal entries that is under way.
  struct Committing: Sendable {
    /// How many of the unsaved changes are in it, from the first.
    let changes: Int
    let entries: [(sequence: UInt32, size: Int)]
  }

  /// A commit of a snapshot that is under way.
  struct Compacting: Sendable {
    let manifest: Manifest
    let chunkSizes: [Int]
    let replacedEntries: [(writer: UInt64, sequence: UInt32)]
    let replacedChunks: [UInt64]
  }

  static func chunkNumber(_ generation: UInt32, _ chunk: UInt16) -> UInt64 {
    UInt64(generation) << 16 | UInt64(chunk)
  }
}
