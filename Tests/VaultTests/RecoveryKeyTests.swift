import PropertyTesting
import Testing

@testable import Vault

struct RecoveryKeyTests {
  @Test func everyKeyComesBack() {
    forEvery { generator in
      let bytes = (0..<20).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      let text = try #require(RecoveryKey(bytes: bytes)).text
      #expect(text.utf8.count == 44)
      let read = try RecoveryKey(text: text)
      #expect(read.bytes == bytes)
    }
  }

  @Test func readsWhatAPersonTypes() throws {
    let key = try #require(RecoveryKey(bytes: [UInt8](repeating: 0, count: 19) + [1]))
    let text = key.text
    let variants = [
      text.lowercased(), text.filter { $0 != "-" }, "  " + text.replacing("-", with: " \n"),
      text.replacing("0", with: "O"), text.replacing("0", with: "o"), text.replacing("1", with: "l"),
      text.replacing("1", with: "I"), text.replacing("-", with: "–"), fullWidth(text),
      text.replacing("-", with: "\u{3000}"),
    ]
    for variant in variants {
      #expect(try RecoveryKey(text: variant).bytes == key.bytes)
    }
  }

  @Test func findsEveryWrongCharacter() throws {
    let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let text = try #require(RecoveryKey(bytes: Array(1...20))).text
    for (index, old) in text.enumerated() where old != "-" {
      for digit in digits where digit != old {
        #expect(throws: RecoveryKeyError.wrongChecksum) {
          try RecoveryKey(text: replacing(text, index, digit))
        }
      }
    }
  }

  @Test func findsEveryExchangeOfNeighboursAndEveryWrongGroup() {
    forEvery(200) { generator in
      let bytes = (0..<20).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      let text = Array(try #require(RecoveryKey(bytes: bytes)).text.filter { $0 != "-" })
      for index in 0..<35 where text[index] != text[index + 1] {
        var exchanged = text
        exchanged.swapAt(index, index + 1)
        #expect(throws: RecoveryKeyError.wrongChecksum) { try RecoveryKey(text: String(exchanged)) }
      }
      var wrong = text
      let group = generator.int(in: 0...8) * 4
      wrong.replaceSubrange(group..<group + 4, with: "XKCD")
      if wrong != text {
        #expect(throws: RecoveryKeyError.wrongChecksum) { try RecoveryKey(text: String(wrong)) }
      }
    }
  }

  @Test func saysWhatIsWrong() throws {
    let text = try #require(RecoveryKey(bytes: Array(1...20))).text
    #expect(throws: RecoveryKeyError.wrongLength(35)) { try RecoveryKey(text: String(text.dropLast())) }
    #expect(throws: RecoveryKeyError.wrongLength(0)) { try RecoveryKey(text: " - ") }
    #expect(throws: RecoveryKeyError.wrongCharacter(position: 5)) {
      try RecoveryKey(text: replacing(text, 5, "U"))
    }
    #expect(throws: RecoveryKeyError.wrongCharacter(position: 1)) { try RecoveryKey(text: "東") }
    #expect(RecoveryKey(bytes: []) == nil)
  }

  private func replacing(_ text: String, _ index: Int, _ character: Character) -> String {
    var characters = Array(text)
    characters[index] = character
    return String(characters)
  }

  private func fullWidth(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { Unicode.Scalar($0.value + 0xFEE0)! }))
  }
}
