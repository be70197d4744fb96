import Testing
import Texts

@testable import App

@Suite struct WordsTests {
  private let texts: TextTable

  init() throws {
    texts = try TextTable(TextFile.encode())
  }

  private func wording(_ language: Language = .english) -> Wording {
    Wording(texts, in: language)
  }

  @Test func everyProblemSaysWhatHappenedWhatWasKeptAndWhatToDo() {
    var explanations: [Explanation] = StorageFailure.allCases.map(\.explanation)
    explanations += LocateFailure.allCases.map(\.explanation) + MapFailure.allCases.map(\.explanation)
    explanations += troubles.map(\.explanation) + placeProblems.map(\.explanation)
    for context in WayContext.allCases { explanations += wayProblems.map { $0.explanation(context) } }
    for explanation in explanations {
      #expect(Set([explanation.happened, explanation.kept, explanation.remedy]).count == 3)
      for text in Language.allCases.map({ wording($0)[explanation] }) {
        #expect(!Wording.parts(of: text).contains(.value(0)) && !text.contains("  "), "\(text)")
      }
      if explanation.value.isEmpty { continue }
      #expect(wording()[explanation].contains(explanation.value), "\(explanation.happened)")
    }
  }

  @Test func everyProblemHasWordsOfItsOwn() {
    let happened = wayProblems.map { wording()[$0.explanation(.unlocking).happened] }
    #expect(Set(happened).count == happened.count)
    let troubles = troubles.map { wording()[$0.explanation.happened] }
    #expect(Set(troubles).count == troubles.count)
    let reasons = reasons.map { wording()[$0.phrase] }
    #expect(Set(reasons).count == reasons.count)
  }

  @Test func everyNoticeHasWordsInEveryLanguage() {
    for kind in notices {
      let texts = Language.allCases.map { kind.text(in: wording($0)) }
      #expect(texts.allSatisfy { !$0.isEmpty } && Set(texts).count == 3, "\(kind)")
      let hasPlace = texts.allSatisfy { Wording.parts(of: $0).contains(.value(0)) }
      #expect(hasPlace == (kind == .deleted(name: "A")), "\(kind)")
    }
  }

  @Test func saysLimitsAndPositions() {
    #expect(
      wording()[PlaceProblem.nameTooLong(limit: 1_000).explanation].hasPrefix(
        "The name is longer than 1,000 bytes. "
      )
    )
    #expect(
      Notice.Kind.fileTooLarge(limit: 64 << 20).text(in: wording()).hasPrefix(
        "The file is larger than 64 MB. "
      )
    )
    #expect(
      Notice.Kind.fullVault(limit: 1_000_000).text(in: wording(.chinese)).hasPrefix("最多只能有 1,000,000 个地点")
    )
    let problem = WayProblem.recoveryCharacter(3).explanation(.unlocking)
    #expect(wording(.japanese)[problem].hasPrefix("復旧キーの3文字目に、使われない文字があります。場所は"))
  }

  @Test func countsInTheRightNumber() {
    #expect(wording()[.places, 0] == "0 places")
    #expect(wording()[.places, 1] == "1 place")
    #expect(wording()[.places, 1_234_567] == "1,234,567 places")
    #expect(wording(.japanese)[.places, 1] == "1か所")
    #expect(wording(.chinese)[.places, 2] == "2 个地点")
  }

  @Test func groupsDigitsByThousands() {
    #expect(grouped(0) == "0")
    #expect(grouped(999) == "999")
    #expect(grouped(1_000) == "1,000")
    #expect(grouped(-12_345_678) == "−12,345,678")
  }

  @Test func fillsPlaceholdersOnce() {
    #expect(wording()[.openingProgress, "{1}", "b"] == "{1} of b")
    #expect(Wording.parts(of: "a{0}b{x}{") == [.text("a"), .value(0), .text("b{x}{")])
  }

  @Test func hasNoTextsBeforeTheFirstAction() {
    #expect(Phrase.allCases.allSatisfy { Model().wording[$0].isEmpty })
  }

  @Test func doesNotStartWithTextsThatAreNotItsOwn() {
    let host = RecordingHost()
    host.texts.removeLast()
    host.start()
    #expect(host.takeEffects() == [.crash])
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
    .undone, .redone,
    .copied, .locateFailed(.denied), .fileTooLarge(limit: 64 << 20), .fileUnreadable, .unknownFile,
    .emptyFile,
    .fullVault(limit: 1_000_000), .wayAdded, .wayRenamed, .wayRemoved, .persisted(true), .persisted(false),
    .mapStyleFailed, .draftRestored,
    .updateReady, .lockWaits, .settingsNotStored(.quota), .eraseFailed(.failed),
  ]
}
