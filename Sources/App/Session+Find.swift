import Geo
import Vault

/// What the search field finds beside one's own places: cities, countries, coordinates, links.
public struct Finding: Sendable {
  /// What was asked.
  public let query: String
  public internal(set) var results: [AtlasResult] = []
  public internal(set) var failure: AtlasFailure?
  let request: RequestID
}

extension Session {
  /// Asks the atlas again where the text of the search field changed.
  mutating func followFinding(_ language: Language, _ turn: inout Turn) {
    guard case .places(let places) = sheet, !places.text.utf8.isEmpty else {
      finding = nil
      return
    }
    let query = places.text
    if let finding, finding.query.utf8.elementsEqual(query.utf8) { return }
    let request = turn.ask(.finding) {
      .atlasFind($0, query: query, language: language, limit: Limits.foundInAtlas)
    }
    var next = Finding(query: query, request: request)
    // Until the answer is there, what was found before stays, so that the list does not flicker.
    next.results = finding?.results ?? []
    finding = next
  }

  mutating func found(_ request: RequestID, _ reply: Reply) {
    guard finding?.request == request else { return }
    switch reply {
    case .atlasFound(let results): finding?.results = results
    case .atlasFailed(let failure):
      finding?.results = []
      finding?.failure = failure
    default: break
    }
  }

  /// Goes to a result and offers to add a place there.
  mutating func choose(_ index: String, _ turn: inout Turn) {
    guard let index = Int(index), let finding, finding.results.indices.contains(index) else { return }
    let result = finding.results[index]
    guard result.point.coordinate != nil, result.kind.isSomewhere else { return }
    turn.emit(.mapFly(result.point, zoom: result.kind.zoom))
    sheet = .found(result)
    isSheetFull = false
    turn.emit(.focus(element: ElementID.sheet.rawValue, select: false))
  }

  /// "Add here".
  mutating func addFound(named name: String, _ turn: inout Turn) {
    guard case .found(let result) = sheet else { return }
    addPlace(at: result.point, named: result.name.utf8.isEmpty ? name : result.name, &turn)
  }
}

extension AtlasResult.Kind {
  /// Whether it says where something is.
  public var isSomewhere: Bool {
    switch self {
    case .spot, .city, .country: true
    case .shortLink, .shortCode: false
    }
  }

  /// The zoom at which it is shown.
  fileprivate var zoom: Double {
    switch self {
    case .country: 4
    case .city: 10
    default: 14
    }
  }
}
