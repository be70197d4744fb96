public import Formats

/// Reads what came from outside, so that the core, which holds the open vault, never parses a stranger's bytes.
public enum Reading {
  /// Reads `[format, [part…]]`, a text and byte strings, and answers as the format's own function below; `docs/spec/host.md` has the
  /// answers. A format that is not known is `outOfRange`.
  public static func answer(_ question: [UInt8]) throws(CBORError) -> [UInt8] {
    var decoder = CBORDecoder(question)
    try decoder.array(count: 2)
    let format = try decoder.text()
    var parts: [[UInt8]] = []
    for _ in 0..<(try decoder.array()) { parts.append(try decoder.bytes()) }
    try decoder.finish()
    if format.utf8.elementsEqual("places".utf8) { return places(parts.first ?? []) }
    if format.utf8.elementsEqual("articles".utf8) { return articles(parts) }
    throw CBORError(.outOfRange, at: 0)
  }
}
