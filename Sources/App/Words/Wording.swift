/// The texts of the interface in one language.
///
/// `{0}`, `{1}`, … in a text stand for values that are put in when it is shown.
public struct Wording: Sendable {
  private let table: TextTable
  public let language: Language

  public init(_ table: TextTable, in language: Language) {
    self.table = table
    self.language = language
  }

  public subscript(phrase: Phrase) -> String {
    table.text(phrase, language)
  }

  public subscript(phrase: Phrase, values: String...) -> String {
    var text = ""
    for part in Self.parts(of: self[phrase]) {
      switch part {
      case .text(let words): text += words
      case .value(let index): if values.indices.contains(index) { text += values[index] }
      }
    }
    return text
  }

  /// The text for a count, its digits grouped by thousands.
  public subscript(phrase: CountedPhrase, count: Int) -> String {
    count == 1 ? self[phrase.one] : self[phrase.other, grouped(count)]
  }

  /// All three parts of an explanation, one after the other.
  public subscript(explanation: Explanation) -> String {
    let value = explanation.value
    return self[explanation.happened, value] + space + self[explanation.kept, value] + space
      + self[explanation.remedy, value]
  }

  /// What stands between two sentences.
  public var space: String {
    language == .english ? " " : ""
  }

  /// A stretch of a text: words, or the place of a value.
  public enum Part: Sendable, Equatable {
    case text(String)
    case value(Int)
  }

  /// The text cut at its placeholders, in O(length).
  public static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var words: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "{"), let digit = bytes.first, (0x30...0x39).contains(digit),
        bytes.dropFirst().first == UInt8(ascii: "}")
      else {
        words.append(byte)
        continue
      }
      if !words.isEmpty { parts.append(.text(String(decoding: words, as: UTF8.self))) }
      words = []
      parts.append(.value(Int(digit - 0x30)))
      bytes = bytes.dropFirst(2)
    }
    if !words.isEmpty { parts.append(.text(String(decoding: words, as: UTF8.self))) }
    return parts
  }
}
