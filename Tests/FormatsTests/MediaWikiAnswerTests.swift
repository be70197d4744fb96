import Formats
import Geo
import PropertyTesting
import Testing

@Suite struct MediaWikiAnswerTests {
  private func answer(_ text: String) throws(MediaWikiError) -> MediaWikiAnswer {
    try MediaWikiAnswer(Array(text.utf8))
  }

  private func pages(_ pages: String...) throws -> [MediaWikiArticle] {
    try answer(#"{"batchcomplete":true,"query":{"pages":["# + pages.joined(separator: ",") + "]}}").articles
  }

  @Test func readsAnArticle() throws {
    let article = try #require(
      pages(
        """
        {"pageid":5,"ns":0,"title":"東京タワー","description":"塔","terms":{"description":["other"]},
        "coordinates":[{"lat":35.65861,"lon":139.74556,"primary":true,"globe":"earth"}],
        "thumbnail":{"source":"https://upload.wikimedia.org/a.jpg","width":90,"height":120},
        "fullurl":"https://ja.wikipedia.org/wiki/x"}
        """
      ).first
    )
    #expect(article.page == "5" && article.title == "東京タワー" && article.text == "塔")
    #expect(article.coordinate?.latitude == 35.65861 && article.coordinate?.longitude == 139.74556)
    #expect(article.thumbnail == "https://upload.wikimedia.org/a.jpg")
    #expect(article.address == "https://ja.wikipedia.org/wiki/x")
  }

  @Test func everythingButPageAndTitleMayBeMissing() throws {
    let article = try #require(pages(#"{"pageid":1,"title":"A"}"#).first)
    #expect(article.text.isEmpty && article.coordinate == nil && article.thumbnail == nil)
    #expect(try pages(#"{"title":"A"}"#, #"{"pageid":2}"#, #"{"pageid":3,"title":""}"#, "null", "7").isEmpty)
  }

  @Test func fallsBackToTheTerms() throws {
    #expect(try pages(#"{"pageid":1,"title":"A","terms":{"description":["a tower"]}}"#)[0].text == "a tower")
  }

  @Test func nothingNearIsNoError() throws {
    #expect(try answer(#"{"batchcomplete":true}"#).articles.isEmpty)
    #expect(try answer(#"{"batchcomplete":true,"query":{"pages":[]}}"#).articles.isEmpty)
  }

  @Test func leavesOutWhatIsNotOnEarthOrNoSubject() throws {
    let moon = #"{"pageid":1,"title":"Crater","coordinates":[{"lat":1,"lon":2,"globe":"moon"}]}"#
    let choice = #"{"pageid":2,"title":"Springfield","pageprops":{"disambiguation":""}}"#
    #expect(try pages(moon, choice).isEmpty)
  }

  @Test func anImpossiblePositionIsNone() throws {
    #expect(try pages(#"{"pageid":1,"title":"A","coordinates":[{"lat":95,"lon":2}]}"#)[0].coordinate == nil)
  }

  @Test func aPageIsThereOnceWithAllThatIsSaidOfIt() throws {
    let articles = try pages(
      #"{"pageid":1,"title":"A","description":"first"}"#,
      #"{"pageid":1,"title":"A","description":"second","fullurl":"https://x.example/"}"#
    )
    #expect(articles.count == 1 && articles[0].text == "first" && articles[0].address == "https://x.example/")
  }

  @Test func takesNoMoreThanItAskedFor() throws {
    let many = (1...80).map { #"{"pageid":\#($0),"title":"A"}"# }.joined(separator: ",")
    #expect(try pages(many).count == 50)
  }

  @Test func tellsWhatIsMissing() throws {
    #expect(
      try answer(#"{"warnings":{"geosearch":{"warnings":"Only partial results are available"}}}"#).isPartial
    )
    #expect(try !answer(#"{"warnings":{"main":{"warnings":"Unrecognized parameter"}}}"#).isPartial)
    let first =
      #"{"continue":{"picontinue":"9","continue":"||"},"query":{"pages":[{"pageid":1,"title":"A"}]}}"#
    #expect(try answer(first).continuation.map(\.name) == ["picontinue", "continue"])
    let second = #"{"query":{"pages":[{"pageid":1,"title":"A","description":"d"},{"pageid":2,"title":"B"}]}}"#
    let whole = try MediaWikiAnswer(parts: [Array(first.utf8), Array(second.utf8)])
    #expect(whole.continuation.isEmpty && whole.articles.map(\.text) == ["d", ""] && !whole.isPartial)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><title>Error</title>", MediaWikiError.unreadable), ("", .unreadable),
    ("[]", .unreadable),
    (#"{"query":{"pages":[{"pageid":1,"#, .unreadable),
    (#"{"error":{"code":"invalid-coord","info":"Invalid coordinate provided"}}"#, .refused),
    (#"{"error":{"code":"ratelimited","info":"You've exceeded your rate limit."}}"#, .tooMany),
    (#"{"error":{"code":"maxlag"}}"#, .tooMany), (#"{"error":7}"#, .refused),
  ])
  func refusesWhatIsNoAnswer(_ text: String, _ error: MediaWikiError) {
    #expect(throws: error) { try answer(text) }
  }

  @Test func readsWhateverComesWithoutHarm() throws {
    let whole = Array(
      #"{"continue":{"a":"b"},"query":{"pages":[{"pageid":1,"title":"A","coordinates":[{"lat":1,"lon":2}]}]}}"#
        .utf8
    )
    for end in whole.indices {
      #expect(throws: MediaWikiError.unreadable) { try MediaWikiAnswer(Array(whole[..<end])) }
    }
    forEvery(2_000) { random in
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      #expect((try? MediaWikiAnswer(bytes).articles.count) ?? 0 <= 1)
    }
  }
}
