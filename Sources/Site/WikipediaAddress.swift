/// The address of a MediaWiki's action API, in which `{language}` may stand for the edition of Wikipedia.
public struct WikipediaAddress: Hashable, Sendable {
  /// The Wikimedia Foundation's.
  public static let wikipedia = try! WikipediaAddress("https://{language}.wikipedia.org/w/api.php")

  public let text: String
  /// The sources that a Content Security Policy must allow for its answers.
  let origin: String

  /// - Throws: as `WebAddress`; `malformed` also for a query, or for `{language}` anywhere but once, as the first label of the host or in the path.
  public init(_ text: String) throws(WebAddress.Failure) {
    let parts = text.split(separator: "{language}", omittingEmptySubsequences: false)
    guard parts.count <= 2, !text.contains("?") else { throw .malformed }
    let address = try WebAddress(parts.joined(separator: "en"))
    let isInHost = parts.count == 2 && !parts[0].dropFirst(8).contains("/")
    if isInHost {
      guard address.text.hasPrefix("https://en.") else { throw .malformed }
      origin = "https://*" + address.origin.dropFirst("https://en".count)
    } else {
      origin = address.origin
    }
    self.text = text
  }

  /// Where its pictures come from: Wikimedia has hosts of its own for them, other wikis have them beside the articles.
  var pictureOrigins: [String] {
    origin.hasSuffix(".wikipedia.org")
      ? ["https://upload.wikimedia.org", "https://thumb.wikimedia.org"] : [origin]
  }
}
