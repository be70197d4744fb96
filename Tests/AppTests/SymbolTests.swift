import Foundation
import Testing
import Texts
import Vault

@testable import App

@Suite struct SymbolTests {
  private var drawn: [String] {
    get throws {
      let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let text = try String(contentsOf: top.appending(path: "Web/symbols.svg"), encoding: .utf8)
      return text.matches(of: /<symbol id="symbol-([^"]+)" viewBox="0 0 24 24">/).map { String($0.1) }
    }
  }

  @Test func everySymbolIsDrawnAndEveryDrawingIsASymbol() throws {
    #expect(try drawn == Symbol.allCases.map(\.rawValue))
    #expect(Symbol.allCases.count >= 44)
  }

  @Test func namesFitIntoTheVaultAndTheStarIsTheUsualOne() {
    #expect(Symbol.allCases.allSatisfy { $0.rawValue.utf8.count <= PlaceLimits.symbol })
    #expect(Symbol.star.rawValue == Place.defaultSymbol)
  }

  @Test func everySymbolAndColorHasANameOfItsOwn() {
    #expect(Symbol.star.name == .symbolStar && Symbol.question.name == .symbolQuestion)
    #expect(Symbol.hotSpring.name == .symbolHotSpring && Symbol.forkKnife.name == .symbolForkKnife)
    #expect(PlaceColor.red.name == .colorRed && PlaceColor.grey.name == .colorGrey)
    for language in Language.allCases {
      let phrases = Symbol.allCases.map(\.name) + PlaceColor.allCases.map(\.name)
      let names = phrases.map { phrase in Translation.all.first { $0.phrase == phrase }?.text(in: language) }
      #expect(Set(names).count == phrases.count, "\(language)")
    }
  }

  @Test func aSymbolOfANewerVersionIsShownAsAStarAndKeptWhenThePlaceIsSaved() throws {
    let host = RecordingHost.opened()
    let id = try #require(host.addPlace(named: "Base"))
    var model = host.model
    let event = { Event(now: host.now, random: Array(repeating: 1, count: 32), action: $0) }
    var newer = try #require(host.session.place(id))
    newer.symbol = "moon-base"
    var turn = Turn(event(.back), requests: model.requests)
    model.session?.change([Edit(newer)], &turn)
    let effects = update(&model, event(.command(.select, value: id.text)))
    let pins = effects.compactMap { if case .mapSelection(let pin) = $0 { pin } else { nil } }
    #expect(pins.map(\.symbol) == [.star])
    _ = update(&model, event(.command(.edit, value: "")))
    let name = FormField(field: .placeName, value: "Moon base")
    _ = update(&model, event(.submit(.save, fields: [name])))
    #expect(model.session?.place(id)?.name == "Moon base")
    #expect(model.session?.place(id)?.symbol == "moon-base")
  }

  @Test func aChosenSymbolAndColorAreShownAtOnceAndSaved() throws {
    let host = RecordingHost.opened()
    let id = try #require(host.addPlace(named: "Etna"))
    host.command(.select, id.text)
    host.command(.edit)
    _ = host.takeEffects()
    host.send(.input(.symbol, value: "volcano"))
    host.send(.input(.color, value: "\(PlaceColor.orange.rawValue)"))
    let pins = host.takeEffects().compactMap { if case .mapSelection(let pin) = $0 { pin } else { nil } }
    #expect(pins.map(\.symbol) == [.volcano, .volcano])
    #expect(pins.map(\.color) == [nil, PlaceColor.orange.rawValue])
    host.submit(.save, [.placeName: "Etna"])
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.session.place(id)?.symbol == "volcano")
    #expect(host.session.place(id)?.color == PlaceColor.orange.rawValue)
  }

  @Test func noColorFollowsTheUsualOneAgainAndWhatIsNoSymbolChangesNothing() throws {
    let host = RecordingHost.opened()
    let id = try #require(host.addPlace(named: "Etna"))
    for (color, expected) in [("255", UInt32(255)), ("16777216", nil), ("-1", nil), ("", nil)] {
      host.command(.select, id.text)
      host.command(.edit)
      host.send(.input(.color, value: color))
      host.send(.input(.symbol, value: "nothing"))
      host.submit(.save, [.placeName: "Etna"])
      #expect(host.session.place(id)?.color == expected)
      #expect(host.session.place(id)?.symbol == "star")
    }
  }
}
