import Testing
import Vault

@testable import App
@testable import Views

@Suite struct SymbolPickerTests {
  private func picker(_ symbol: Symbol, _ color: UInt32?, _ language: Language = .english) throws -> Page {
    var html = HTMLWriter(Wording(.whole, in: language))
    html.symbolPicker(symbol, color, id: "symbol-picker-1")
    return try Page(html.bytes)
  }

  private func chosen(_ page: Page) -> [String?] {
    page.elements.filter { $0["checked"] != nil }.map { $0["value"] }
  }

  @Test func offersEverySymbolAndColorUnderItsName() throws {
    for language in Language.allCases {
      let inputs = try picker(.star, nil, language).elements.filter { $0.name == "input" }
      let wording = Wording(.whole, in: language)
      let symbols = inputs.filter { $0["name"] == "symbol" }
      #expect(symbols.map { $0["value"] } == Symbol.allCases.map(\.rawValue))
      #expect(symbols.map { $0["aria-label"] } == Symbol.allCases.map { wording[$0.name] })
      let colors = inputs.filter { $0["name"] == "color" }
      #expect(colors.map { $0["value"] } == [""] + PlaceColor.allCases.map { "\($0.rawValue)" })
      #expect(
        colors.map { $0["aria-label"] } == [wording[.noColor]] + PlaceColor.allCases.map { wording[$0.name] }
      )
    }
  }

  @Test func oneOfEachIsChosen() throws {
    #expect(chosen(try picker(.star, nil)) == ["", "star"])
    #expect(chosen(try picker(.hotSpring, PlaceColor.teal.rawValue)) == ["32911", "hot-spring"])
  }

  @Test func aColorThatIsNotOfferedIsShownAndStays() throws {
    let page = try picker(.boat, 0xFF_FF00)
    #expect(chosen(page) == ["16776960", "boat"])
    let fills = page.elements.compactMap { $0["fill"] }
    let shown = "#" + String(PlaceColor.readable(0xFF_FF00), radix: 16)
    #expect(fills.contains(shown) && !fills.contains("#ffff00"))
  }

  @Test func theDiscOfAPlaceHasItsSymbolColorAndCheck() {
    var html = HTMLWriter(Wording(.whole, in: .english))
    var place = Sample.plain.places[0]
    (place.symbol, place.color, place.status) = ("fork-knife", 0x00_0A9F, .visited(on: nil))
    html.disc(place)
    #expect(
      String(decoding: html.bytes, as: UTF8.self).hasPrefix(
        ##"<span class="disc is-visited"><svg class="symbol" aria-hidden="true" fill="#000a9f"><use href="#symbol-fork-knife"></use></svg>"##
      )
    )
  }
}
