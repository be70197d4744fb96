public import Geo

/// What the action API of a MediaWiki answers to a `MediaWikiQuery`, with `formatversion=2`.
public struct MediaWikiAnswer: Sendable {
  /// In the order of the answer, which means nothing; each page once.
  public private(set) var articles: [MediaWikiArticle] = []
  /// The server warned that it did not search everything.
  public private(set) var isPartial = false
  /// What to ask with again for the rest; empty where this is all.
  public private(set) var continuation: [Parameter] = []

  public struct Parameter: Sendable {
    public let name: String
    public let value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What is read at most: an answer of 50 articles has some 40 kB.
  public static let limits = JSONLimits(bytes: 1 << 20, depth: 16, values: 20_000)

  /// Reads an answer. An answer without `query` found nothing, which is no error. Articles on another celestial body, articles that only
  /// tell other articles apart, and entries that are no article are left out. O(bytes).
  public init(_ bytes: [UInt8]) throws(MediaWikiError) {
    let answer: JSON
    do throws(JSONError) {
      answer = try JSON(bytes, limits: Self.limits)
    } catch {
      throw .unreadable
    }
    guard answer.members != nil else { throw .unreadable }
    if let error = answer["error"] {
      let code = (error["code"]?.string ?? "").utf8
      throw code.elementsEqual("ratelimited".utf8) || code.elementsEqual("maxlag".utf8) ? .tooMany : .refused
    }
    isPartial = answer["warnings"]?["geosearch"] != nil
    for member in answer["continue"]?.members ?? [] {
      if let value = member.value.string { continuation.append(Parameter(name: member.name, value: value)) }
    }
    for page in answer["query"]?["pages"]?.array ?? [] {
      if let article = MediaWikiArticle(page) { add(article) }
    }
  }

  /// Reads an answer that came in parts, each asked for with what the one before gave to go on with.
  public init(parts: [[UInt8]]) throws(MediaWikiError) {
    self.init()
    for part in parts {
      let further = try MediaWikiAnswer(part)
      isPartial = isPartial || further.isPartial
      continuation = further.continuation
      for article in further.articles { add(article) }
    }
  }

  private init() {}

  private mutating func add(_ article: MediaWikiArticle) {
    if let index = articles.firstIndex(where: { $0.page.utf8.elementsEqual(article.page.utf8) }) {
      articles[index].fill(with: article)
    } else if articles.count < MediaWikiQuery.limit {
      articles.append(article)
    }
  }
}

/// Why an answer holds no articles.
public enum MediaWikiError: String, Error, CaseIterable {
  /// It is not JSON, cut off, or of another shape.
  case unreadable
  /// The API answered with an error.
  case refused
  /// The API asks to come back later.
  case tooMany
}

/// An article of the answer.
public struct MediaWikiArticle: Sendable {
  /// The number of the page in its edition, as text.
  public let page: String
  public let title: String
  /// A few words on what it is; empty where the answer has none.
  public private(set) var text: String
  public private(set) var coordinate: Coordinate?
  /// The web address of a small picture.
  public private(set) var thumbnail: String?
  /// The web address of the article.
  public private(set) var address: String?

  public init(
    page: String,
    title: String,
    text: String = "",
    coordinate: Coordinate? = nil,
    thumbnail: String? = nil,
    address: String? = nil
  ) {
    self.page = page
    self.title = title
    self.text = text
    self.coordinate = coordinate
    self.thumbnail = thumbnail
    self.address = address
  }

  init?(_ json: JSON) {
    guard let page = json["pageid"]?.number?.text, let title = json["title"]?.string, !title.utf8.isEmpty,
      json["pageprops"]?["disambiguation"] == nil
    else { return nil }
    let spots = json["coordinates"]?.array ?? []
    let onEarth = spots.filter { ($0["globe"]?.string ?? "earth").utf8.elementsEqual("earth".utf8) }
    guard spots.isEmpty || !onEarth.isEmpty else { return nil }
    self.init(
      page: page,
      title: title,
      text: json["description"]?.string ?? json["terms"]?["description"]?.array?.first?.string ?? "",
      coordinate: onEarth.first.flatMap(Self.coordinate),
      thumbnail: json["thumbnail"]?["source"]?.string,
      address: json["fullurl"]?.string
    )
  }

  private static func coordinate(_ spot: JSON) -> Coordinate? {
    guard let latitude = spot["lat"]?.number?.double, let longitude = spot["lon"]?.number?.double else {
      return nil
    }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Takes what is missing here from another part of the same answer.
  fileprivate mutating func fill(with other: MediaWikiArticle) {
    if text.utf8.isEmpty { text = other.text }
    coordinate = coordinate ?? other.coordinate
    thumbnail = thumbnail ?? other.thumbnail
    address = address ?? other.address
  }
}
