import Testing

@testable import Site

@Suite struct ContentDigestTests {
  /// Vectors of draft-eastlake-fnv, appendix C.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func agreesWithThePublishedVectors(_ text: String, _ expected: String) {
    #expect(ContentDigest.text(of: Array(text.utf8)) == expected)
  }

  @Test func isTheSameInParts() {
    var digest = ContentDigest()
    for part in ["foo", "", "bar"] { Array(part.utf8).withUnsafeBytes { digest.update($0) } }
    #expect(digest.text == "85944171f73967e8")
  }
}
