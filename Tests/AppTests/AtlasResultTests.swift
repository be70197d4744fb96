import App
import Formats
import Testing

struct AtlasResultTests {
  private func action(_ name: String, _ argument: (inout CBOREncoder) -> Void) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(5)
    encoder.unsigned(1)
    encoder.bytes([UInt8](repeating: 0, count: 32))
    encoder.text(name)
    encoder.unsigned(7)
    argument(&encoder)
    return encoder.bytes
  }

  private func result(_ encoder: inout CBOREncoder, kind: String) {
    encoder.array(6)
    for text in [kind, "Paris", "France"] { encoder.text(text) }
    encoder.double(2.3488)
    encoder.double(48.85341)
    encoder.unsigned(2_138_551)
  }

  @Test func readsWhatTheAtlasFound() throws {
    let bytes = action("atlas.found") { encoder in
      encoder.array(2)
      result(&encoder, kind: "city")
      result(&encoder, kind: "shortLink")
    }
    guard case .reply(let request, .atlasFound(let results)) = try Event(decoding: bytes).action else {
      Issue.record("no answer of the atlas")
      return
    }
    #expect(request == RequestID(number: 7))
    #expect(results.map { $0.kind } == [.city, .shortLink])
    #expect(results[0].name == "Paris")
    #expect(results[0].detail == "France")
    #expect(results[0].point == MapPoint(longitude: 2.3488, latitude: 48.85341))
    #expect(results[0].population == 2_138_551)
  }

  @Test func refusesAnUnknownKind() {
    let bytes = action("atlas.found") { encoder in
      encoder.array(1)
      result(&encoder, kind: "moon")
    }
    #expect(throws: EventError.badArgument) { try Event(decoding: bytes) }
  }

  @Test func readsWhyThereIsNoAnswer() throws {
    let bytes = action("atlas.failed") { $0.text("missing") }
    #expect(try Event(decoding: bytes).action == .reply(RequestID(number: 7), .atlasFailed(.missing)))
  }

  @Test func asksWithQueryLanguageAndLimit() {
    var encoder = CBOREncoder()
    encoder.effect(.atlasFind(RequestID(number: 7), query: "paris", language: .chinese, limit: 10))
    var expected = CBOREncoder()
    expected.array(5)
    expected.text("atlas.find")
    expected.unsigned(7)
    expected.text("paris")
    expected.text("zh-Hans")
    expected.unsigned(10)
    #expect(encoder.bytes == expected.bytes)
  }
}
