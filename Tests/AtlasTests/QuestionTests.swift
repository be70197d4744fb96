import Atlas
import Formats
import Testing

struct QuestionTests {
  private func bytes(_ language: String, _ limit: UInt64, items: Int = 3) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(items)
    encoder.text("東京")
    encoder.text(language)
    encoder.unsigned(limit)
    return encoder.bytes
  }

  @Test func readsQueryLanguageAndLimit() throws {
    let question = try Question(decoding: bytes("ja", 10))
    #expect(question.query == "東京")
    #expect(question.language == .japanese)
    #expect(question.limit == 10)
  }

  @Test func anUnknownLanguageIsEnglishAndNoLimitIsTooLarge() throws {
    let question = try Question(decoding: bytes("xx", .max))
    #expect(question.language == .english)
    #expect(question.limit == Question.largestLimit)
  }

  @Test func refusesOtherBytes() {
    #expect(throws: CBORError.self) { try Question(decoding: []) }
    #expect(throws: CBORError.self) { try Question(decoding: bytes("ja", 1, items: 2)) }
    #expect(throws: CBORError.self) { try Question(decoding: bytes("ja", 1) + [0]) }
  }
}
