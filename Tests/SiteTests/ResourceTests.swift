import Testing

@testable import Site

@Suite struct ResourceTests {
  private func names(_ files: [String]) -> Set<String> {
    Set(Resource.all(from: files.map { SiteFile(name: $0, size: 1, digest: "d") }).keys)
  }

  @Test func hidesDotFilesAndPackedBytes() {
    let files = ["index.html", "index.html.gz", "x.br", ".env", "a/.b/c", "a/b", ".well-known/x"]
    #expect(names(files) == ["", "index.html", "a/b"])
  }

  @Test func hasNoStartPageWithoutOne() {
    #expect(names(["a.html", "a/index.html"]) == ["a.html", "a/index.html"])
  }

  @Test(arguments: ["assets/a.01234567.js", "assets/a.0123456789ABCDEF.js", "assets/b/a.b.c.deadbeef.wasm"])
  func recognisesHashedNames(_ name: String) {
    #expect(Resource.hasHashedName(name))
  }

  @Test(arguments: [
    "a.01234567.js", "assets/a.0123456.js", "assets/a.0123456g.js", "assets/01234567.js", "assets/a.01234567",
    "other/assets/a.01234567.js", "assets/a..js",
  ])
  func recognisesOtherNames(_ name: String) {
    #expect(!Resource.hasHashedName(name))
  }
}
