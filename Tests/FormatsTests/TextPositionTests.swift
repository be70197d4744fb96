import Formats
import Testing

@Suite struct TextPositionTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1),
    ("a\r\nb", 2, 1, 3), ("\n\n\n", 3, 4, 1), ("\u{FEFF}ab", 4, 1, 2), ("é東\u{1F3D4}x", 9, 1, 4),
    ("ab", 99, 1, 3), ("ab", -1, 1, 1),
  ])
  func findsLineAndColumn(text: String, offset: Int, line: Int, column: Int) {
    let position = TextPosition(offset: offset, in: Array(text.utf8))
    #expect(position.line == line && position.column == column)
  }

  @Test func pointsAtAnErrorInJSON() {
    let text = Array("{\n  \"東京\": nul\n}".utf8)
    #expect { try JSON(text) } throws: { error in
      let position = (error as? JSONError)?.position(in: text)
      return position?.line == 2 && position?.column == 12
    }
  }
}
