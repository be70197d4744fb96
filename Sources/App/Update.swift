import Vault

/// The one way in and out: changes the model by what happened and returns what the host shall do, in order.
///
/// Pure: the same model and event always give the same model and effects.
public func update(_ model: inout Model, _ event: Event) -> [Effect] {
  var turn = Turn(event, requests: model.requests)
  let wasAlerting = model.locked?.problem != nil
  let couldGoBack = model.setup?.step == .passphrase
  model.receive(event.action, &turn)
  model.session?.offerKeptDraft(&turn)
  model.session?.followList()
  let language = model.language
  model.session?.followFinding(language, &turn)
  model.followNearby(&turn)
  if (model.setup?.step == .passphrase) != couldGoBack {
    turn.emit(.history(depth: couldGoBack ? 0 : 1))
  }
  if !wasAlerting, model.locked?.problem != nil {
    turn.emit(.focus(element: ElementID.dialogAction.rawValue, select: false))
  }
  model.requests = turn.requests
  return turn.takeEffects()
}

extension Model {
  mutating func receive(_ action: Action, _ turn: inout Turn) {
    switch action {
    case .started(let surroundings, let texts): started(surroundings, texts, &turn)
    case .visible(let isVisible): visible(isVisible, &turn)
    case .appearance(let isDark): appearance(isDark: isDark, &turn)
    case .installation(let installation): installationChanged(installation, &turn)
    case .replaced: replaced(&turn)
    case .timer(let request): timer(request, &turn)
    case .heard(let message): heard(message, &turn)
    case .back: back(&turn)
    case .key(let key, let command): pressed(key, command: command, &turn)
    case .command(let command, let value): perform(command, value, &turn)
    case .submit(let command, let fields): submit(command, Form(fields), &turn)
    case .input(let field, let value): session?.input(field, value, &turn)
    case .sheet(let height, let velocity): session?.sheetLetGo(height: height, velocity: velocity, &turn)
    case .file(let offer): offered(offer, &turn)
    case .mapMoved(let camera): session?.moved(to: camera, &turn)
    case .mapTapped(let tap): mapTapped(tap, &turn)
    case .mapPressed(let point, let zoom): mapPressed(point, zoom: zoom, &turn)
    case .mapDragged(let id, let point): session?.dragged(id, to: point)
    case .mapFailed(let failure): mapFailed(failure, &turn)
    case .mapTouched: session?.touched(&turn)
    case .fullscreenLeft: session?.showControls(&turn)
    case .tile(let request): tile(request, &turn)
    case .reply(let request, let reply): answered(request, reply, &turn)
    }
  }

  private mutating func answered(_ request: RequestID, _ reply: Reply, _ turn: inout Turn) {
    guard let purpose = turn.requests.end(request) else { return }
    switch purpose {
    case .boot: booting(reply, &turn)
    case .way: making(reply, &turn)
    case .attempt: attempting(reply, &turn)
    case .opening(let step): opening(step, reply, &turn)
    case .refresh: refreshing(reply, &turn)
    case .header: headerRead(reply, &turn)
    case .saving: session?.savingAnswered(reply, &turn)
    case .compaction: compacting(reply, &turn)
    case .state: session?.keepingState(reply, &turn)
    case .preferences: preferencesStored(reply, &turn)
    case .locate: session?.located(reply, &turn)
    case .tour: if reply == .arrived { session?.tourEvent(&turn) { $0.arrived() } }
    case .tourUser: session?.showUser(reply, &turn)
    case .copying: copied(reply, &turn)
    case .file(let name): fileRead(name: name, reply, &turn)
    case .importing(let name): placesRead(name: name, reply, &turn)
    case .persistence(let isAsked): session?.persistence(reply, isAsked: isAsked, &turn)
    case .finding: session?.found(request, reply)
    case .erasing: erased(reply, &turn)
    case .nearby(let step, let serial): nearby(step, serial, reply, &turn)
    case .noticeTimer, .lockTimer, .stateTimer: break
    }
  }

  private mutating func timer(_ request: RequestID, _ turn: inout Turn) {
    switch turn.requests.end(request) {
    case .noticeTimer(let serial): session?.noticeExpired(serial)
    case .lockTimer: lockIfHiddenTooLong(&turn)
    case .stateTimer: session?.stateTimerFired(&turn)
    case .nearby(_, let serial): nearbyTimer(serial, &turn)
    case .tour: session?.tourEvent(&turn) { $0.phase == .flying ? $0.arrived() : $0.rested() }
    default: break
    }
  }

  /// The tile is answered even while nothing is open, so that the map never waits for it.
  private mutating func tile(_ request: TileRequest, _ turn: inout Turn) {
    let bytes = session?.tile(request) ?? []
    turn.emit(.tile(number: request.number, generation: request.generation, bytes: bytes))
  }

  /// A pin or a cluster is opened at once; the bare map waits until it is known that no double tap was meant.
  private mutating func mapTapped(_ tap: MapTap, _ turn: inout Turn) {
    guard session?.tour == nil else { return }
    guard let hit = session?.hit(tap.point, zoom: tap.zoom) else {
      guard tap.isSingle else { return }
      return bareMapTapped(tap.point, &turn)
    }
    if !tap.isSingle { session?.open(hit, &turn) }
  }

  private mutating func bareMapTapped(_ point: MapPoint, _ turn: inout Turn) {
    if case .some = session?.sheet {
      session?.closeSheet(&turn)
    } else if preferences.addsByTap {
      addPlace(at: point, &turn)
    }
  }

  private mutating func mapPressed(_ point: MapPoint, zoom: Double, _ turn: inout Turn) {
    guard session?.tour == nil else { return }
    if let hit = session?.hit(point, zoom: zoom) {
      session?.open(hit, &turn)
    } else {
      addPlace(at: point, &turn)
    }
  }

  private mutating func mapFailed(_ failure: MapFailure, _ turn: inout Turn) {
    switch failure {
    case .webgl, .lost: session?.isMapMissing = true
    case .style: session?.show(.mapStyleFailed, &turn)
    }
  }

  /// Adds a place, under a name in the person's language; at the map's centre without a point.
  mutating func addPlace(at point: MapPoint? = nil, _ turn: inout Turn) {
    let name = wording[.newLocation]
    session?.addPlace(at: point, named: name, &turn)
  }
}

/// The fields of a submitted form.
struct Form {
  private let fields: [FormField]

  init(_ fields: [FormField]) {
    self.fields = fields
  }

  subscript(field: Field) -> String {
    fields.first { $0.field == field }?.value ?? ""
  }
}
