import Vault

/// Reads the sealed records of a vault in parts, opens and merges them: at unlock, and when another tab wrote.
///
///     list keys ─▶ read a part ─▶ open it ─▶ merge ─┐
///        ▲            ▲─────────────────────────────┤ until no key is left
///        └── once more, where entries are missing: another session may have moved them into a snapshot meanwhile
struct Loading: Sendable {
  /// Still to be read, the next ones last.
  private var keys: [String] = []
  private(set) var total = 0
  /// Keys of the single records beside the places.
  private(set) var states: [String] = []
  private(set) var changed: [Identifier] = []
  private(set) var setAside: [SetAside] = []
  /// The records being opened.
  private var opening: [String] = []
  private var hasLookedTwice = false

  private var underway: Progress { .underway(done: total - keys.count, total: total) }

  enum Progress {
    case underway(done: Int, total: Int)
    case finished
    case failed(WayProblem)
  }

  func begin(_ purpose: Purpose, _ turn: inout Turn) {
    turn.ask(purpose) { .storageList($0, prefix: "") }
  }

  mutating func received(
    _ reply: Reply,
    into vault: inout VaultSession,
    _ purpose: Purpose,
    _ turn: inout Turn
  ) -> Progress {
    switch reply {
    case .storageKeys(let all):
      keys = vault.unread(all.filter { !StoreKey.isPreferences($0) }).reversed()
      total = keys.count
      states = all.filter(SealedState.isState)
      return readPart(&vault, purpose, &turn)
    case .storageValues(let records):
      let sealed = vault.read(records)
      opening = sealed.map { $0.key }
      turn.ask(purpose) { .open($0, sealed.map(SealRequest.init)) }
      return underway
    case .opened(let plaintexts) where plaintexts.count == opening.count:
      let report = vault.opened(zip(opening, plaintexts).map { OpenedRecord(key: $0, plaintext: $1) })
      changed += report.changed
      setAside += report.setAside
      return readPart(&vault, purpose, &turn)
    case .storageFailed(let failure): return .failed(.storage(failure))
    default: return .failed(.ciphersFailed)
    }
  }

  private mutating func readPart(_ vault: inout VaultSession, _ purpose: Purpose, _ turn: inout Turn)
    -> Progress
  {
    guard !keys.isEmpty else { return finish(vault, purpose, &turn) }
    let part = Array(keys.suffix(Limits.recordsAtOnce).reversed())
    keys.removeLast(part.count)
    turn.ask(purpose) { .storageRead($0, keys: part) }
    return underway
  }

  private mutating func finish(_ vault: VaultSession, _ purpose: Purpose, _ turn: inout Turn) -> Progress {
    guard !hasLookedTwice, !vault.missingEntries.isEmpty || vault.missingChunks > 0 else { return .finished }
    hasLookedTwice = true
    begin(purpose, &turn)
    return underway
  }
}
