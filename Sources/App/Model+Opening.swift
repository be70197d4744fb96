import Geo
import Vault

/// A vault being read before its session begins.
struct Opening: Sendable {
  private(set) var vault: VaultSession
  private(set) var loading = Loading()

  init(vault: VaultSession) {
    self.vault = vault
  }

  mutating func received(_ reply: Reply, _ turn: inout Turn) -> Loading.Progress {
    loading.received(reply, into: &vault, .opening(.records), &turn)
  }
}

/// After the right secret: reads and merges everything, restores the last view, opens the session.
extension Model {
  mutating func beginOpening(_ turn: inout Turn) {
    guard let header = locked?.header else { return }
    locked?.attempt = nil
    let opening = Opening(vault: VaultSession(vault: header.vault, writer: turn.word()))
    opening.loading.begin(.opening(.records), &turn)
    locked?.opening = opening
    locked?.step = .opening(done: 0, total: 0)
  }

  mutating func opening(_ step: OpeningStep, _ reply: Reply, _ turn: inout Turn) {
    switch step {
    case .records:
      switch locked?.opening?.received(reply, &turn) {
      case .underway(let done, let total): locked?.step = .opening(done: done, total: total)
      case .failed(let problem): failUnlock(problem)
      case .finished:
        turn.ask(.opening(.otherTabs)) { .held($0) }
      case nil: break
      }
    case .otherTabs: readStates(reply, &turn)
    case .states: statesRead(reply, &turn)
    case .statesOpened(let keys): statesOpened(keys, reply, &turn)
    }
  }

  /// Reads the single records but for answers about places and the forms of tabs that live.
  private mutating func readStates(_ reply: Reply, _ turn: inout Turn) {
    var held: [String] = []
    if case .held(let names) = reply { held = names }
    let keys = (locked?.opening?.loading.states ?? []).filter { key in
      SealedState.nearbyPlace(key) == nil && !held.contains { $0.utf8.elementsEqual(key.utf8) }
    }
    turn.ask(.opening(.states)) { .storageRead($0, keys: keys) }
  }

  private mutating func statesRead(_ reply: Reply, _ turn: inout Turn) {
    guard case .storageValues(let records) = reply, let vault = locked?.header.vault else {
      return openSession(SealedState(), &turn)
    }
    var keys: [String] = []
    var sealed: [SealRequest] = []
    for record in records {
      guard let key = RecordKey(text: record.key), let bytes = try? Envelope.split(record.bytes) else {
        continue
      }
      keys.append(record.key)
      sealed.append(SealRequest(additionalData: key.additionalData(vault: vault), bytes: bytes))
    }
    guard !keys.isEmpty else { return openSession(SealedState(), &turn) }
    turn.ask(.opening(.statesOpened(keys))) { .open($0, sealed) }
  }

  private mutating func statesOpened(_ keys: [String], _ reply: Reply, _ turn: inout Turn) {
    var state = SealedState()
    if case .opened(let plaintexts) = reply, plaintexts.count == keys.count {
      for (key, plaintext) in zip(keys, plaintexts) { state.read(key, plaintext) }
    }
    openSession(state, &turn)
  }

  private mutating func openSession(_ state: SealedState, _ turn: inout Turn) {
    guard let locked = locked.take(), let opening = locked.opening else { return }
    var session = Session(vault: opening.vault, header: locked.header, headerBytes: locked.headerBytes)
    session.problems.add(opening.loading, opening.vault)
    session.forgetNearby(opening.loading.states, &turn)
    start(session, state, &turn)
  }

  /// The first session of a vault that was just made.
  mutating func openNewVault(_ header: HeaderChange, _ turn: inout Turn) {
    let vault = VaultSession(vault: header.header.vault, writer: turn.word())
    start(Session(vault: vault, header: header.header, headerBytes: header.bytes), SealedState(), &turn)
  }

  private mutating func start(_ opened: Session, _ state: SealedState, _ turn: inout Turn) {
    session = opened
    session!.map = PlacesOnMap(opened.vault.replica, generation: 1)
    session!.camera = state.camera ?? session!.firstCamera
    turn.emit(.mapOpen(session!.camera))
    turn.emit(.mapStyle(mapStyle))
    turn.emit(.mapPlaces(generation: session!.map.generation))
    session!.state.offers = state.drafts.sorted(byKey: { UInt64(bitPattern: $0.instant.milliseconds) })
    turn.emit(.hold(SealedState.draft(writer: session!.vault.writer).text))
    if installation.hasUpdate, session!.notice == nil { session!.show(.updateReady, &turn) }
    if !session!.problems.isEmpty { session!.present(.problems, &turn) }
    session!.compactIfDue(&turn)
    startLockTimer(&turn)
    turn.ask(.persistence(isAsked: false)) { .storagePersist($0) }
  }
}

extension Session {
  /// Around the places there are; western Europe and North Africa where there are none.
  fileprivate var firstCamera: Camera {
    guard let bounds = map.bounds else { return .initial }
    let zoom = WebMercator.zoom(fitting: bounds, width: 280, height: 400, limit: 12)
    return Camera(
      center: MapPoint(bounds.center),
      zoom: max(zoom, 1),
      west: bounds.west,
      south: bounds.south,
      east: bounds.east,
      north: bounds.north
    )
  }
}
