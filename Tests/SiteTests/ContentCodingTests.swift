import Testing

@testable import Site

@Suite struct ContentCodingTests {
  private func best(_ field: String?, of available: [ContentCoding] = ContentCoding.allCases)
    -> ContentCoding?
  {
    AcceptedCodings(field).best(of: available)
  }

  @Test(arguments: [
    (nil, ContentCoding.identity), ("", .identity), ("br", .brotli), ("BR", .brotli), ("gzip, br", .brotli),
    ("gzip;q=1.0, br;q=0.999", .gzip), ("gzip ; q=0.5 , br;q=0.4", .gzip), ("br;q=0.001", .brotli),
    ("zstd", .identity),
    ("*", .brotli), ("*;q=0.1, gzip", .gzip), ("br;q=0, *", .gzip), ("identity, br;q=0.9", .identity),
    ("br;Q=0", .identity), ("br;q=1.001", .identity), ("br;q=2", .identity), ("br;q=0.0001", .identity),
    ("br;q=.5", .identity), ("br;q=", .identity), ("br;level=3", .identity), ("br;q=1;q=1", .identity),
    (";,;,", .identity),
  ])
  func prefersWhatTheClientPrefers(_ field: String?, _ expected: ContentCoding) {
    #expect(best(field) == expected)
  }

  @Test func choosesAmongWhatThereIs() {
    #expect(best("br, gzip;q=0.1", of: [.gzip, .identity]) == .gzip)
    #expect(best("br", of: [.identity]) == .identity)
  }

  @Test(arguments: ["identity;q=0", "*;q=0", "identity;q=0, *;q=0"])
  func findsNothingWhenAllIsRefused(_ field: String) {
    #expect(best(field, of: [.identity]) == nil)
  }
}
