import Testing

@testable import Site

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://Tiles.Example/style.json?key=1", "https://tiles.example"),
    ("https://tiles.example:443/", "https://tiles.example"),
    ("HTTPS://tiles.example:8443", "https://tiles.example:8443"),
    ("http://localhost:8000/s.json", "http://localhost:8000"),
    ("http://127.0.0.1/", "http://127.0.0.1"),
    ("http://[::1]:80/", "http://[::1]"),
    ("https://[2001:db8::1]/", "https://[2001:db8::1]"),
    ("https://a.example?x", "https://a.example"),
  ])
  func findsTheOrigin(_ text: String, _ origin: String) throws {
    let address = try WebAddress(text)
    #expect(address.origin == origin)
    #expect(address.text == text)
  }

  @Test(arguments: [
    "http://tiles.example/", "ftp://a.example/", "tiles.example", "", "javascript:alert(1)", "//a.example",
  ])
  func refusesWhatIsNotSecure(_ text: String) {
    #expect(throws: WebAddress.Failure.notSecure) { try WebAddress(text) }
  }

  @Test(arguments: [
    "https://user:secret@a.example/", "https://user@a.example/", "http://localhost@evil.example/",
  ])
  func refusesCredentials(_ text: String) {
    #expect(throws: WebAddress.Failure.hasCredentials) { try WebAddress(text) }
  }

  @Test(arguments: [
    "https://", "https:///x", "https://a b/", "https://a\"b/", "https://a.example/#x", "https://a.example:0/",
    "https://a.example:65536/", "https://a.example:/", "https://a;b/", "https://a,b/", "https://[::1/",
    "https://[]/", "https://[::1]x/", "https://bücher.example/", "https://a.example/'", "https://a\\b/",
    "https://*.a/",
    "https://a.example/\n",
  ])
  func refusesWhatIsMalformed(_ text: String) {
    #expect(throws: WebAddress.Failure.malformed) { try WebAddress(text) }
  }

  @Test func refusesWhatIsTooLong() {
    let text = "https://a.example/" + String(repeating: "a", count: 2000)
    #expect(throws: WebAddress.Failure.tooLong) { try WebAddress(text) }
  }

  @Test(arguments: ["https://a.example", "https://a.example/", "https://a.example:8443/"])
  func acceptsAnOrigin(_ text: String) throws {
    _ = try WebAddress(origin: text)
  }

  @Test(arguments: [
    "https://a.example/x", "https://a.example//", "https://a.example?x", "https://a.example/?x",
  ])
  func refusesMoreThanAnOrigin(_ text: String) {
    #expect(throws: WebAddress.Failure.hasPath) { try WebAddress(origin: text) }
  }
}
