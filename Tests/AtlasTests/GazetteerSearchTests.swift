import Atlas
import Geo
import PropertyTesting
import Testing

struct GazetteerSearchTests {
  private func found(_ text: String, _ language: NameLanguage = .english, limit: Int = 10) -> [String] {
    SmallWorld.gazetteer.find(text, language: language, limit: limit).map { finding in
      finding.detail.isEmpty ? finding.name : "\(finding.name), \(finding.detail)"
    }
  }

  @Test func ranksByMatchThenByPopulation() {
    #expect(
      found("paris") == ["Paris, France", "Paris, Texas, United States", "Parisot, France", "Parla, France"]
    )
    #expect(
      found("par") == ["Paris, France", "Paris, Texas, United States", "Parisot, France", "Parla, France"]
    )
    #expect(found("new y") == ["New York, United States"])
    #expect(found("york") == ["York, United States", "New York, United States"])
    #expect(found("san j") == ["San José, United States", "San Jose, United States"])
  }

  @Test func aMuchLargerPlaceOfThatNameComesBeforeAVillage() {
    #expect(found("nyc") == ["New York, United States", "Nyc, France"])
    #expect(found("new") == ["New York, United States", "New, France"])
    #expect(found("york") == ["York, United States", "New York, United States"])
  }

  @Test(arguments: [
    ("東京", "Tokyo, Japan"), ("париж", "Paris, France"), ("zurich", "Zürich, Switzerland"),
    ("ZÜRI", "Zürich, Switzerland"), ("цюрих", "Zürich, Switzerland"), ("ぱり", "Paris, France"),
    ("t", "Tokyo, Japan"), ("Tôkyô", "Tokyo, Japan"), ("nyc", "New York, United States"),
  ])
  func findsNamesOfAllScripts(text: String, first: String) {
    #expect(found(text).first == first)
  }

  @Test func findsCountriesByEveryName() {
    #expect(found("frankreich") == ["France"])
    #expect(found("日本") == ["Japan"])
    #expect(found("korea") == ["South Korea"])
    #expect(found("usa") == ["United States"])
    #expect(found("スイス", .japanese) == ["スイス"])
    #expect(found("texas") == [])
  }

  @Test func tellsNamesInTheLanguageWhereTheyAreKnown() {
    #expect(found("paris", .japanese).prefix(2) == ["パリ, フランス", "Paris, Texas, アメリカ"])
    #expect(found("zurich", .chinese) == ["苏黎世, Switzerland"])
  }

  @Test(arguments: ["paris texas", "Paris, TX", "paris us", "paris, united st"])
  func takesLastWordsForACountryOrState(text: String) {
    #expect(found(text) == ["Paris, Texas, United States"])
  }

  @Test(arguments: ["", " ", "-", "xyz", "paris mars", "paris  ", "\u{0}"])
  func endsForTextsOfAllKinds(text: String) {
    #expect(found(text).isEmpty || text == "paris  ")
  }

  @Test func givesAtMostTheLimit() {
    #expect(found("p", limit: 2).count == 2)
    #expect(found("p", limit: 0).isEmpty)
    #expect(found(String(repeating: "p", count: Gazetteer.longestQuery + 1)).isEmpty)
  }

  @Test func placesAreWithinTwoMetres() throws {
    let paris = try #require(SmallWorld.gazetteer.find("paris", language: .english, limit: 1).first)
    #expect(paris.population == 2_138_551)
    #expect(isNear(paris.coordinate.map { [$0.latitude, $0.longitude] }, 48.85341, 2.3488, within: 0.00002))
    let large = SmallWorld.gazetteer.find("san jose", language: .english, limit: 1)
    #expect(large.first?.population == 16_777_216)
  }

  /// Whatever is typed, what is found is found by a plain look at every name too.
  @Test func findsWhatAPlainScanFinds() {
    let names = SmallWorld.cities.flatMap { $0.names + $0.otherNames }.filter { !$0.isEmpty }
    forEvery(200) { generator in
      let name = generator.pick(names)
      let text = String(name.prefix(generator.int(in: 1...name.count)))
      #expect(!SmallWorld.gazetteer.find(text, language: .english, limit: 50).isEmpty, "\(text)")
    }
  }
}
