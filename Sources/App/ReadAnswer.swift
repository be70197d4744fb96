import Formats
import Geo
import Vault

/// What became of bytes from outside that the atlas read; `docs/spec/host.md` has the layouts.
enum ReadFormat: String, Sendable, CaseIterable {
  /// A `SavedPlaces` file.
  case places
  /// An answer of a MediaWiki.
  case articles
}

/// An answer of a MediaWiki as it was read.
struct ReadArticles {
  var failure: MediaWikiError?
  var isPartial = false
  var continuation: [MediaWikiAnswer.Parameter] = []
  var articles: [MediaWikiArticle] = []

  init(decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 4)
    if let name = try decoder.optionalText() { failure = MediaWikiError(named: name) ?? .unreadable }
    isPartial = try decoder.bool()
    for _ in 0..<(try decoder.array()) {
      try decoder.array(count: 2)
      continuation.append(MediaWikiAnswer.Parameter(name: try decoder.text(), value: try decoder.text()))
    }
    for _ in 0..<(try decoder.array()) {
      try decoder.array(count: 7)
      articles.append(
        MediaWikiArticle(
          page: try decoder.text(),
          title: try decoder.text(),
          text: try decoder.text(),
          coordinate: try decoder.optionalCoordinate(),
          thumbnail: try decoder.optionalText(),
          address: try decoder.optionalText()
        )
      )
    }
    try decoder.finish()
  }
}

/// Values that may be missing.
extension CBORDecoder {
  mutating func optionalText() throws(CBORError) -> String? {
    try null() ? nil : try text()
  }

  /// Latitude and longitude; nil where one of them is missing or out of range.
  mutating func optionalCoordinate() throws(CBORError) -> Coordinate? {
    let latitude = try null() ? nil : try number()
    let longitude = try null() ? nil : try number()
    guard let latitude, let longitude else { return nil }
    return MapPoint(longitude: longitude, latitude: latitude).coordinate
  }
}
