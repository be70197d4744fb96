import Testing

@testable import Site

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a/b.0123abcd.JS", "text/javascript; charset=utf-8"),
    ("a.css", "text/css; charset=utf-8"), ("a.wasm", "application/wasm"), ("a.json", "application/json"),
    ("a.webmanifest", "application/manifest+json"), ("a.svg", "image/svg+xml"), ("a.png", "image/png"),
    ("a.ico", "image/x-icon"), ("a.pmtiles", "application/vnd.pmtiles"), ("a.pbf", "application/x-protobuf"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.exe", "application/octet-stream"),
    ("LICENSE", "application/octet-stream"),
    ("", "application/octet-stream"),
  ])
  func followsTheEnding(_ name: String, _ mediaType: String) {
    #expect(MediaType.ofFile(named: name) == mediaType)
  }
}
