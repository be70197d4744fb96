import Geo
import Testing
import Vault

@testable import App

@Suite struct FindTests {
  private let paris = AtlasResult(
    kind: .city,
    name: "Paris",
    detail: "France",
    point: MapPoint(longitude: 2.35, latitude: 48.85),
    population: 2_100_000
  )

  private func searching(_ text: String) -> RecordingHost {
    let host = RecordingHost.opened()
    host.addPlace(named: "Parque")
    host.command(.showPlaces)
    _ = host.takeEffects()
    host.send(.input(.placesFilter, value: text))
    return host
  }

  private func questions(_ host: RecordingHost) -> [(request: RequestID, query: String)] {
    host.takeEffects().compactMap {
      if case .atlasFind(let request, let query, _, _) = $0 { (request, query) } else { nil }
    }
  }

  @Test func ownPlacesAreThereAtOnceAndTheWorldFollows() throws {
    let host = searching("par")
    #expect(host.session.list?.places.map(\.name) == ["Parque"])
    let question = try #require(questions(host).first)
    #expect(question.query == "par")
    host.send(.reply(question.request, .atlasFound([paris])))
    #expect(host.session.finding?.results == [paris])
  }

  @Test func nobodyIsAskedBeforeSomethingIsTyped() {
    let host = RecordingHost.opened()
    host.command(.showPlaces)
    #expect(questions(host).isEmpty && host.session.finding == nil)
  }

  @Test func anAnswerToAnOlderTextIsDropped() throws {
    let host = searching("p")
    let first = try #require(questions(host).first)
    host.send(.input(.placesFilter, value: "pa"))
    let second = try #require(questions(host).first)
    host.send(.reply(first.request, .atlasFound([paris])))
    #expect(host.session.finding?.results == [])
    host.send(.reply(second.request, .atlasFound([paris])))
    #expect(host.session.finding?.results == [paris])
    host.send(.input(.placesFilter, value: ""))
    #expect(host.session.finding == nil)
  }

  @Test func choosingFliesThereAndAddsHere() throws {
    let host = searching("par")
    host.send(.reply(try #require(questions(host).first).request, .atlasFound([paris])))
    host.command(.chooseResult, "7")
    host.command(.chooseResult, "0")
    #expect(host.takeEffects().contains(.mapFly(paris.point, zoom: 10)))
    #expect(host.session.sheet == .found(paris))
    host.command(.addResult)
    #expect(host.placeNames == ["Paris", "Parque"])
    guard case .edit(let draft) = host.session.sheet else { return #expect(Bool(false), "no form") }
    #expect(draft.place.coordinate?.latitude == 48.85 && draft.place.name == "Paris")
  }

  @Test func aShortLinkIsSaidAndCannotBeChosen() throws {
    let host = searching("https://maps.app.goo.gl/x")
    let link = AtlasResult(
      kind: .shortLink,
      name: "",
      detail: "",
      point: MapPoint(longitude: 0, latitude: 0),
      population: 0
    )
    host.send(.reply(try #require(questions(host).first).request, .atlasFound([link])))
    host.command(.chooseResult, "0")
    guard case .places = host.session.sheet else { return #expect(Bool(false), "went somewhere") }
  }

  @Test func aMissingAtlasIsTold() throws {
    let host = searching("par")
    host.send(.reply(try #require(questions(host).first).request, .atlasFailed(.missing)))
    #expect(host.session.finding?.failure == .missing)
  }
}
