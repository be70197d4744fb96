public import Formats
import Vault

/// Why bytes are not an event: the host does not speak `docs/spec/host.md`.
public enum EventError: Error, Equatable, Sendable {
  case cbor(CBORError)
  /// No action has this name.
  case unknownAction
  /// An argument is not one of the values it may have.
  case badArgument
}

extension Event {
  /// Reads `[now, random, name, argument…]`.
  public init(decoding bytes: [UInt8]) throws(EventError) {
    var reader = try ActionReader(bytes)
    let now = Instant(milliseconds: try reader.integer())
    let random = try reader.bytes()
    let action = try reader.action()
    try reader.finish()
    self.init(now: now, random: random, action: action)
  }
}

/// Reads the arguments of one action in order.
private struct ActionReader {
  private var decoder: CBORDecoder
  private var remaining = 0

  init(_ bytes: [UInt8]) throws(EventError) {
    decoder = CBORDecoder(bytes)
    do throws(CBORError) { remaining = try decoder.array() } catch { throw .cbor(error) }
  }

  mutating func finish() throws(EventError) {
    guard remaining == 0 else { throw .badArgument }
    do { try decoder.finish() } catch { throw .cbor(error) }
  }

  mutating func action() throws(EventError) -> Action {
    let text = try self.text()
    let name = ByteText(text)
    if text.utf8.starts(with: "map.".utf8) { return try mapAction(name) }
    switch name {
    case "started": return .started(try surroundings(), texts: try bytes())
    case "visible": return .visible(try bool())
    case "appearance": return .appearance(dark: try bool())
    case "installation": return .installation(try installation())
    case "replaced": return .replaced
    case "timer": return .timer(try request())
    case "heard": return .heard(try self.text())
    case "back": return .back
    case "fullscreen.left": return .fullscreenLeft
    case "key": return .key(try self.text(), command: try bool())
    case "command": return .command(try command(), value: try self.text())
    case "submit": return .submit(try command(), fields: try fields())
    case "input": return .input(try field(), value: try self.text())
    case "sheet": return .sheet(height: try number(), velocity: try number())
    case "file":
      return .file(FileOffer(token: try unsigned(), name: try self.text(), size: try unsigned()))
    case "tile":
      return .tile(
        TileRequest(
          number: try unsigned(),
          generation: try unsigned(),
          zoom: try unsigned(),
          x: try unsigned(),
          y: try unsigned()
        )
      )
    default: return .reply(try request(), try reply(name))
    }
  }

  private mutating func mapAction(_ name: ByteText) throws(EventError) -> Action {
    switch name {
    case "map.moved":
      return .mapMoved(
        Camera(
          center: try point(),
          zoom: try number(),
          west: try number(),
          south: try number(),
          east: try number(),
          north: try number()
        )
      )
    case "map.tapped":
      return .mapTapped(MapTap(point: try point(), zoom: try number(), isSingle: try bool()))
    case "map.pressed": return .mapPressed(try point(), zoom: try number())
    case "map.dragged": return .mapDragged(try identifier(), try point())
    case "map.touched": return .mapTouched
    case "map.failed": return .mapFailed(try argument(MapFailure(named: try text())))
    default: throw .unknownAction
    }
  }

  private mutating func reply(_ name: ByteText) throws(EventError) -> Reply {
    switch name {
    case "storage.keys": return .storageKeys(try list { (reader) throws(EventError) in try reader.text() })
    case "storage.values":
      return .storageValues(try list { (reader) throws(EventError) in try reader.record() })
    case "storage.done": return .storageDone
    case "storage.failed": return .storageFailed(try argument(StorageFailure(named: try text())))
    case "storage.persistence": return .storagePersistence(try bool())
    case "key.created": return .keyCreated
    case "key.wrapped": return .keyWrapped(try bytes())
    case "key.unwrapped": return .keyUnwrapped(try bool())
    case "key.failed": return .keyFailed(try argument(KeyFailure(named: try text())))
    case "sealed": return .sealed(try list { (reader) throws(EventError) in try reader.bytes() })
    case "opened": return .opened(try list { (reader) throws(EventError) in try reader.optionalBytes() })
    case "passkey.created", "passkey.used":
      return .passkey(credential: try bytes(), secret: try optionalBytes())
    case "passkey.failed": return .passkeyFailed(try argument(PasskeyFailure(named: try text())))
    case "located": return .located(try point(), accuracy: try number())
    case "locate.failed": return .locateFailed(try argument(LocateFailure(named: try text())))
    case "tour.arrived": return .arrived
    case "file.bytes": return .fileBytes(try bytes())
    case "file.failed": return .fileFailed
    case "held": return .held(try list { (reader) throws(EventError) in try reader.text() })
    case "copied": return .copied(try bool())
    case "atlas.found":
      return .atlasFound(try list { (reader) throws(EventError) in try reader.atlasResult() })
    case "atlas.read": return .atlasRead(try bytes())
    case "atlas.failed": return .atlasFailed(try argument(AtlasFailure(named: try text())))
    case "fetched":
      return .fetched(status: try unsigned(), retryAfter: try optionalUnsigned(), try bytes())
    case "fetch.failed": return .fetchFailed(isOffline: try bool())
    default: throw .unknownAction
    }
  }
}

extension ActionReader {
  private mutating func surroundings() throws(EventError) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.languages = try list { (reader) throws(EventError) in try reader.text() }
    surroundings.isSecure = try bool()
    surroundings.hasPasskeys = try bool()
    surroundings.isInstalled = try bool()
    surroundings.host = try text()
    surroundings.hasServerStyle = try bool()
    surroundings.version = try text()
    surroundings.wikipedia = try text()
    surroundings.isDark = try bool()
    return surroundings
  }

  private mutating func installation() throws(EventError) -> Installation {
    var installation = Installation()
    installation.isOffline = try bool()
    installation.hasUpdate = try bool()
    installation.offer = try argument(InstallOffer(named: try text()))
    return installation
  }

  private mutating func fields() throws(EventError) -> [FormField] {
    try list { (reader) throws(EventError) in
      try reader.pair()
      return FormField(field: try reader.field(), value: try reader.text())
    }
  }

  @inline(never)
  private mutating func record() throws(EventError) -> StoredRecord {
    try pair()
    return StoredRecord(key: try text(), bytes: try bytes())
  }

  private mutating func atlasResult() throws(EventError) -> AtlasResult {
    _ = try cbor { (decoder) throws(CBORError) in try decoder.array(count: 6) }
    return AtlasResult(
      kind: try argument(AtlasResult.Kind(named: try text())),
      name: try text(),
      detail: try text(),
      point: try point(),
      population: try unsigned()
    )
  }

  @inline(never)
  private mutating func point() throws(EventError) -> MapPoint {
    MapPoint(longitude: try number(), latitude: try number())
  }

  @inline(never)
  private mutating func request() throws(EventError) -> RequestID {
    RequestID(number: try unsigned())
  }

  @inline(never)
  private mutating func command() throws(EventError) -> Command {
    try argument(Command(named: try text()))
  }

  @inline(never)
  private mutating func field() throws(EventError) -> Field {
    try argument(Field(named: try text()))
  }

  @inline(never)
  private mutating func identifier() throws(EventError) -> Identifier {
    try argument(Identifier(text: try text()))
  }

  private func argument<Value>(_ value: Value?) throws(EventError) -> Value {
    guard let value else { throw .badArgument }
    return value
  }
}

/// One item each; an item of the outermost array counts as an argument taken.
extension ActionReader {
  @inline(never)
  mutating func integer() throws(EventError) -> Int64 {
    try cbor { (decoder) throws(CBORError) in try decoder.integer() }
  }

  @inline(never)
  fileprivate mutating func unsigned() throws(EventError) -> UInt64 {
    try cbor { (decoder) throws(CBORError) in try decoder.unsigned() }
  }

  @inline(never)
  fileprivate mutating func optionalUnsigned() throws(EventError) -> UInt64? {
    try cbor { (decoder) throws(CBORError) in try decoder.null() ? nil : try decoder.unsigned() }
  }

  @inline(never)
  fileprivate mutating func number() throws(EventError) -> Double {
    try cbor { (decoder) throws(CBORError) in try decoder.number() }
  }

  @inline(never)
  fileprivate mutating func bool() throws(EventError) -> Bool {
    try cbor { (decoder) throws(CBORError) in try decoder.bool() }
  }

  @inline(never)
  fileprivate mutating func text() throws(EventError) -> String {
    try cbor { (decoder) throws(CBORError) in try decoder.text() }
  }

  @inline(never)
  mutating func bytes() throws(EventError) -> [UInt8] {
    try cbor { (decoder) throws(CBORError) in try decoder.bytes() }
  }

  @inline(never)
  fileprivate mutating func optionalBytes() throws(EventError) -> [UInt8]? {
    try cbor { (decoder) throws(CBORError) in try decoder.null() ? nil : try decoder.bytes() }
  }

  @inline(never)
  fileprivate mutating func pair() throws(EventError) {
    try cbor { (decoder) throws(CBORError) in try decoder.array(count: 2) }
  }

  @inline(never)
  fileprivate mutating func list<Item>(
    _ item: (inout ActionReader) throws(EventError) -> Item
  ) throws(EventError) -> [Item] {
    let count = try cbor { (decoder) throws(CBORError) in try decoder.array() }
    let left = remaining
    var items: [Item] = []
    for _ in 0..<count { items.append(try item(&self)) }
    remaining = left
    return items
  }

  private mutating func cbor<Value>(
    _ read: (inout CBORDecoder) throws(CBORError) -> Value
  ) throws(EventError) -> Value {
    do {
      let value = try read(&decoder)
      remaining -= 1
      return value
    } catch {
      throw .cbor(error)
    }
  }
}
