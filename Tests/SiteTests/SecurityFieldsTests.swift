import Testing

@testable import Site

@Suite struct SecurityFieldsTests {
  private func value(_ name: String, _ settings: SiteSettings) -> String? {
    SecurityFields.all(for: settings).first { $0.name == name }?.value
  }

  @Test func allowsNothingForeignByDefault() {
    let settings = SiteSettings(version: "1")
    #expect(
      value("Content-Security-Policy", settings)
        == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        + "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    )
    #expect(value("Referrer-Policy", settings) == "no-referrer")
    #expect(value("Strict-Transport-Security", settings) == nil)
  }

  @Test func allowsTheOriginsOfTheMapStyleOnlyForImagesAndConnections() throws {
    let settings = SiteSettings(
      version: "1",
      mapStyle: try WebAddress("https://Style.example/a/style.json"),
      mapOrigins: [
        try WebAddress(origin: "https://tiles.example:8443"),
        try WebAddress(origin: "https://style.example/"),
      ]
    )
    let policy = try #require(value("Content-Security-Policy", settings))
    #expect(policy.contains("img-src 'self' data: blob: https://style.example https://tiles.example:8443;"))
    #expect(policy.contains("connect-src 'self' https://style.example https://tiles.example:8443;"))
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
    #expect(value("Referrer-Policy", settings) == "strict-origin-when-cross-origin")
  }

  @Test func allowsAnswersAndPicturesOfWikipedia() throws {
    let policy = try #require(
      value("Content-Security-Policy", SiteSettings(version: "1", wikipedia: .wikipedia))
    )
    #expect(policy.contains("connect-src 'self' https://*.wikipedia.org;"))
    #expect(
      policy.contains(
        "img-src 'self' data: blob: https://upload.wikimedia.org https://thumb.wikimedia.org;"
      )
    )
    #expect(value("Referrer-Policy", SiteSettings(version: "1", wikipedia: .wikipedia)) == "no-referrer")
  }

  @Test func allowsAnotherWiki() throws {
    let wiki = try WikipediaAddress("https://wiki.example:8443/{language}/api.php")
    let policy = try #require(
      value("Content-Security-Policy", SiteSettings(version: "1", wikipedia: wiki))
    )
    #expect(policy.contains("connect-src 'self' https://wiki.example:8443;"))
    #expect(policy.contains("img-src 'self' data: blob: https://wiki.example:8443;"))
  }

  @Test(arguments: [
    "https://{language}.{language}.example/", "https://a{language}.example/", "http://wiki.example/api",
    "https://wiki.example/api?x", "https://wiki.example:{language}/", "{language}",
  ])
  func refusesAddressesThatAreNoWikipedia(_ text: String) {
    #expect(throws: WebAddress.Failure.self) { try WikipediaAddress(text) }
  }

  @Test func keepsPlacePasskeyAndClipboardForThePage() throws {
    let policy = try #require(value("Permissions-Policy", SiteSettings(version: "1")))
    #expect(policy.contains("geolocation=(self)"))
    #expect(policy.contains("publickey-credentials-get=(self)"))
    #expect(policy.contains("publickey-credentials-create=(self)"))
    #expect(policy.contains("fullscreen=(self)"))
    #expect(policy.contains("camera=()"))
  }

  @Test func insistsOnHTTPSOnceServedOverIt() {
    let settings = SiteSettings(version: "1", servesTLS: true)
    #expect(value("Strict-Transport-Security", settings) == "max-age=31536000")
  }
}
