/// The head of a response, and where its content is to be taken from.
public struct Response: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case bytes([UInt8])
    /// Some bytes of the file at this position of the list that the site was made from.
    case file(index: Int, range: Range<Int>)
  }

  public var status: Int
  /// All but Content-Length, Date and Connection, which whoever sends the response adds.
  public var fields: [HeaderField]
  public var content: Content
  /// Whether only the head is sent, the same as if the content followed: for HEAD, and with status 304, whose Content-Length must
  /// be that of the 200 it stands for (RFC 9110, section 8.6).
  public var omitsContent = false
}

extension Response.Content {
  /// In bytes.
  var size: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(_, let range): range.count
    }
  }
}

extension Response {
  /// The Content-Length, in bytes.
  public var contentLength: Int {
    content.size
  }

  /// A short page in words, for everything that is not a file.
  static func page(_ status: Int, _ title: String, _ sentence: String, fields: [HeaderField] = []) -> Self {
    let html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <h1>\(title)</h1>
      <p>\(sentence)</p>
      <p><a href="/">Open the map</a></p>
      </html>

      """
    return Response(
      status: status,
      fields: [
        HeaderField("Content-Type", "text/html; charset=utf-8"),
        HeaderField("Cache-Control", "no-store"),
      ] + fields,
      content: .bytes(Array(html.utf8))
    )
  }
}
