import Formats
import Geo

extension Reading {
  /// `[failure or null, isPartial, [[name, value]…], [article…]]` for an answer of a MediaWiki that came in parts.
  ///
  /// The pairs are what to go on asking with. An article is `[page, title, text, latitude or null, longitude or null, thumbnail or null,
  /// address or null]`.
  static func articles(_ parts: [[UInt8]]) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(4)
    do throws(MediaWikiError) {
      let answer = try MediaWikiAnswer(parts: parts)
      encoder.null()
      encoder.bool(answer.isPartial)
      encoder.array(answer.continuation.count)
      for parameter in answer.continuation {
        encoder.array(2)
        encoder.text(parameter.name)
        encoder.text(parameter.value)
      }
      encoder.array(answer.articles.count)
      for article in answer.articles { encoder.article(article) }
    } catch {
      encoder.text(error.rawValue)
      encoder.bool(false)
      encoder.array(0)
      encoder.array(0)
    }
    return encoder.bytes
  }
}

extension CBOREncoder {
  fileprivate mutating func article(_ article: MediaWikiArticle) {
    array(7)
    text(article.page)
    text(article.title)
    text(article.text)
    if let coordinate = article.coordinate {
      double(coordinate.latitude)
      double(coordinate.longitude)
    } else {
      null()
      null()
    }
    optional(article.thumbnail)
    optional(article.address)
  }
}
