/// Every text of the interface in every language, as the host hands them over with the first action; `docs/spec/texts.md`
/// describes the bytes. It is made once and shared by every copy of the model.
public final class TextTable: Sendable {
  /// Bytes of all texts together.
  public static let largest = 256 << 10

  private let bytes: [UInt8]
  /// Where each line begins, and in the end where one more would.
  private let starts: [Int]

  /// No texts: what there is before the first action. Every text of it is empty.
  init() {
    bytes = []
    starts = []
  }

  /// O(count of bytes).
  public init(_ bytes: [UInt8]) throws(TextTableError) {
    guard bytes.count <= Self.largest else { throw .tooLong }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .invalidUTF8 }
    var starts = [0]
    starts.reserveCapacity(Self.lineCount + 1)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    guard starts.count == Self.lineCount + 1, starts.last == bytes.count else { throw .wrongCount }
    self.bytes = bytes
    self.starts = starts
  }

  /// O(length of the text).
  func text(_ phrase: Phrase, _ language: Language) -> String {
    let line = Self.line(of: phrase, in: language)
    guard line + 1 < starts.count else { return "" }
    return String(decoding: bytes[starts[line]..<(starts[line + 1] - 1)], as: UTF8.self)
  }

  /// The lines of all languages together.
  static let lineCount = Phrase.count * Language.allCases.count

  private static func line(of phrase: Phrase, in language: Language) -> Int {
    switch language {
    case .english: phrase.rawValue
    case .japanese: Phrase.count + phrase.rawValue
    case .chinese: 2 * Phrase.count + phrase.rawValue
    }
  }
}

/// Why bytes are not the texts that belong to this core.
public enum TextTableError: Error, Equatable, Sendable {
  /// More bytes than `TextTable.largest`.
  case tooLong
  case invalidUTF8
  /// A text too few or too many, or one that is cut off.
  case wrongCount
}
