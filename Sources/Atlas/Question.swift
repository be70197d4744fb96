public import Formats

/// What the atlas is asked.
public struct Question: Equatable, Sendable {
  public let query: String
  public let language: NameLanguage
  /// At most so many findings, up to 50.
  public let limit: Int

  public static let largestLimit = 50

  /// Reads `[query, language, limit]`; a language that is not known stands for English.
  public init(decoding bytes: [UInt8]) throws(CBORError) {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 3)
    query = try decoder.text()
    let name = try decoder.text()
    language = NameLanguage.allCases.first { $0.rawValue.utf8.elementsEqual(name.utf8) } ?? .english
    limit = Int(min(try decoder.unsigned(), UInt64(Self.largestLimit)))
    try decoder.finish()
  }
}
