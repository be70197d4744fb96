import Testing

@testable import App

@Suite struct SearchTextTests {
  private func finds(_ filter: String, in text: String) -> Bool {
    SearchText(filter).words.allSatisfy(SearchText(text).contains)
  }

  @Test(arguments: [
    ("zurich", "Zürich, Grossmünster"), ("GROSS", "Zürich, Grossmünster"), ("lodz", "Łódź"),
    ("kyoto", "Kyōto"),
    ("αθηνα", "Αθήνα"), ("елка", "Ёлка"), ("かまくら", "カマクラ"), ("abc 123", "ＡＢＣ　１２３"), ("大仏", "鎌倉の大仏"),
    ("cafe", "Cafe\u{301}"), ("münster zü", "Zürich, Grossmünster"), ("", "anything"),
    ("smyrna", "Smyrna\u{200B}"),
  ])
  func findsRegardlessOfCaseAccentsAndWidth(filter: String, text: String) {
    #expect(finds(filter, in: text))
  }

  @Test(arguments: [("bern", "Berlin"), ("ss", "ß"), ("zz", "z"), ("東京", "京都")])
  func doesNotFindWhatIsNotThere(filter: String, text: String) {
    #expect(!finds(filter, in: text))
  }

  @Test func doesNotFindAcrossTwoTexts() {
    var text = SearchText("Old")
    text.append("town")
    #expect(!text.contains(SearchText("dt").scalars))
    #expect(text.contains(SearchText("town").scalars))
  }
}
