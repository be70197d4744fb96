import Formats
import Testing
import Vault

@testable import App

@Suite struct NearbyTests {
  private static let template = "https://{language}.wikipedia.org/w/api.php"

  private let tower = #"""
    {"pageid":7,"title":"Tokyo Tower","description":"tower in Tokyo",
    "coordinates":[{"lat":35.6586,"lon":139.7455}],"fullurl":"https://en.wikipedia.org/wiki/Tokyo_Tower"}
    """#
  private let bridge = #"{"pageid":8,"title":"Azuma Bridge","coordinates":[{"lat":35.7,"lon":139.8}]}"#

  /// A vault with one place, and its sheet closed.
  private func opened(asks: Bool? = true, languages: [String] = ["en"]) -> (RecordingHost, Identifier) {
    let host = RecordingHost()
    host.surroundings.wikipedia = Self.template
    host.surroundings.languages = languages
    host.surroundings.version = "1.0"
    host.start()
    host.setUpWithPassphrase()
    if let asks { host.command(.setNearby, String(asks)) }
    let place = host.addPlace(named: "Tower", longitude: 139.745451, latitude: 35.658577)!
    host.send(.mapMoved(.initial))
    _ = host.takeEffects()
    return (host, place)
  }

  private func nearby(_ host: RecordingHost) -> Nearby? {
    host.model.session?.nearby
  }

  private func fetches(_ host: RecordingHost) -> [(request: RequestID, address: String)] {
    host.takeEffects().compactMap {
      if case .fetch(let request, let address, _, _) = $0 { (request, address) } else { nil }
    }
  }

  private func answer(_ host: RecordingHost, _ request: RequestID, status: UInt64 = 200, _ pages: String...) {
    let text = #"{"batchcomplete":true,"query":{"pages":["# + pages.joined(separator: ",") + "]}}"
    host.send(.reply(request, .fetched(status: status, retryAfter: nil, Array(text.utf8))))
  }

  @Test func asksNobodyBeforeThePersonAgreed() throws {
    let (host, place) = opened(asks: nil)
    host.command(.select, place.text)
    #expect(nearby(host)?.state == .notAsked && fetches(host).isEmpty)
    host.command(.setNearby, "true")
    let fetch = try #require(fetches(host).first)
    #expect(fetch.address.hasPrefix("https://en.wikipedia.org/w/api.php?"))
    #expect(fetch.address.contains("ggscoord=35.659%7C139.745&"))
    #expect(nearby(host)?.state == .loading)
  }

  @Test func declinedItStaysOffUntilSwitchedOn() {
    let (host, place) = opened(asks: nil)
    host.command(.select, place.text)
    host.command(.setNearby, "false")
    #expect(nearby(host)?.state == .off(byServer: false))
    host.restart()
    host.unlockWithPassphrase()
    host.command(.select, place.text)
    #expect(nearby(host)?.state == .off(byServer: false) && fetches(host).isEmpty)
    host.command(.setNearby, "true")
    #expect(nearby(host)?.state == .loading && fetches(host).count == 1)
  }

  @Test func aServerWithoutWikipediaIsNeverAsked() {
    let host = RecordingHost.opened()
    host.addPlace(named: "A")
    host.command(.setNearby, "true")
    host.command(.select, host.session.vault.replica.places.first!.place.id.text)
    #expect(nearby(host)?.state == .off(byServer: true) && fetches(host).isEmpty)
  }

  @Test func oneQuestionServesDetailsAndForm() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    host.command(.edit)
    host.send(.input(.placeName, value: "Tower!"))
    let asked = fetches(host)
    #expect(asked.count == 1)
    answer(host, asked[0].request, tower, bridge)
    #expect(nearby(host)?.state == .listed)
    #expect(nearby(host)?.rows.map(\.article.title) == ["Azuma Bridge", "Tokyo Tower"])
    #expect(try #require(nearby(host)?.rows[1].distance).rounded() == 5)
  }

  @Test func closingTheSheetCancels() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    let request = try #require(fetches(host).first?.request)
    host.command(.closeSheet)
    #expect(host.takeEffects().contains(.fetchCancel(request)))
    answer(host, request, tower)
    #expect(nearby(host) == nil)
    host.command(.select, place.text)
    #expect(nearby(host)?.rows.isEmpty == true)
  }

  @Test func sortingByDistanceIsRemembered() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, bridge, tower, #"{"pageid":9,"title":"Nowhere"}"#)
    host.command(.sortNearby)
    #expect(nearby(host)?.rows.map(\.article.page) == ["7", "8", "9"])
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.model.preferences.sortsNearbyByDistance)
    host.command(.select, place.text)
    #expect(nearby(host)?.rows.map(\.article.page) == ["7", "8", "9"])
    host.command(.sortNearby)
    #expect(nearby(host)?.rows.map(\.article.page) == ["8", "9", "7"])
  }

  @Test func asksInEnglishWhereTheOwnLanguageKnowsNothing() throws {
    let (host, place) = opened(languages: ["ja"])
    host.command(.select, place.text)
    let first = try #require(fetches(host).first)
    #expect(first.address.hasPrefix("https://ja.wikipedia.org/"))
    answer(host, first.request)
    let second = try #require(fetches(host).first)
    #expect(second.address.hasPrefix("https://en.wikipedia.org/"))
    answer(host, second.request, tower)
    #expect(nearby(host)?.edition == "en" && nearby(host)?.rows.count == 1)
  }

  @Test func nothingNearIsSaid() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request)
    #expect(nearby(host)?.state == .listed && nearby(host)?.rows.isEmpty == true && fetches(host).isEmpty)
  }

  @Test func goesOnForTheRestAFewTimes() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    for round in 1...4 {
      let fetch = try #require(fetches(host).first)
      #expect(fetch.address.contains("&continue=%7C%7C") == (round > 1))
      let page = #"{"pageid":\#(round),"title":"A\#(round)"}"#
      let text = #"{"continue":{"continue":"||"},"query":{"pages":[\#(page)]}}"#
      host.send(.reply(fetch.request, .fetched(status: 200, retryAfter: nil, Array(text.utf8))))
    }
    #expect(fetches(host).isEmpty)
    #expect(nearby(host)?.state == .listed && nearby(host)?.isPartial == true)
    #expect(nearby(host)?.rows.map(\.article.page) == ["1", "2", "3", "4"])
  }

  @Test(arguments: [
    Reply.fetched(status: 500, retryAfter: nil, []), .fetched(status: 404, retryAfter: nil, []),
    .fetched(status: 200, retryAfter: nil, Array("<html>".utf8)),
    .fetched(status: 200, retryAfter: nil, Array(#"{"error":{"code":"internal"}}"#.utf8)),
    .fetchFailed(isOffline: false),
  ])
  func failureOffersToTryAgain(_ reply: Reply) throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    host.send(.reply(try #require(fetches(host).first).request, reply))
    #expect(nearby(host)?.state == .failed(isOffline: false))
    host.command(.retryNearby)
    answer(host, try #require(fetches(host).first).request, tower)
    #expect(nearby(host)?.state == .listed)
  }

  @Test func givesUpOnAnAnswerThatDoesNotCome() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    var request: RequestID?
    var timer: RequestID?
    for effect in host.takeEffects() {
      if case .fetch(let id, _, _, _) = effect { request = id }
      if case .timer(let id, Nearby.patienceMilliseconds) = effect { timer = id }
    }
    host.send(.timer(try #require(timer)))
    #expect(nearby(host)?.state == .failed(isOffline: false))
    #expect(host.takeEffects().contains(.fetchCancel(try #require(request))))
  }

  @Test(arguments: [
    (Reply.fetched(status: 429, retryAfter: 7, []), UInt64(7)),
    (.fetched(status: 503, retryAfter: nil, []), 60),
    (.fetched(status: 429, retryAfter: 0, []), 1), (.fetched(status: 429, retryAfter: .max, []), 3_600),
    (.fetched(status: 200, retryAfter: nil, Array(#"{"error":{"code":"ratelimited"}}"#.utf8)), 60),
  ])
  func waitsAsLongAsItIsAsked(_ reply: Reply, _ seconds: UInt64) throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    host.send(.reply(try #require(fetches(host).first).request, reply))
    #expect(nearby(host)?.state == .paused(seconds: seconds))
    host.command(.closeSheet)
    host.command(.select, place.text)
    let effects = host.takeEffects()
    #expect(!effects.contains { if case .fetch = $0 { true } else { false } })
    guard case .paused = nearby(host)?.state else { return #expect(Bool(false), "asked at once") }
    let timers = effects.compactMap { effect -> RequestID? in
      if case .timer(let id, let time) = effect, time <= seconds * 1_000, time + 1_000 >= seconds * 1_000 {
        id
      } else {
        nil
      }
    }
    host.now = Instant(milliseconds: host.now.milliseconds + Int64(seconds) * 1_000)
    host.send(.timer(try #require(timers.last)))
    #expect(nearby(host)?.state == .loading && fetches(host).count == 1)
  }

  @Test func withoutANetworkTheLastAnswerIsShownWithItsAge() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    host.send(.reply(try #require(fetches(host).first).request, .fetchFailed(isOffline: true)))
    #expect(nearby(host)?.state == .failed(isOffline: true) && nearby(host)?.keptAge == nil)
    host.command(.retryNearby)
    answer(host, try #require(fetches(host).first).request, tower)
    host.restart()
    host.unlockWithPassphrase()
    host.now = Instant(milliseconds: host.now.milliseconds + 50 * 3_600_000)
    host.command(.select, place.text)
    host.send(.reply(try #require(fetches(host).first).request, .fetchFailed(isOffline: true)))
    #expect(nearby(host)?.state == .failed(isOffline: true))
    #expect(nearby(host)?.rows.map(\.article.title) == ["Tokyo Tower"])
    #expect(try #require(nearby(host)?.keptAge) / 3_600_000 == 50)
  }

  @Test func anAnswerOfTodayIsNotAskedForAgain() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower)
    host.command(.closeSheet)
    host.command(.select, place.text)
    #expect(nearby(host)?.state == .listed && fetches(host).isEmpty)
    #expect(nearby(host)?.rows.first?.article.address == "https://en.wikipedia.org/wiki/Tokyo_Tower")
  }

  @Test func anAnswerAboutAnotherSpotOrInAnotherLanguageIsAskedAnew() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower)
    host.command(.edit)
    host.send(.mapDragged(place, MapPoint(longitude: 10, latitude: 10)))
    host.submit(.save, [.placeName: "Moved"])
    host.command(.select, place.text)
    #expect(nearby(host)?.rows.isEmpty == true)
    answer(host, try #require(fetches(host).first).request, bridge)
    host.command(.closeSheet)
    host.command(.setLanguage, "ja")
    host.command(.select, place.text)
    #expect(fetches(host).first?.address.hasPrefix("https://ja.") == true)
  }

  @Test func answersOfDeletedPlacesAreForgotten() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower)
    #expect(host.store.keys("state/nearby-") == ["state/nearby-" + place.text])
    host.command(.delete)
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.store.keys("state/nearby-").isEmpty)
  }

  @Test func useTakesTitleWordsAndLinkOverIntoTheForm() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower, bridge)
    host.command(.useArticle, "7")
    guard case .edit(let draft) = host.session.sheet else { return #expect(Bool(false), "no form") }
    #expect(draft.place.name == "Tokyo Tower" && draft.place.description == "tower in Tokyo")
    #expect(draft.link == "https://en.wikipedia.org/wiki/Tokyo_Tower")
    #expect(host.session.place(place)?.name == "Tower")
    host.submit(
      .save,
      [.placeName: draft.place.name, .placeDescription: draft.place.description, .placeLink: draft.link]
    )
    let saved = try #require(host.session.place(place))
    #expect(saved.name == "Tokyo Tower" && saved.link == draft.link)
    #expect(saved.article == Article(language: "en", title: "Tokyo Tower"))
  }

  @Test func useKeepsWhatThePersonWrote() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower, bridge)
    host.command(.edit)
    host.send(.input(.placeDescription, value: "at dusk"))
    host.command(.useArticle, "7")
    guard case .edit(let draft) = host.session.sheet else { return #expect(Bool(false), "no form") }
    #expect(draft.place.description == "at dusk\ntower in Tokyo")
    host.command(.cancelEdit)
    #expect(host.session.place(place)?.description == "")
  }

  @Test func anArticleBecomesAPlaceOnce() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower, #"{"pageid":9,"title":"Nowhere"}"#)
    host.command(.addArticle, "7")
    host.command(.addArticle, "7")
    host.command(.addArticle, "99")
    #expect(host.placeNames == ["Tokyo Tower", "Tower"])
    #expect(nearby(host)?.rows.first { $0.article.page == "7" }?.isAdded == true)
    #expect(host.session.sheet == .details && host.session.selection == place)
    host.command(.undo)
    #expect(host.placeNames == ["Tower"])
  }

  @Test func lockingForgetsTheAnswerAndKeepsItSealed() throws {
    let (host, place) = opened()
    host.command(.select, place.text)
    answer(host, try #require(fetches(host).first).request, tower)
    let kept = host.store.read(["state/nearby-" + place.text])
    #expect(!String(decoding: try #require(kept.first).bytes, as: UTF8.self).contains("Tokyo"))
  }
}
