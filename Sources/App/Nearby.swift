public import Formats
public import Geo
public import Vault

/// What Wikipedia knows around the place of the sheet.
///
///     not asked yet ──"Ask Wikipedia"──▶ looking up ──▶ loading ──▶ listed
///                                        (kept answer)    │
///                                                         ├─▶ failed ──"Try again"──▶ loading
///                                                         └─▶ paused ──(timer)──▶ loading
///
/// The place is asked about once while its sheet is open. An answer of the last day is shown again without asking.
public struct Nearby: Sendable {
  public let place: Identifier
  /// Where the place was when its sheet opened; nil while it is nowhere.
  public let center: Coordinate?
  public internal(set) var state = State.off(byServer: true)
  /// The edition of Wikipedia that answered, as its host name has it: also the language of the articles.
  public internal(set) var edition = ""
  public internal(set) var rows: [Row] = []
  /// The server did not search everything.
  public internal(set) var isPartial = false
  /// How old the rows were, in milliseconds, when the sheet opened; nil where they were answered since.
  public internal(set) var keptAge: Int64?

  /// Tells this question from those before it, whose late answers and timers mean nothing any more.
  var serial: UInt64 = 0
  /// The edition that is being asked.
  var asked = ""
  var request: RequestID?
  /// The kept answer that is being read.
  var kept: KeptNearby?
  /// The answers so far to this question, which comes in parts.
  var parts: [[UInt8]] = []

  public enum State: Sendable, Equatable {
    case off(byServer: Bool)
    /// The place has no position to ask about.
    case unplaced
    case notAsked
    case loading
    case listed
    case failed(isOffline: Bool)
    /// Wikipedia wants no further question for so many seconds.
    case paused(seconds: UInt64)
  }

  public struct Row: Sendable {
    public let article: MediaWikiArticle
    /// Metres from the place; nil where the answer did not say.
    public let distance: Double?
    /// It was made a place from here.
    public internal(set) var isAdded = false
  }

  /// In how many parts an answer is taken.
  static let partsAtMost = 4
  /// Bytes of one answer at most.
  static let answerBytes: UInt64 = 1 << 20
  /// How long an answer is waited for.
  static let patienceMilliseconds: UInt64 = 20_000
  /// How long an answer is good enough not to ask again.
  static let freshMilliseconds: Int64 = 24 * 3_600_000
  /// Seconds to wait where the server does not say how long, and at most.
  static let usualPause: UInt64 = 60
  static let longestPause: UInt64 = 3_600

  init(place: Identifier, center: Coordinate?) {
    self.place = place
    self.center = center
  }

  var query: MediaWikiQuery? {
    center.map { MediaWikiQuery(around: $0) }
  }

  /// Where the row of a page is.
  func row(_ page: String) -> Int? {
    rows.firstIndex { $0.article.page.utf8.elementsEqual(page.utf8) }
  }

  /// Takes the articles of an answer as rows.
  mutating func take(_ articles: [MediaWikiArticle]) {
    rows = articles.map { article in
      Row(article: article, distance: article.coordinate.flatMap { spot in center?.distance(to: spot) })
    }
  }

  /// By title, or the nearest first; what has no position comes last. There are few enough rows to put each where it belongs.
  mutating func sort(byDistance: Bool) {
    var sorted: [(key: [UInt32], row: Row)] = []
    for row in rows {
      var key = SearchText(row.article.title).scalars
      // Centimetres before the title.
      if byDistance { key.insert(row.distance.map { UInt32($0 * 100) } ?? .max, at: 0) }
      let position = sorted.firstIndex { key.lexicographicallyPrecedes($0.key) } ?? sorted.count
      sorted.insert((key, row), at: position)
    }
    rows = sorted.map { $0.row }
  }
}

extension Language {
  /// The edition of Wikipedia, as its host name has it.
  var edition: String {
    switch self {
    case .english: "en"
    case .japanese: "ja"
    case .chinese: "zh"
    }
  }
}
