import Formats
import Geo
import Testing

@Suite struct MediaWikiQueryTests {
  private let template = "https://{language}.wikipedia.org/w/api.php"

  private func spot(_ latitude: Double, _ longitude: Double) throws -> String {
    let query = MediaWikiQuery(around: try Coordinate(latitude: latitude, longitude: longitude))
    let address = query.address(template: template, edition: "en")
    let parameter = address.split(separator: "&").first { $0.hasPrefix("ggscoord=") }
    return String(parameter?.dropFirst("ggscoord=".count) ?? "")
  }

  @Test func asksTheEdition() throws {
    let query = MediaWikiQuery(around: try Coordinate(latitude: 1, longitude: 2))
    #expect(
      query.address(template: template, edition: "zh").hasPrefix(
        "https://zh.wikipedia.org/w/api.php?action=query&"
      )
    )
    #expect(
      query.address(template: "http://localhost/x", edition: "zh").hasPrefix("http://localhost/x?action=")
    )
  }

  @Test func asksForFiftyWithinTenKilometresAnonymously() throws {
    let address = MediaWikiQuery(latitude: 0, longitude: 0).address(template: template, edition: "en")
    for parameter in [
      "format=json", "formatversion=2", "origin=*", "generator=geosearch", "ggsradius=10000", "ggslimit=50",
      "colimit=50", "pilimit=50", "pithumbsize=120",
    ] {
      #expect(address.contains("&" + parameter + "&"), "\(parameter)")
    }
    #expect(MediaWikiQuery.limit == 50 && MediaWikiQuery.radius == 10_000)
  }

  /// Expected: the three-decimal rounding that Python's `format(x, ".3f")` gives.
  @Test(arguments: [
    (35.658577, 139.745451, "35.659%7C139.745"), (-33.8567844, 151.2152967, "-33.857%7C151.215"),
    (0, 0, "0.000%7C0.000"), (-0.0004, 0.0006, "0.000%7C0.001"), (-0.05, -0.005, "-0.050%7C-0.005"),
    (90, -180, "90.000%7C-180.000"), (-90, 179.99999, "-90.000%7C180.000"), (1e-9, -1e-9, "0.000%7C0.000"),
  ])
  func tellsThreeDecimals(_ latitude: Double, _ longitude: Double, _ expected: String) throws {
    #expect(try spot(latitude, longitude) == expected)
  }

  @Test func goesOnWhereTheAnswerSays() throws {
    let answer = try MediaWikiAnswer(Array(#"{"continue":{"picontinue":"12|é&","continue":"||"}}"#.utf8))
    let address = MediaWikiQuery(latitude: 0, longitude: 0).address(
      template: template,
      edition: "en",
      continuing: answer.continuation
    )
    #expect(address.hasSuffix("&picontinue=12%7C%C3%A9%26&continue=%7C%7C"))
  }
}
