/// How much a place may hold. Whatever a person or a file brings is checked against these before it is stored; what
/// is stored already is read whatever its size.
public enum PlaceLimits {
  /// Bytes of UTF-8 in a name.
  public static let name = 1_000
  /// Bytes of UTF-8 in a description.
  public static let description = 100_000
  /// Bytes of UTF-8 in the name of a symbol.
  public static let symbol = 64
  /// Tags of one place.
  public static let tags = 100
  /// Bytes of UTF-8 in one tag.
  public static let tag = 200
  /// Bytes of UTF-8 in a link.
  public static let link = 8_000
  /// Bytes of UTF-8 in the language of an article.
  public static let articleLanguage = 35
  /// Bytes of UTF-8 in the title of an article.
  public static let articleTitle = 1_000
  /// The highest color, 0xRRGGBB.
  public static let color: UInt32 = 0xFF_FFFF
}

/// A field of a place that is beyond its limit.
public struct PlaceError: Error, Hashable, Sendable {
  /// What a limit is about.
  public enum Field: Hashable, Sendable {
    case name, description, symbol, color, tags, tag, link, articleLanguage, articleTitle
  }

  /// The field that is too large.
  public let field: Field
  /// What it may be at most: bytes of UTF-8, tags, or the highest color.
  public let limit: Int
}

extension Place {
  /// Checks every field against `PlaceLimits`.
  public func validate() throws(PlaceError) {
    try check(name, .name, PlaceLimits.name)
    try check(description, .description, PlaceLimits.description)
    try check(symbol, .symbol, PlaceLimits.symbol)
    try check(Int(color ?? 0), .color, Int(PlaceLimits.color))
    try check(tags.count, .tags, PlaceLimits.tags)
    for tag in tags { try check(tag, .tag, PlaceLimits.tag) }
    try check(link ?? "", .link, PlaceLimits.link)
    try check(article?.language ?? "", .articleLanguage, PlaceLimits.articleLanguage)
    try check(article?.title ?? "", .articleTitle, PlaceLimits.articleTitle)
  }

  private func check(_ text: String, _ field: PlaceError.Field, _ limit: Int) throws(PlaceError) {
    try check(text.utf8.count, field, limit)
  }

  private func check(_ size: Int, _ field: PlaceError.Field, _ limit: Int) throws(PlaceError) {
    guard size <= limit else { throw PlaceError(field: field, limit: limit) }
  }
}
