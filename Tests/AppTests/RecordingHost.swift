import App
import Atlas
import Formats
import Geo
import PropertyTesting
import Texts
import Vault

/// A host without a browser: answers storage, keys and ciphers from memory, records everything else.
///
/// Its "cipher" hides nothing from anybody; it only refuses what was sealed elsewhere, as a real one does.
final class RecordingHost {
  private(set) var model = Model()
  /// Effects that the host does not answer by itself, in order.
  private(set) var effects: [Effect] = []
  private(set) var isLocked = false
  /// What went to the clipboard.
  private(set) var copied: [String] = []
  /// The names that other tabs hold.
  var held: [String] = []
  var store = MemoryStore()
  var passkeys = FakePasskeys()
  var now = Instant(milliseconds: 1_800_000_000_000)
  var surroundings = Surroundings()
  var texts = try! TextFile.encode()
  /// The commits that are answered by a failure instead of being carried out, by the next ones first.
  var commitFailures: [StorageFailure] = []
  /// Answers nothing while set; `release()` goes on.
  var isHeld = false

  private var random = SeededGenerator(seed: 7)
  private var vaultKey: [UInt8]?
  private var waiting: [Effect] = []
  private var isHoldingNext = false

  init() {
    surroundings.languages = ["en"]
    surroundings.hasPasskeys = true
    surroundings.host = "localhost"
  }

  // MARK: Driving

  func start() {
    send(.started(surroundings, texts: texts))
  }

  /// The page goes away and comes back: all that is left is the store.
  func restart() {
    model = Model()
    effects = []
    waiting = []
    isLocked = false
    vaultKey = nil
    start()
  }

  func send(_ action: Action) {
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
    now = Instant(milliseconds: now.milliseconds + 1)
    for effect in update(&model, Event(now: now, random: bytes, action: action)) { perform(effect) }
  }

  func command(_ command: Command, _ value: String = "") {
    send(.command(command, value: value))
  }

  func submit(_ command: Command, _ fields: [Field: String] = [:]) {
    send(.submit(command, fields: fields.map { FormField(field: $0.key, value: $0.value) }))
  }

  func release() {
    isHeld = false
    let effects = waiting
    waiting = []
    for effect in effects { perform(effect) }
  }

  /// Forgets the held effects; returns what `pick` takes of the first that it wants.
  func dropHeld<Picked>(_ pick: (Effect) -> Picked?) -> Picked? {
    defer { waiting = [] }
    return waiting.lazy.compactMap(pick).first
  }

  /// Performs the oldest held effect; those that follow from it are held again.
  func releaseOne() {
    guard !waiting.isEmpty else { return }
    isHeld = false
    let effect = waiting.removeFirst()
    let later = waiting
    waiting = []
    isHoldingNext = true
    perform(effect)
    isHeld = true
    isHoldingNext = false
    waiting = later + waiting
  }

  /// The recorded effects since the last call.
  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: Answering

  private func perform(_ effect: Effect) {
    guard !isHeld else { return waiting.append(effect) }
    isHeld = isHoldingNext
    switch effect {
    case .storageList(let request, let prefix):
      answer(request, .storageKeys(store.keys(prefix)))
    case .storageRead(let request, let keys): answer(request, .storageValues(store.read(keys)))
    case .storageCommit(let request, let commit): answer(request, commitAnswer(commit))
    case .storageErase(let request):
      store = MemoryStore()
      answer(request, .storageDone)
    case .atlasRead(let request, let format, let parts): answer(request, read(format, parts))
    case .held(let request): answer(request, .held(held))
    case .storagePersist(let request): answer(request, .storagePersistence(true))
    case .keyCreate, .keyWrap, .keyUnwrap, .seal, .open: performCipher(effect)
    case .passkeyCreate(let request, _, _, _, let salt): answer(request, passkeys.create(salt))
    case .passkeyUse(let request, _, let choices): answer(request, passkeys.use(choices))
    case .copy(let request, let text):
      copied.append(text)
      answer(request, .copied(true))
    case .lock:
      isLocked = true
      effects.append(effect)
    default: effects.append(effect)
    }
  }

  /// As the atlas itself does it.
  private func read(_ format: String, _ parts: [[UInt8]]) -> Reply {
    var question = CBOREncoder()
    question.array(2)
    question.text(format)
    question.array(parts.count)
    for part in parts { question.bytes(part) }
    guard let answer = try? Reading.answer(question.bytes) else { return .atlasFailed(.failed) }
    return .atlasRead(answer)
  }

  private func commitAnswer(_ commit: Commit) -> Reply {
    guard commitFailures.isEmpty else { return .storageFailed(commitFailures.removeFirst()) }
    return store.commit(commit) ? .storageDone : .storageFailed(.conflict)
  }

  private func performCipher(_ effect: Effect) {
    switch effect {
    case .keyCreate(let request):
      vaultKey = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
      answer(request, .keyCreated)
    case .keyWrap(let request, let secret, let derivation, let additionalData):
      let key = FakeCipher.derive(secret, derivation)
      answer(request, .keyWrapped(FakeCipher.seal(vaultKey!, key: key, additionalData)))
    case .keyUnwrap(let request, let secret, let derivation, let additionalData, let wrapped):
      let key = FakeCipher.derive(secret, derivation)
      let opened = FakeCipher.open(wrapped, key: key, additionalData)
      if let opened { vaultKey = opened }
      answer(request, .keyUnwrapped(opened != nil))
    case .seal(let request, let records):
      answer(request, .sealed(records.map { FakeCipher.seal($0.bytes, key: vaultKey!, $0.additionalData) }))
    case .open(let request, let records):
      answer(request, .opened(records.map { FakeCipher.open($0.bytes, key: vaultKey!, $0.additionalData) }))
    default: break
    }
  }

  private func answer(_ request: RequestID, _ reply: Reply) {
    send(.reply(request, reply))
  }
}

/// A key-value store with atomic commits.
struct MemoryStore {
  var records: [String: [UInt8]] = [:]

  func keys(_ prefix: String) -> [String] {
    records.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  func read(_ keys: [String]) -> [StoredRecord] {
    keys.compactMap { key in records[key].map { StoredRecord(key: key, bytes: $0) } }
  }

  mutating func commit(_ commit: Commit) -> Bool {
    guard commit.expectations.allSatisfy({ records[$0.key] == $0.bytes }) else { return false }
    for key in commit.deletes { records[key] = nil }
    for record in commit.puts { records[record.key] = record.bytes }
    return true
  }
}

/// Refuses what was sealed with another key or for another place.
enum FakeCipher {
  static func derive(_ secret: [UInt8]?, _ derivation: Derivation) -> [UInt8] {
    var input = secret ?? Array("device".utf8)
    input += derivation.pbkdf2Salt ?? []
    input += derivation.salt + derivation.info
    return (0..<4).flatMap { bytes(hash(input + [UInt8($0)])) }
  }

  static func seal(_ plaintext: [UInt8], key: [UInt8], _ additionalData: [UInt8]) -> [UInt8] {
    let tag = bytes(hash(key + additionalData + plaintext))
    return Array(repeating: 0, count: 12) + plaintext.map { $0 ^ key[0] } + tag + tag
  }

  static func open(_ sealed: [UInt8], key: [UInt8], _ additionalData: [UInt8]) -> [UInt8]? {
    guard sealed.count >= 28 else { return nil }
    let plaintext = sealed[12..<(sealed.count - 16)].map { $0 ^ key[0] }
    return seal(plaintext, key: key, additionalData) == sealed ? plaintext : nil
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }
}

/// An authenticator whose person and abilities a test chooses.
struct FakePasskeys {
  var failure: PasskeyFailure?
  var hasSecret = true
  private var credentials: [[UInt8]] = []

  mutating func create(_ salt: [UInt8]) -> Reply {
    if let failure { return .passkeyFailed(failure) }
    let credential = [UInt8(credentials.count + 1)]
    credentials.append(credential)
    return .passkey(credential: credential, secret: hasSecret ? credential + salt : nil)
  }

  func use(_ choices: [PasskeyChoice]) -> Reply {
    if let failure { return .passkeyFailed(failure) }
    guard let choice = choices.first(where: { credentials.contains($0.credential) }) else {
      return .passkeyFailed(.unknown)
    }
    return .passkey(
      credential: choice.credential,
      secret: hasSecret ? choice.credential + choice.prfSalt : nil
    )
  }
}
