import Formats
import PropertyTesting
import Testing

/// The reader accepts exactly what the grammar derives: every text over small alphabets, and random texts with a fault.
@Suite struct JSONGrammarTests {
  @Test(arguments: [
    ("structure", "[]{},:\"1", 5), ("numbers", "-01.eE+", 5), ("literals", "truefalsn", 4),
    ("names", "{}\"a:,1", 5),
  ])
  func agreesWithTheGrammarOnEveryShortText(name: String, alphabet: String, length: Int) {
    forEveryText(over: Array(alphabet.utf8), length: length) { text in
      expectAgreement(text)
    }
  }

  @Test(arguments: [
    ("escapes", Array("\"\\u0dGnb".utf8), 4), ("controls", [0x00, 0x1F, 0x20, 0x7F, 0x22, 0x5C], 3),
    ("bytes", [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5], 3),
  ])
  func agreesWithTheGrammarInsideStrings(name: String, alphabet: [UInt8], length: Int) {
    forEveryText(over: alphabet, length: length) { text in
      expectAgreement([0x22] + text + [0x22])
    }
  }

  @Test func agreesOnEveryFourByteSequence() {
    for lead: UInt8 in [0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF] {
      forEveryText(over: [0x00, 0x7F, 0x80, 0x8F, 0x90, 0xBF, 0xC0], length: 3) { text in
        expectAgreement([0x22, lead] + text + [0x22])
      }
    }
  }

  @Test func agreesAfterOneRandomFault() {
    forEvery(800) { random in
      var text = random.json(depth: 3).encoded(layout: random.oneIn(2) ? .compact : .indented)
      let position = random.int(in: 0...text.count - 1)
      switch random.int(in: 0...3) {
      case 0: text[position] = random.pick(Array("[]{},:\"\\0-.eu \u{1}\u{7F}".utf8))
      case 1: text.remove(at: position)
      case 2: text.insert(random.pick(text), at: position)
      default: text.removeSubrange(position...)
      }
      expectAgreement(text)
    }
  }

  private func expectAgreement(_ text: [UInt8]) {
    let isRead = (try? JSON(text)) != nil
    guard isRead != JSONGrammar.accepts(text) else { return }
    Issue.record(
      "read: \(isRead), but the grammar disagrees: \(String(decoding: text, as: UTF8.self)) \(text)"
    )
  }

  private func forEveryText(over alphabet: [UInt8], length: Int, _ body: ([UInt8]) -> Void) {
    var texts: [[UInt8]] = [[]]
    for _ in 0...length {
      texts.forEach(body)
      if texts[0].count == length { return }
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
    }
  }
}

extension SeededGenerator {
  /// Any value, nested up to `depth` levels.
  mutating func json(depth: Int) -> JSON {
    switch int(in: 0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(oneIn(2))
    case 2: .number(JSONNumber(Int64(int(in: -1000...1000))))
    case 3: .number(JSONNumber(finite()) ?? JSONNumber(0))
    case 4: .string(text())
    case 5: .array((0..<int(in: 0...3)).map { _ in json(depth: depth - 1) })
    default: .object((0..<int(in: 0...3)).map { _ in JSON.Member(text(), json(depth: depth - 1)) })
    }
  }

  /// Any finite number, each bit pattern equally likely, and often a plain one.
  mutating func finite() -> Double {
    if oneIn(3) { return double(in: -180...180) }
    let number = Double(bitPattern: next())
    return number.isFinite ? number : 0
  }

  /// A short text with characters of one to four bytes, controls and what needs escapes among them.
  mutating func text() -> String {
    let characters: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "\"", "\\", "/", "<", "!", "\u{0}", "\u{1F}", "\u{7F}", "\n", "\u{E9}", "\u{301}",
      "\u{2028}",
      "\u{2029}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "東", "\u{1F3D4}", "\u{10FFFF}", "ع",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<int(in: 0...6) { text.append(pick(characters)) }
    return String(text)
  }
}
