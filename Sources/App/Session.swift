import Geo
public import Vault

/// The open vault and everything on screen around it. It dies with the worker when the app locks.
public struct Session: Sendable {
  /// The merged places and the state of the journal.
  public internal(set) var vault: VaultSession
  public internal(set) var header: VaultHeader
  var headerBytes: [UInt8]

  public internal(set) var camera = Camera.initial
  public internal(set) var selection: Identifier?
  public internal(set) var sheet: Sheet?
  public internal(set) var isSheetFull = false
  /// The places that the sheet lists; nil while it shows something else.
  public internal(set) var list: PlaceList?
  /// What the atlas knows about the text in the search field; nil while nothing is typed.
  public internal(set) var finding: Finding?
  /// The moving map, while it plays or waits; there is no sheet meanwhile.
  public internal(set) var tour: TourShow?
  public internal(set) var notice: Notice?
  public internal(set) var saving = Saving.saved
  public internal(set) var isMapMissing = false
  /// Whether the browser promised not to evict the store; nil while unknown.
  public internal(set) var isPersisted: Bool?
  /// What Wikipedia knows around the place of the sheet; nil while it shows none.
  public internal(set) var nearby: Nearby?
  /// What could not be read when the vault was opened.
  public internal(set) var problems = LoadProblems()

  var map = PlacesOnMap()
  /// Wikipedia asked for peace until then.
  var noQuestionBefore: Instant?
  var history = History()
  /// The journal entries being sealed or committed.
  var beingSaved: [UnsealedRecord] = []
  var lastNotice: UInt64 = 0
  var wayDraft: WayDraft?
  var headerUnderway: HeaderChange?
  var refresh: Loading?
  var refreshesAgain = false
  var state = StateKeeping()
  var compaction: Compaction?
  /// The sealed manifest of the snapshot being stored.
  var newManifest: [UInt8] = []
  /// The app locks as soon as everything is durable.
  var locksWhenDone = false

  init(vault: VaultSession, header: VaultHeader, headerBytes: [UInt8]) {
    self.vault = vault
    self.header = header
    self.headerBytes = headerBytes
  }

  /// The place with this id, unless it is deleted.
  public func place(_ id: Identifier) -> Place? {
    guard let record = vault.replica.places[id], record.deleted == nil else { return nil }
    return record.place
  }

  /// Whether locking means anything: with a device key the app opens by itself again.
  public var hasLock: Bool {
    !header.slots.contains { $0.way == .device }
  }

  public var canUndo: Bool {
    !history.undo.isEmpty
  }

  public var canRedo: Bool {
    !history.redo.isEmpty
  }

  public var selectedPlace: Place? {
    selection.flatMap(place)
  }

  /// How many places there are, deleted ones aside.
  public var placeCount: Int {
    map.count + map.unplaced
  }
}

/// What the one sheet shows.
public indirect enum Sheet: Sendable, Equatable {
  /// Title and description of the selected place, with "OK" and "Edit".
  case details
  case edit(Draft)
  case places(PlaceQuery)
  /// Places that share one spot, to choose from.
  case shared([Identifier])
  /// A result of the search, to which the map went.
  case found(AtlasResult)
  case settings
  case ways(WaysStep)
  case report(ImportReport)
  case problems
  case erase(isWrong: Bool)
  case about
}

/// The form's copy of a place: nothing changes before it is saved.
public struct Draft: Sendable {
  public var id: Identifier { original.id }
  /// The place as it was when the form opened.
  public internal(set) var original: Place
  /// Tells one opening of the form from the next, so that its fields get fresh elements.
  public internal(set) var serial: UInt64
  /// The place as it is in the form; its link is as typed.
  public var place: Place
  /// The place was added by this very gesture: cancelling offers to undo it.
  public let isNew: Bool
  /// "Discard changes?" is being asked.
  public var asksToDiscard = false
  public var problem: PlaceProblem?

  public init(place: Place, serial: UInt64, isNew: Bool) {
    original = place
    self.serial = serial
    self.place = place
    self.isNew = isNew
  }

  /// Whether anything was changed since the form opened.
  public var isChanged: Bool {
    place != original
  }

  /// A web address as typed, may be empty.
  public var link: String {
    get { place.link ?? "" }
    set { place.link = newValue.isEmpty ? nil : newValue }
  }
}

extension Draft: Equatable {
  public static func == (left: Draft, right: Draft) -> Bool {
    left.original == right.original && left.place == right.place && left.serial == right.serial
      && left.isNew == right.isNew && left.asksToDiscard == right.asksToDiscard
      && left.problem == right.problem
  }
}

/// Why a draft cannot be saved.
public enum PlaceProblem: Error, Equatable {
  /// At most this many bytes of UTF-8.
  case nameTooLong(limit: Int)
  case descriptionTooLong(limit: Int)
  case linkTooLong(limit: Int)
  /// The link is no address of the web.
  case notALink
  /// The place was deleted elsewhere while the form was open.
  case gone
}

/// Where in the ways to unlock the person is.
public enum WaysStep: Sendable, Equatable {
  case list(problem: WayProblem?)
  case passphrase(problem: WayProblem?)
  case working
  case recovery(key: String, isWrong: Bool)
  case rename(Identifier)
  case remove(Identifier)
}

/// A message that comes and goes by itself; at most one is shown.
public struct Notice: Sendable, Equatable {
  public let serial: UInt64
  public let kind: Kind
  public let canUndo: Bool
  public internal(set) var canRedo = false

  public enum Kind: Sendable, Equatable {
    case added
    case changed
    /// Another tab had changed the same meanwhile; undoing brings that back.
    case changedOver
    case deleted(name: String)
    case keptNewPlace
    case undone
    case redone
    case copied
    case copyFailed
    case locateFailed(LocateFailure)
    /// Bytes.
    case fileTooLarge(limit: UInt64)
    case fileUnreadable
    case unknownFile
    case emptyFile
    case fullVault(limit: Int)
    case wayAdded
    case wayRenamed
    case wayRemoved
    case persisted(Bool)
    case mapStyleFailed
    case draftRestored
    case tourCut(limit: Int)
    case updateReady
    /// The app locks once the changes are stored.
    case lockWaits
    case settingsNotStored(StorageFailure)
    case eraseFailed(StorageFailure)
  }
}
