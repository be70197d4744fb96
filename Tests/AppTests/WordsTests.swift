import Testing

@testable import App

@Suite struct WordsTests {
  /// Names and signs that are the same in several languages on purpose.
  private let proper: Set<Phrase> = [.appName]

  private func placeholders(_ text: String) -> Set<Int> {
    Set(Words.parts(of: text).compactMap { if case .value(let index) = $0 { index } else { nil } })
  }

  private func check(_ words: Words, _ label: String) {
    #expect(words.lines.split(separator: "\n", omittingEmptySubsequences: false).count == 3, "\(label)")
    for text in [words.english, words.japanese, words.chinese] {
      #expect(!text.isEmpty && text.utf8.first != 0x20 && text.utf8.last != 0x20, "\(label)")
    }
    #expect(placeholders(words.english) == placeholders(words.japanese), "\(label)")
    #expect(placeholders(words.english) == placeholders(words.chinese), "\(label)")
  }

  @Test func everyPhraseSpeaksThreeLanguagesWithTheSamePlaceholders() {
    for phrase in Phrase.allCases { check(phrase.words, "\(phrase)") }
    for phrase in CountedPhrase.allCases {
      check(phrase.other, "\(phrase)")
      #expect(placeholders(phrase.other.english) == [0] && placeholders(phrase.one).isEmpty, "\(phrase)")
    }
  }

  @Test func nothingIsLeftUntranslated() {
    for phrase in Phrase.allCases where !proper.contains(phrase) {
      let words = phrase.words
      let isSymbolic = phrase == .openingProgress
      #expect(words.english != words.japanese || phrase == .ok, "\(phrase)")
      #expect(words.english != words.chinese || isSymbolic, "\(phrase)")
    }
  }

  @Test func everyProblemSaysWhatHappenedWhatWasKeptAndWhatToDo() {
    var explanations: [Explanation] = StorageFailure.allCases.map(\.explanation)
    explanations += LocateFailure.allCases.map(\.explanation) + MapFailure.allCases.map(\.explanation)
    explanations += troubles.map(\.explanation) + placeProblems.map(\.explanation)
    for context in WayContext.allCases { explanations += wayProblems.map { $0.explanation(context) } }
    for explanation in explanations {
      for words in [explanation.happened, explanation.kept, explanation.remedy] {
        check(words, words.english)
      }
    }
  }

  @Test func everyProblemHasWordsOfItsOwn() {
    let happened = wayProblems.map { $0.explanation(.unlocking).happened.english }
    #expect(Set(happened).count == happened.count)
    let troubles = troubles.map(\.explanation.happened.english)
    #expect(Set(troubles).count == troubles.count)
    let reasons = reasons.map(\.words.english)
    #expect(Set(reasons).count == reasons.count)
  }

  @Test func everyNoticeHasWordsInEveryLanguage() {
    for kind in notices {
      let texts = Language.allCases.map { kind.text(in: $0) }
      #expect(texts.allSatisfy { !$0.isEmpty } && Set(texts).count == 3, "\(kind)")
    }
  }

  @Test func everyReasonForSkippingHasWords() {
    for reason in reasons { check(reason.words, "\(reason)") }
  }

  @Test func countsInTheRightNumber() {
    #expect(CountedPhrase.places.text(0, in: .english) == "0 places")
    #expect(CountedPhrase.places.text(1, in: .english) == "1 place")
    #expect(CountedPhrase.places.text(1_234_567, in: .english) == "1,234,567 places")
    #expect(CountedPhrase.places.text(1, in: .japanese) == "1か所")
    #expect(CountedPhrase.places.text(2, in: .chinese) == "2 个地点")
  }

  @Test func groupsDigitsByThousands() {
    #expect(grouped(0) == "0")
    #expect(grouped(999) == "999")
    #expect(grouped(1_000) == "1,000")
    #expect(grouped(-12_345_678) == "−12,345,678")
  }

  @Test func fillsPlaceholdersOnce() {
    let words = Words("{1} of {0}{2}\n{0}\n{0}")
    #expect(words.text(in: .english, "{1}", "b") == "b of {1}")
    #expect(Words.parts(of: "a{0}b{x}{") == [.text("a"), .value(0), .text("b{x}{")])
  }

  private let troubles: [Trouble] = [
    .storageDenied, .storageFailed, .newerVersion, .damagedHeader, .missingHeader, .erased,
  ]

  private let placeProblems: [PlaceProblem] = [
    .nameTooLong(limit: 1_000), .descriptionTooLong(limit: 100_000), .linkTooLong(limit: 8_000), .notALink,
    .gone,
  ]

  private let wayProblems: [WayProblem] = [
    .passkeyCancelled, .passkeyUnknown, .passkeyUnsupported, .passkeyWithoutSecret, .passkeyFailed, .insecure,
    .passphraseTooShort, .passphrasesDiffer, .wrongPassphrase, .recoveryLength, .recoveryCharacter(3),
    .recoveryChecksum, .wrongRecoveryKey, .deviceKeyMissing, .damagedSlot, .wrongSecret, .noSuchWay,
    .tooManyWays,
    .lastWay, .nameMissing, .ciphersFailed, .storage(.quota), .storage(.denied),
  ]

  private let reasons: [ImportReport.Reason] = [
    .malformed, .notAnObject, .latitudeMissing, .longitudeMissing, .latitudeRange, .longitudeRange, .swapped,
    .wrongType, .nameTooLong, .descriptionTooLong, .sameID, .vaultFull,
  ]

  private let notices: [Notice.Kind] = [
    .added, .changed, .changedOver, .deleted(name: "A"), .deleted(name: ""), .keptNewPlace, .copyFailed,
    .undone,
    .copied, .locateFailed(.denied), .fileTooLarge(limit: 64 << 20), .fileUnreadable, .unknownFile,
    .emptyFile,
    .fullVault(limit: 1_000_000), .wayAdded, .wayRenamed, .wayRemoved, .persisted(true), .persisted(false),
    .mapStyleFailed, .draftRestored,
    .updateReady, .lockWaits, .settingsNotStored(.quota), .eraseFailed(.failed),
  ]
}

extension Words {
  fileprivate var english: String { text(in: .english) }
  fileprivate var japanese: String { text(in: .japanese) }
  fileprivate var chinese: String { text(in: .chinese) }
}
