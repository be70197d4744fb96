public import Formats
import Vault

/// The bytes of effects, as `docs/spec/host.md` lays them out.
extension CBOREncoder {
  /// Writes an effect that only the outermost layer has: the whole interface as HTML.
  public mutating func render(_ html: [UInt8]) {
    name("render", 1)
    bytes(html)
  }

  public mutating func effect(_ effect: Effect) {
    switch effect {
    case .appearance, .focus, .history, .download, .copy, .timer, .broadcast, .hold, .held, .fileRead,
      .fileDrop,
      .lock, .crash, .update, .install, .locate, .fetch, .fetchCancel, .atlasFind, .atlasRead, .fullscreen:
      pageEffect(effect)
    case .mapOpen, .mapStyle, .mapFly, .mapReveal, .mapZoom, .mapPlaces, .mapSelection, .mapUser, .mapStop,
      .tile:
      mapEffect(effect)
    case .tourBegin, .tourFly, .tourReached, .tourEnd:
      tourEffect(effect)
    case .storageList, .storageRead, .storageCommit, .storageErase, .storagePersist:
      storageEffect(effect)
    case .keyCreate, .keyWrap, .keyUnwrap, .seal, .open, .passkeyCreate, .passkeyUse:
      cipherEffect(effect)
    }
  }

  private mutating func pageEffect(_ effect: Effect) {
    switch effect {
    case .appearance(let language, let theme):
      name("appearance", 2)
      text(language.rawValue)
      text(theme.rawValue)
    case .focus(let element, let select):
      name("focus", 2)
      text(element)
      bool(select)
    case .history(let depth):
      name("history", 1)
      unsigned(depth)
    case .download(let file, let mediaType, let content):
      name("download", 3)
      text(file)
      text(mediaType)
      bytes(content)
    case .copy(let request, let string):
      name("copy", request, 1)
      text(string)
    case .timer(let request, let milliseconds):
      name("timer", request, 1)
      unsigned(milliseconds)
    case .broadcast(let message):
      name("broadcast", 1)
      text(message)
    case .hold(let held):
      name("hold", 1)
      text(held)
    case .held(let request): name("held", request, 0)
    case .fileRead(let request, let token):
      name("file.read", request, 1)
      unsigned(token)
    case .fileDrop(let token):
      name("file.drop", 1)
      unsigned(token)
    case .lock: name("lock", 0)
    case .crash: name("crash", 0)
    case .update: name("update", 0)
    case .install: name("install", 0)
    case .locate(let request, let asks):
      name("locate", request, 1)
      bool(asks)
    case .fullscreen(let isOn):
      name("fullscreen", 1)
      bool(isOn)
    case .atlasFind(let request, let query, let language, let limit):
      name("atlas.find", request, 3)
      text(query)
      text(language.rawValue)
      unsigned(limit)
    case .atlasRead(let request, let format, let parts):
      name("atlas.read", request, 2)
      text(format)
      array(parts.count)
      for part in parts { bytes(part) }
    case .fetch(let request, let address, let agent, let limit):
      name("fetch", request, 3)
      text(address)
      text(agent)
      unsigned(limit)
    case .fetchCancel(let request): name("fetch.cancel", request, 0)
    default: break
    }
  }

  private mutating func mapEffect(_ effect: Effect) {
    switch effect {
    case .mapOpen(let camera):
      name("map.open", 3)
      point(camera.center)
      double(camera.zoom)
    case .mapStyle(let style):
      name("map.style", 1)
      text(style.rawValue)
    case .mapFly(let target, let zoom):
      name("map.fly", 3)
      point(target)
      if let zoom { double(zoom) } else { null() }
    case .mapReveal(let target):
      name("map.reveal", 2)
      point(target)
    case .mapZoom(let steps):
      name("map.zoom", 1)
      integer(steps)
    case .mapPlaces(let generation):
      name("map.places", 1)
      unsigned(generation)
    case .mapSelection(let selection):
      name("map.selection", 1)
      if let selection { pin(selection) } else { null() }
    case .mapUser(let spot, let accuracy):
      name("map.user", 3)
      point(spot)
      double(accuracy)
    case .mapStop: name("map.stop", 0)
    case .tile(let number, let generation, let content):
      name("tile", 3)
      unsigned(number)
      unsigned(generation)
      bytes(content)
    default: break
    }
  }

  private mutating func tourEffect(_ effect: Effect) {
    switch effect {
    case .tourBegin(let stops, let lines):
      name("tour.begin", 2)
      array(stops.count)
      for stop in stops {
        array(6)
        point(MapPoint(stop.coordinate))
        text(stop.name)
        text(stop.symbol.rawValue)
        color(stop.color)
        bool(stop.isVisited)
      }
      array(lines.count)
      for line in lines {
        array(line.count)
        for end in line {
          array(2)
          point(end)
        }
      }
    case .tourFly(let request, let target, let span, let milliseconds):
      name("tour.fly", request, 4)
      point(target)
      double(span)
      unsigned(milliseconds)
    case .tourReached(let count):
      name("tour.reached", 1)
      unsigned(count)
    case .tourEnd: name("tour.end", 0)
    default: break
    }
  }

  private mutating func storageEffect(_ effect: Effect) {
    switch effect {
    case .storageList(let request, let prefix):
      name("storage.list", request, 1)
      text(prefix)
    case .storageRead(let request, let keys):
      name("storage.read", request, 1)
      texts(keys)
    case .storageCommit(let request, let commit):
      name("storage.commit", request, 3)
      array(commit.puts.count)
      for record in commit.puts {
        array(2)
        text(record.key)
        bytes(record.bytes)
      }
      texts(commit.deletes)
      array(commit.expectations.count)
      for expectation in commit.expectations {
        array(2)
        text(expectation.key)
        optional(expectation.bytes)
      }
    case .storageErase(let request): name("storage.erase", request, 0)
    case .storagePersist(let request): name("storage.persist", request, 0)
    default: break
    }
  }

  private mutating func cipherEffect(_ effect: Effect) {
    switch effect {
    case .keyCreate(let request): name("key.create", request, 0)
    case .keyWrap(let request, let secret, let derivation, let additionalData):
      name("key.wrap", request, 3)
      optional(secret)
      self.derivation(derivation)
      bytes(additionalData)
    case .keyUnwrap(let request, let secret, let derivation, let additionalData, let wrapped):
      name("key.unwrap", request, 4)
      optional(secret)
      self.derivation(derivation)
      bytes(additionalData)
      bytes(wrapped)
    case .seal(let request, let records): sealing("seal", request, records)
    case .open(let request, let records): sealing("open", request, records)
    case .passkeyCreate(let request, let challenge, let user, let label, let prfSalt):
      name("passkey.create", request, 4)
      bytes(challenge)
      bytes(user)
      text(label)
      bytes(prfSalt)
    case .passkeyUse(let request, let challenge, let choices):
      name("passkey.use", request, 2)
      bytes(challenge)
      array(choices.count)
      for choice in choices {
        array(2)
        bytes(choice.credential)
        bytes(choice.prfSalt)
      }
    default: break
    }
  }

  @inline(never)
  private mutating func name(_ name: String, _ arguments: Int) {
    array(1 + arguments)
    text(name)
  }

  @inline(never)
  private mutating func name(_ name: String, _ request: RequestID, _ arguments: Int) {
    self.name(name, 1 + arguments)
    unsigned(request.number)
  }

  @inline(never)
  private mutating func point(_ point: MapPoint) {
    double(point.longitude)
    double(point.latitude)
  }

  private mutating func pin(_ pin: PinSelection) {
    array(8)
    text(pin.place.text)
    point(pin.point)
    text(pin.name)
    text(pin.symbol.rawValue)
    color(pin.color)
    bool(pin.isVisited)
    bool(pin.isDraggable)
  }

  @inline(never)
  private mutating func color(_ color: UInt32?) {
    if let color { unsigned(UInt64(color)) } else { null() }
  }

  @inline(never)
  private mutating func texts(_ strings: [String]) {
    array(strings.count)
    for string in strings { text(string) }
  }

  @inline(never)
  private mutating func optional(_ content: [UInt8]?) {
    if let content { bytes(content) } else { null() }
  }

  @inline(never)
  private mutating func sealing(_ effect: String, _ request: RequestID, _ records: [SealRequest]) {
    name(effect, request, 1)
    array(records.count)
    for record in records {
      array(2)
      bytes(record.additionalData)
      bytes(record.bytes)
    }
  }

  @inline(never)
  private mutating func derivation(_ derivation: Derivation) {
    array(4)
    optional(derivation.pbkdf2Salt)
    unsigned(UInt64(derivation.rounds))
    bytes(derivation.salt)
    bytes(derivation.info)
  }
}
