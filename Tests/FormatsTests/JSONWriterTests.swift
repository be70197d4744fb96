import Formats
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("\"\\/", "\"\\\"\\\\/\""), ("\u{8}\t\n\u{C}\r", "\"\\b\\t\\n\\f\\r\""),
    ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ("\u{2028}\u{2029}\u{202A}", "\"\\u2028\\u2029\u{202A}\""), ("</script>", "\"\\u003c/script>\""),
    ("<!--<b></", "\"\\u003c!--<b>\\u003c/\""), ("東\u{1F3D4}\u{FFFF}", "\"東\u{1F3D4}\u{FFFF}\""),
    ("", "\"\""),
  ])
  func escapesOnlyWhatIsDangerous(text: String, written: String) {
    #expect(String(decoding: JSON.string(text).encoded(), as: UTF8.self) == written)
  }

  @Test func laysOutCompactAndIndented() {
    let value = JSON.object([
      .init("a", .array([.number(JSONNumber(1)), .null, .object([]), .array([])])), .init("b", .bool(false)),
    ])
    #expect(String(decoding: value.encoded(), as: UTF8.self) == #"{"a":[1,null,{},[]],"b":false}"#)
    let indented = """
      {
        "a": [
          1,
          null,
          {},
          []
        ],
        "b": false
      }
      """
    #expect(String(decoding: value.encoded(layout: .indented), as: UTF8.self) == indented)
  }

  @Test func writesNumbersThatJSONHas() {
    var writer = JSONWriter()
    writer.beginArray()
    for number in [1.5, -0.0, .nan, .infinity, 1e300] { writer.number(number) }
    writer.integer(.min)
    writer.endArray()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == "[1.5,-0.0,null,null,1e+300,-9223372036854775808]"
    )
  }
}
