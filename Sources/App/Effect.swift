public import Vault

/// What the core asks of its host; `docs/spec/host.md` says how each is performed.
public enum Effect: Sendable, Equatable {
  case appearance(language: Language, theme: Theme)
  case focus(element: String, select: Bool)
  case history(depth: UInt64)
  case download(name: String, mediaType: String, bytes: [UInt8])
  case copy(RequestID, String)
  case timer(RequestID, milliseconds: UInt64)
  case broadcast(String)
  /// Holds a name as long as this core lives.
  case hold(String)
  case held(RequestID)
  case fileRead(RequestID, token: UInt64)
  case fileDrop(token: UInt64)
  case lock
  /// The core cannot work: what it was started with is not what belongs to it.
  case crash
  case update
  case install
  /// `asks`: even where the browser would have to ask the person first.
  case locate(RequestID, asks: Bool)
  case fullscreen(Bool)
  /// Has the atlas read bytes from outside.
  case atlasRead(RequestID, format: String, parts: [[UInt8]])
  case atlasFind(RequestID, query: String, language: Language, limit: UInt64)
  /// `limit`: bytes of an answer at most.
  case fetch(RequestID, address: String, agent: String, limit: UInt64)
  case fetchCancel(RequestID)

  case mapOpen(Camera)
  case mapStyle(MapStyle)
  case mapFly(MapPoint, zoom: Double?)
  case mapReveal(MapPoint)
  case mapZoom(steps: Int64)
  case mapPlaces(generation: UInt64)
  case mapSelection(PinSelection?)
  case mapUser(MapPoint, accuracy: Double)
  case mapStop
  case tile(number: UInt64, generation: UInt64, bytes: [UInt8])

  /// `lines`: for each stop the line to it from the one before, none for the first; longitudes go on over ±180.
  case tourBegin(stops: [TourStop], lines: [[MapPoint]])
  /// `span`: degrees that the map shall show, in both directions.
  case tourFly(RequestID, MapPoint, span: Double, milliseconds: UInt64)
  /// So many stops, from the first, have their pins and lines drawn.
  case tourReached(UInt64)
  case tourEnd

  case storageList(RequestID, prefix: String)
  case storageRead(RequestID, keys: [String])
  case storageCommit(RequestID, Commit)
  case storageErase(RequestID)
  case storagePersist(RequestID)

  case keyCreate(RequestID)
  case keyWrap(RequestID, secret: [UInt8]?, Derivation, additionalData: [UInt8])
  case keyUnwrap(RequestID, secret: [UInt8]?, Derivation, additionalData: [UInt8], wrapped: [UInt8])
  case seal(RequestID, [SealRequest])
  case open(RequestID, [SealRequest])
  case passkeyCreate(RequestID, challenge: [UInt8], user: [UInt8], name: String, prfSalt: [UInt8])
  case passkeyUse(RequestID, challenge: [UInt8], [PasskeyChoice])
}

/// One atomic, durable change of the store.
public struct Commit: Sendable, Equatable {
  public var puts: [StoredRecord] = []
  public var deletes: [String] = []
  public var expectations: [Expectation] = []

  public init() {}
}

/// What a key must hold (nil: nothing) for a commit to happen.
public struct Expectation: Sendable, Equatable {
  public let key: String
  public let bytes: [UInt8]?

  public init(key: String, bytes: [UInt8]?) {
    self.key = key
    self.bytes = bytes
  }
}

/// Bytes to seal or open, with the data that pins their place in the store.
public struct SealRequest: Sendable, Equatable {
  public let additionalData: [UInt8]
  public let bytes: [UInt8]

  public init(additionalData: [UInt8], bytes: [UInt8]) {
    self.additionalData = additionalData
    self.bytes = bytes
  }
}

public struct PasskeyChoice: Sendable, Equatable {
  public let credential: [UInt8]
  public let prfSalt: [UInt8]

  public init(credential: [UInt8], prfSalt: [UInt8]) {
    self.credential = credential
    self.prfSalt = prfSalt
  }
}

/// The selected pin, which the host draws above the tiles.
public struct PinSelection: Sendable, Equatable {
  public let place: Identifier
  public let point: MapPoint
  public let name: String
  public let symbol: Symbol
  /// 0xRRGGBB; nil: the usual red.
  public let color: UInt32?
  public let isVisited: Bool
  public let isDraggable: Bool

  public init(
    place: Identifier,
    point: MapPoint,
    name: String,
    symbol: Symbol = .star,
    color: UInt32?,
    isVisited: Bool,
    isDraggable: Bool
  ) {
    self.place = place
    self.point = point
    self.name = name
    self.symbol = symbol
    self.color = color
    self.isVisited = isVisited
    self.isDraggable = isDraggable
  }
}

public enum MapStyle: String, Sendable, CaseIterable {
  /// The shipped world map.
  case world
  /// The style that whoever runs the server named.
  case server
}
