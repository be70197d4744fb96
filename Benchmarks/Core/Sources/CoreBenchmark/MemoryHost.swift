import App
import Atlas
import Formats
import Texts
import Vault
import Views

/// A host that costs as little as possible, so that what is measured is the core: storage in memory, seals without a cipher.
///
/// Like the browser's it draws the interface after every action but tiles.
final class MemoryHost {
  var store = MemoryStore()
  private(set) var model = Model()
  /// Bytes of the interface when it was drawn last.
  private(set) var shown: [UInt8] = []
  private(set) var camera: Camera?
  var file: [UInt8] = []
  /// Holds back the answer to the secret, so that what follows can be measured by itself.
  var holdsKey = false
  private var heldKey: Action?
  private var waiting: [Action] = []
  private var lastRandom: UInt64 = 1
  private var now = Instant(milliseconds: 1_800_000_000_000)

  init(store: MemoryStore = MemoryStore()) {
    self.store = store
    var surroundings = Surroundings()
    surroundings.languages = ["en"]
    surroundings.host = "localhost"
    send(.started(surroundings, texts: try! TextFile.encode()))
  }

  var session: Session { model.session! }

  /// Performs an action and everything that follows from it.
  func send(_ action: Action) {
    waiting.append(action)
    var next = 0
    while next < waiting.count {
      perform(waiting[next])
      next += 1
    }
    waiting = []
  }

  func command(_ command: Command, _ value: String = "") {
    send(.command(command, value: value))
  }

  func submit(_ command: Command, _ fields: [FormField]) {
    send(.submit(command, fields: fields))
  }

  func releaseKey() {
    if let heldKey { send(heldKey) }
    heldKey = nil
  }

  private func perform(_ action: Action) {
    now = Instant(milliseconds: now.milliseconds + 1)
    let event = Event(now: now, random: randomBytes(32), action: action)
    let effects = update(&model, event)
    if case .tile = action {} else { shown = render(model) }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .storageList(let request, let prefix): answer(request, .storageKeys(store.keys(prefix)))
    case .storageRead(let request, let keys): answer(request, .storageValues(store.read(keys)))
    case .storageCommit(let request, let commit):
      answer(request, store.commit(commit) ? .storageDone : .storageFailed(.conflict))
    case .atlasRead(let request, let format, let parts): answer(request, .atlasRead(read(format, parts)))
    case .held(let request): answer(request, .held([]))
    case .storagePersist(let request): answer(request, .storagePersistence(true))
    case .keyCreate(let request): answer(request, .keyCreated)
    case .keyWrap(let request, _, _, _): answer(request, .keyWrapped(Seal.seal(randomBytes(32))))
    case .keyUnwrap(let request, _, _, _, _): unwrapped(request)
    case .seal(let request, let records): answer(request, .sealed(records.map { Seal.seal($0.bytes) }))
    case .open(let request, let records): answer(request, .opened(records.map { Seal.open($0.bytes) }))
    case .fileRead(let request, _): answer(request, .fileBytes(file))
    case .mapOpen(let opened): camera = opened
    default: break
    }
  }

  private func unwrapped(_ request: RequestID) {
    if holdsKey {
      heldKey = .reply(request, .keyUnwrapped(true))
    } else {
      answer(request, .keyUnwrapped(true))
    }
  }

  private func answer(_ request: RequestID, _ reply: Reply) {
    waiting.append(.reply(request, reply))
  }

  /// Always the same bytes in the same run of actions (SplitMix64, Steele and others 2014).
  private func randomBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      lastRandom &+= 0x9E37_79B9_7F4A_7C15
      var mixed = lastRandom
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return UInt8(truncatingIfNeeded: mixed ^ mixed >> 31)
    }
  }
}

/// Nonce and tag of the right size around bytes as they are.
private enum Seal {
  static func seal(_ bytes: [UInt8]) -> [UInt8] {
    Array(repeating: 0, count: 12) + bytes + Array(repeating: 0, count: 16)
  }

  static func open(_ sealed: [UInt8]) -> [UInt8] {
    Array(sealed[12..<(sealed.count - 16)])
  }
}

extension MemoryHost {
  /// As the atlas itself does it.
  fileprivate func read(_ format: String, _ parts: [[UInt8]]) -> [UInt8] {
    var question = CBOREncoder()
    question.array(2)
    question.text(format)
    question.array(parts.count)
    for part in parts { question.bytes(part) }
    return try! Reading.answer(question.bytes)
  }
}
