public import Vault

/// One thing that happened, with what only a host can know: the time and fresh random bytes.
public struct Event: Sendable {
  /// When the host saw it.
  public let now: Instant
  /// 32 fresh random bytes; identifiers, salts and challenges of this event are drawn from them.
  public let random: [UInt8]
  public let action: Action

  public init(now: Instant, random: [UInt8], action: Action) {
    self.now = now
    self.random = random
    self.action = action
  }
}

/// What a host tells the core; `docs/spec/host.md` says when.
public enum Action: Sendable, Equatable {
  /// `texts`: the bytes of a `TextTable`.
  case started(Surroundings, texts: [UInt8])
  case visible(Bool)
  case appearance(dark: Bool)
  case installation(Installation)
  /// Another version of the app has taken over.
  case replaced
  case timer(RequestID)
  case heard(String)
  case back
  /// `command`: Ctrl or ⌘ is held.
  case key(String, command: Bool)

  case command(Command, value: String)
  case submit(Command, fields: [FormField])
  case input(Field, value: String)
  case sheet(height: Double, velocity: Double)
  case file(FileOffer)

  case mapMoved(Camera)
  case mapTapped(MapTap)
  case mapPressed(MapPoint, zoom: Double)
  case mapDragged(Identifier, MapPoint)
  case mapFailed(MapFailure)
  /// The person took hold of the map.
  case mapTouched
  /// The browser left full screen by itself.
  case fullscreenLeft
  case tile(TileRequest)

  case reply(RequestID, Reply)
}

/// The answer to an effect that had a request.
public enum Reply: Sendable, Equatable {
  case storageKeys([String])
  case storageValues([StoredRecord])
  case storageDone
  case storageFailed(StorageFailure)
  case storagePersistence(Bool)
  case keyCreated
  case keyWrapped([UInt8])
  case keyUnwrapped(Bool)
  case keyFailed(KeyFailure)
  case sealed([[UInt8]])
  case opened([[UInt8]?])
  case passkey(credential: [UInt8], secret: [UInt8]?)
  case passkeyFailed(PasskeyFailure)
  case located(MapPoint, accuracy: Double)
  case locateFailed(LocateFailure)
  /// A flight of a tour has ended.
  case arrived
  case fileBytes([UInt8])
  case fileFailed
  case copied(Bool)
  case atlasFound([AtlasResult])
  /// What the atlas read, laid out by its format.
  case atlasRead([UInt8])
  case atlasFailed(AtlasFailure)
  /// The names that cores of this origin hold.
  case held([String])
  /// `retryAfter`: seconds.
  case fetched(status: UInt64, retryAfter: UInt64?, [UInt8])
  case fetchFailed(isOffline: Bool)
}

/// Names one effect that is answered later; counts up from 1 while the core lives.
public struct RequestID: Hashable, Sendable {
  public let number: UInt64

  public init(number: UInt64) {
    self.number = number
  }
}

/// A tap on the map at some zoom.
///
/// Every tap comes at once with `isSingle` false, and again a moment later with `isSingle` true unless another followed, which
/// makes it a double tap.
public struct MapTap: Sendable, Equatable {
  public let point: MapPoint
  public let zoom: Double
  public let isSingle: Bool

  public init(point: MapPoint, zoom: Double, isSingle: Bool) {
    self.point = point
    self.zoom = zoom
    self.isSingle = isSingle
  }
}

/// A field of a submitted form.
public struct FormField: Sendable, Equatable {
  public let field: Field
  public let value: String

  public init(field: Field, value: String) {
    self.field = field
    self.value = value
  }
}

/// A file that was picked or dropped and not read yet. `size` is in bytes.
public struct FileOffer: Sendable, Equatable {
  public let token: UInt64
  public let name: String
  public let size: UInt64

  public init(token: UInt64, name: String, size: UInt64) {
    self.token = token
    self.name = name
    self.size = size
  }
}

/// A tile of places that the map needs; `number` is the host's own.
public struct TileRequest: Sendable, Equatable {
  public let number: UInt64
  public let generation: UInt64
  public let zoom: UInt64
  public let x: UInt64
  public let y: UInt64

  public init(number: UInt64, generation: UInt64, zoom: UInt64, x: UInt64, y: UInt64) {
    self.number = number
    self.generation = generation
    self.zoom = zoom
    self.x = x
    self.y = y
  }
}

public enum StorageFailure: String, Sendable, CaseIterable {
  /// An expectation did not hold: another tab wrote first.
  case conflict
  /// No room is left.
  case quota
  /// The browser does not let this page store anything.
  case denied
  /// The database was deleted or closed underneath.
  case lost
  case failed
}

public enum KeyFailure: String, Sendable, CaseIterable {
  /// This device holds no device key.
  case missing
  case failed
}

public enum PasskeyFailure: String, Sendable, CaseIterable {
  /// Cancelled, timed out, or the person was not recognised: browsers do not say which.
  case cancelled
  case unknown
  case unsupported
  case insecure
  case failed
}

public enum LocateFailure: String, Sendable, CaseIterable {
  case denied
  case unavailable
  case timeout
}

public enum AtlasFailure: String, Sendable, CaseIterable {
  /// The gazetteer is not here and cannot be fetched.
  case missing
  case failed
}

public enum MapFailure: String, Sendable, CaseIterable {
  case webgl
  case style
  case lost
}
