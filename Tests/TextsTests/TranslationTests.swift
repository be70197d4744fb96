import App
import Testing

@testable import Texts

@Suite struct TranslationTests {
  /// Names and signs that are the same in several languages on purpose.
  private let sameInJapanese: Set<Phrase> = [.appName, .ok]
  private let sameInChinese: Set<Phrase> = [.appName]

  private func placeholders(_ text: String) -> Set<Int> {
    Set(Wording.parts(of: text).compactMap { if case .value(let index) = $0 { index } else { nil } })
  }

  private func translation(_ phrase: Phrase) throws -> Translation {
    try #require(Translation.all.first { $0.phrase == phrase })
  }

  @Test func everyPhraseHasOneTranslation() {
    #expect(Set(Translation.all.map(\.phrase)) == Set(Phrase.allCases))
    #expect(Translation.all.count == Phrase.allCases.count)
  }

  @Test func everyPhraseSpeaksThreeLanguagesWithTheSamePlaceholders() {
    for translation in Translation.all {
      for text in Language.allCases.map(translation.text) {
        #expect(!text.isEmpty && text.utf8.first != 0x20 && text.utf8.last != 0x20, "\(translation.phrase)")
        #expect(!text.utf8.contains { $0 < 0x20 }, "\(translation.phrase)")
        #expect(placeholders(text) == placeholders(translation.english), "\(translation.phrase)")
      }
    }
  }

  @Test func nothingIsLeftUntranslated() {
    for translation in Translation.all {
      let phrase = translation.phrase
      #expect(translation.english != translation.japanese || sameInJapanese.contains(phrase), "\(phrase)")
      #expect(translation.english != translation.chinese || sameInChinese.contains(phrase), "\(phrase)")
    }
  }

  /// Japanese and Chinese have one form; English has two.
  @Test func whatCountsHasAFormForOneAndAnotherForMore() throws {
    for counted in CountedPhrase.allCases {
      let (one, other) = (try translation(counted.one), try translation(counted.other))
      for language in Language.allCases {
        #expect(placeholders(one.text(in: language)).isEmpty, "\(counted)")
        #expect(placeholders(other.text(in: language)) == [0], "\(counted)")
      }
      for language in [Language.japanese, .chinese] {
        let filled = Wording.parts(of: other.text(in: language)).map {
          if case .text(let text) = $0 { text } else { "1" }
        }
        #expect(one.text(in: language) == filled.joined(), "\(counted)")
      }
      #expect(one.english.contains("1") && one.english != other.english, "\(counted)")
    }
  }
}
