import App
import PropertyTesting
import Testing

@testable import Texts

@Suite struct TextFileTests {
  private let file: [UInt8]

  init() throws {
    file = try TextFile.encode()
  }

  @Test func everyTextReadsBackEqual() throws {
    let table = try TextTable(file)
    for language in Language.allCases {
      let wording = Wording(table, in: language)
      for translation in Translation.all {
        #expect(wording[translation.phrase] == translation.text(in: language), "\(translation.phrase)")
      }
    }
  }

  @Test func aTranslationThatIsMissingOrRepeatedIsNamed() {
    for index in [0, 100, Translation.all.count - 1] {
      var (without, twice) = (Translation.all, Translation.all)
      let removed = without.remove(at: index)
      twice.append(removed)
      #expect(throws: TextFileError.missing(removed.phrase)) { try TextFile.encode(without) }
      #expect(throws: TextFileError.repeated(removed.phrase)) { try TextFile.encode(twice) }
    }
    #expect(throws: TextFileError.missing(Phrase.allCases[0])) { try TextFile.encode([]) }
  }

  @Test func refusesAFileThatIsCutOffAnywhere() {
    for count in 0..<file.count where count < 200 || count > file.count - 200 || count % 97 == 0 {
      #expect(throws: TextTableError.self) { try TextTable(Array(file[..<count])) }
    }
  }

  @Test func refusesATextTooManyOrTooFew() {
    #expect(throws: TextTableError.wrongCount) { try TextTable(file + [UInt8(ascii: "\n")]) }
    #expect(throws: TextTableError.wrongCount) { try TextTable(file + [UInt8(ascii: "a")]) }
    #expect(throws: TextTableError.wrongCount) { try TextTable(file.filter { $0 != UInt8(ascii: "\n") }) }
    #expect(throws: TextTableError.wrongCount) { try TextTable(Array("<!doctype html>".utf8)) }
  }

  @Test func refusesWhatIsNoUTF8() {
    var damaged = file
    damaged[10] = 0xFF
    #expect(throws: TextTableError.invalidUTF8) { try TextTable(damaged) }
  }

  @Test func readsAsManyBytesAsItMayAndNoMore() throws {
    let room = TextTable.largest - file.count
    let filler = [UInt8](repeating: UInt8(ascii: "a"), count: room)
    _ = try TextTable(filler + file)
    #expect(throws: TextTableError.tooLong) { try TextTable([UInt8(ascii: "a")] + filler + file) }
  }

  /// Whatever was altered: it is refused, or every text can still be asked for.
  @Test func readsAlteredBytesOrRefusesThem() {
    forEvery { generator in
      var altered = file
      for _ in 0..<generator.int(in: 1...4) {
        altered[generator.int(in: 0...(altered.count - 1))] = UInt8(generator.int(in: 0...255))
      }
      guard let table = try? TextTable(altered) else { return }
      for language in Language.allCases {
        let wording = Wording(table, in: language)
        for phrase in Phrase.allCases { _ = wording[phrase, "1"] }
      }
    }
  }
}
