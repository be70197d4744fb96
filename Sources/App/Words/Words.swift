/// One text of the interface in every language the app speaks.
///
/// `{0}`, `{1}`, … stand for values that are put in when the text is shown.
public struct Words: Sendable {
  /// One literal for all languages takes a third of the room in the core that three would take.
  let lines: String

  /// - Parameter lines: English, Japanese and Simplified Chinese, each on a line of its own.
  public init(_ lines: String) {
    self.lines = lines
  }

  /// The text in one language, in O(length).
  public func text(in language: Language) -> String {
    var line = language.line
    let bytes = Array(lines.utf8)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if line == 0 { return String(decoding: bytes[start..<index], as: UTF8.self) }
      line -= 1
      start = index + 1
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  public func text(in language: Language, _ values: String...) -> String {
    var text = ""
    for part in Words.parts(of: self.text(in: language)) {
      switch part {
      case .text(let words): text += words
      case .value(let index): if values.indices.contains(index) { text += values[index] }
      }
    }
    return text
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

/// What went wrong, in the order a person asks: what happened, what was kept, what to do now.
public struct Explanation: Sendable {
  public let happened: Words
  public let kept: Words
  public let remedy: Words

  public init(_ happened: Words, kept: Words, remedy: Words) {
    self.happened = happened
    self.kept = kept
    self.remedy = remedy
  }
}

extension Language {
  /// Which line of `Words` is in this language.
  fileprivate var line: Int {
    switch self {
    case .english: 0
    case .japanese: 1
    case .chinese: 2
    }
  }
}
