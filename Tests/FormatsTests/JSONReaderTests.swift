import Formats
import PropertyTesting
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("", .unexpectedEnd, 0), (" \n", .unexpectedEnd, 2), ("[", .unexpectedEnd, 1),
      ("[1", .unexpectedEnd, 2),
      ("[1,", .unexpectedEnd, 3), ("{\"a\"", .unexpectedEnd, 4), ("{\"a\":", .unexpectedEnd, 5),
      ("\"a", .unexpectedEnd, 2),
      ("\"\\", .unexpectedEnd, 2), ("\"\\u12", .unexpectedEnd, 5), ("tru", .unexpectedEnd, 3),
      ("-", .unexpectedEnd, 1),
      ("1.", .unexpectedEnd, 2), ("1e+", .unexpectedEnd, 3), ("[1,]", .expectedValue, 3),
      ("[,1]", .expectedValue, 1),
      ("[1}", .expectedCommaOrEnd, 2), ("[1 2]", .expectedCommaOrEnd, 3), ("{\"a\":1,}", .expectedName, 7),
      ("{a:1}", .expectedName, 1), ("{1:1}", .expectedName, 1), ("{\"a\" 1}", .expectedColon, 5),
      ("{\"a\"}", .expectedColon, 4), ("{\"a\":}", .expectedValue, 5), ("{]", .expectedName, 1),
      ("1 2", .trailingContent, 2),
      ("[]]", .trailingContent, 2), ("nul1", .invalidLiteral, 3), ("True", .expectedValue, 0),
      ("NaN", .expectedValue, 0),
      ("+1", .expectedValue, 0), (".5", .expectedValue, 0), ("01", .invalidNumber, 1),
      ("-a", .invalidNumber, 1),
      ("[1.]", .invalidNumber, 3), ("[1.e2]", .invalidNumber, 3), ("[1e]", .invalidNumber, 3),
      ("0x1", .trailingContent, 1),
      ("\"\\x\"", .invalidEscape, 2), ("\"\\u00g0\"", .invalidEscape, 5), ("\"a\tb\"", .controlCharacter, 2),
      ("'a'", .expectedValue, 0), ("// 1", .expectedValue, 0), ("[1,/**/2]", .expectedValue, 3),
      ("\u{A0}1", .expectedValue, 0), ("\u{FEFF}", .unexpectedEnd, 3),
      ("\u{FEFF}\u{FEFF}1", .expectedValue, 3),
    ] as [(String, JSONError.Kind, Int)]
  )
  func saysWhatIsWrongAndWhere(text: String, kind: JSONError.Kind, offset: Int) {
    #expect(throws: JSONError(kind: kind, offset: offset)) { try JSON(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3],
      [0xE2, 0x82],
      [0xF0, 0x9F, 0x8F], [0xC3, 0x28],
    ] as [[UInt8]]
  )
  func refusesIllFormedUTF8(bytes: [UInt8]) {
    let text: [UInt8] = [0x22, 0x61] + bytes + [0x22]
    #expect(throws: JSONError(kind: .invalidUTF8, offset: 2)) { try JSON(text) }
  }

  @Test(arguments: [
    ("\"\\u0041\\n\\/\"", "A\n/"), ("\"\\uD83C\\uDFD4\"", "\u{1F3D4}"), ("\"\\ud83c\\udfd4x\"", "\u{1F3D4}x"),
    ("\"\\u0000\"", "\0"), ("\"\\uFFFF\"", "\u{FFFF}"), ("\"\\uDBFF\\uDFFF\"", "\u{10FFFF}"),
    ("\"\\\"\\\\\"", "\"\\"),
    ("\"\u{7F}東\"", "\u{7F}東"), ("\"\\b\\f\\r\\t\"", "\u{8}\u{C}\r\t"),
  ])
  func decodesEscapes(text: String, decoded: String) throws {
    #expect(try JSON(Array(text.utf8)) == .string(decoded))
  }

  @Test(arguments: [
    ("\"\\uD800\"", "\u{FFFD}", 1), ("\"\\uDC00\"", "\u{FFFD}", 1), ("\"\\uD800x\"", "\u{FFFD}x", 1),
    ("\"\\uD800\\uD800\"", "\u{FFFD}\u{FFFD}", 2), ("\"\\uD800\\u0041\"", "\u{FFFD}A", 1),
    ("\"\\uD800\\uD83C\\uDFD4\"", "\u{FFFD}\u{1F3D4}", 1), ("\"\\uDFD4\\uD83C\"", "\u{FFFD}\u{FFFD}", 2),
    ("\"\\uD800\\n\"", "\u{FFFD}\n", 1),
  ])
  func replacesAndCountsLoneSurrogates(text: String, decoded: String, count: Int) throws {
    var reader = try JSONReader(Array(text.utf8))
    #expect(try reader.next() == .string(decoded))
    #expect(reader.replacedSurrogates == count)
  }

  @Test func readsEventByEvent() throws {
    var reader = try JSONReader(Array("\u{FEFF} {\"a\" : [1, \"b\", {}], \"c\":null}\n".utf8))
    var events: [JSONEvent] = []
    while let event = try reader.next() { events.append(event) }
    #expect(
      events == [
        .beginObject, .name("a"), .beginArray, .number(JSONNumber(1)), .string("b"), .beginObject, .endObject,
        .endArray,
        .name("c"), .null, .endObject,
      ]
    )
    #expect(try reader.next() == nil)
  }

  @Test func refusesMoreThanTheLimits() throws {
    let bytes = JSONLimits(bytes: 4)
    let depth = JSONLimits(depth: 2)
    let values = JSONLimits(values: 3)
    #expect(try JSON(Array("1234".utf8), limits: bytes) == .number(JSONNumber(1234)))
    #expect(throws: JSONError(kind: .tooLong, offset: 4)) { try JSON(Array("12345".utf8), limits: bytes) }
    #expect(try JSON(Array("[[]]".utf8), limits: depth) == .array([.array([])]))
    #expect(throws: JSONError(kind: .tooDeep, offset: 2)) { try JSON(Array("[[[]]]".utf8), limits: depth) }
    #expect(try JSON(Array("[1,2]".utf8), limits: values).array?.count == 2)
    #expect(throws: JSONError(kind: .tooManyValues, offset: 5)) {
      try JSON(Array("[1,2,3]".utf8), limits: values)
    }
  }

  @Test func readsAndRefusesAtTheDefaultDepth() throws {
    let open = [UInt8](repeating: UInt8(ascii: "["), count: 64)
    let close = [UInt8](repeating: UInt8(ascii: "]"), count: 64)
    #expect(throws: Never.self) { try JSON(open + close) }
    #expect(throws: JSONError(kind: .tooDeep, offset: 64)) { try JSON(open + open) }
    #expect(JSONLimits(depth: 1_000_000).depth == 512)
  }

  @Test func neverFailsOtherwiseThanWithAnErrorInTheText() {
    forEvery(2000) { random in
      let text = random.bytes(upTo: 40)
      do throws(JSONError) {
        _ = try JSON(text)
      } catch {
        #expect(0...text.count ~= error.offset)
      }
    }
  }
}
