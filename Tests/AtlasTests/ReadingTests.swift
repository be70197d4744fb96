import Atlas
import Formats
import Testing

/// What is told of a format crosses the boundary laid out as docs/spec/host.md has it.
@Suite struct ReadingTests {
  private func answer(_ format: String, _ parts: String...) throws -> CBORDecoder {
    var question = CBOREncoder()
    question.array(2)
    question.text(format)
    question.array(parts.count)
    for part in parts { question.bytes(Array(part.utf8)) }
    return CBORDecoder(try Reading.answer(question.bytes))
  }

  @Test func tellsPlacesAndWhatIsNone() throws {
    let id = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    var decoder = try answer(
      "places",
      #"[{"id":"\#(id)","name":"A","latitude":1,"longitude":2},{"title":"B","latitude":99,"longitude":100},"#
    )
    try decoder.array(count: 4)
    #expect(try decoder.null())
    #expect(try decoder.bool(), "the file breaks off")
    #expect(try decoder.unsigned() == 0)
    #expect(try decoder.array() >= 2)
    try decoder.array(count: 5)
    #expect(try decoder.bytes().prefix(4) == [0x6F, 0x96, 0x19, 0xFF])
    #expect(try decoder.text() == "A")
    #expect(try decoder.null())
    #expect(try decoder.number() == 1)
    #expect(try decoder.number() == 2)
    try decoder.array(count: 2)
    #expect(try decoder.text() == "latitudeRange")
    #expect(try decoder.text() == "B")
  }

  @Test(arguments: [("{}", "unknown"), ("hello", "unknown"), ("[{}]", "noPlaces")])
  func tellsWhyAFileIsRefused(_ file: String, _ refusal: String) throws {
    var decoder = try answer("places", file)
    try decoder.array(count: 4)
    #expect(try decoder.text() == refusal)
  }

  @Test func tellsArticlesOfAllParts() throws {
    var decoder = try answer(
      "articles",
      #"{"continue":{"a":"b"},"query":{"pages":[{"pageid":1,"title":"A"}]}}"#,
      #"{"query":{"pages":[{"pageid":2,"title":"B","coordinates":[{"lat":1,"lon":2}]}]}}"#
    )
    try decoder.array(count: 4)
    #expect(try decoder.null())
    #expect(try !decoder.bool())
    try decoder.array(count: 0)
    try decoder.array(count: 2)
    try decoder.array(count: 7)
    #expect(try decoder.text() == "1")
  }

  @Test func tellsWhyAnAnswerHasNoArticles() throws {
    for (text, failure) in [
      ("<html>", "unreadable"), (#"{"error":{}}"#, "refused"), (#"{"error":{"code":"maxlag"}}"#, "tooMany"),
    ] {
      var decoder = try answer("articles", text)
      try decoder.array(count: 4)
      #expect(try decoder.text() == failure)
    }
  }

  @Test func refusesWhatIsNoQuestion() {
    #expect(throws: CBORError.self) { try answer("recipes", "[]") }
    for bytes: [UInt8] in [[], [0x82], [0xFF], [0x82, 0x61, 0x61, 0x01]] {
      #expect(throws: CBORError.self) { try Reading.answer(bytes) }
    }
  }
}
