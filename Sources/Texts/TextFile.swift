public import App

/// The file of all texts, which the core reads as a `TextTable`; `docs/spec/texts.md` describes it.
public enum TextFile {
  public static func encode(_ translations: [Translation] = Translation.all) throws(TextFileError) -> [UInt8]
  {
    let sorted = translations.sorted { $0.phrase.rawValue < $1.phrase.rawValue }
    for (phrase, translation) in zip(Phrase.allCases, sorted) where translation.phrase != phrase {
      throw translation.phrase.rawValue > phrase.rawValue ? .missing(phrase) : .repeated(translation.phrase)
    }
    if let phrase = Phrase.allCases.dropFirst(sorted.count).first { throw .missing(phrase) }
    if sorted.count > Phrase.allCases.count { throw .repeated(sorted[sorted.count - 1].phrase) }
    var bytes: [UInt8] = []
    for language in Language.allCases {
      for translation in sorted { bytes += Array(translation.text(in: language).utf8) + [UInt8(ascii: "\n")] }
    }
    return bytes
  }
}

/// What is wrong with the translations.
public enum TextFileError: Error, Equatable {
  case missing(Phrase)
  case repeated(Phrase)
}
