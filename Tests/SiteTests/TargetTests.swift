import PropertyTesting
import Testing

@testable import Site

@Suite struct TargetTests {
  @Test(arguments: [
    ("/", ""), ("/a/b.c", "a/b.c"), ("/a/", "a/"), ("/a?b/../c", "a"), ("/...", "..."), ("/a%2Bb+c", "a+b+c"),
  ])
  func decodesPaths(_ target: String, _ path: String) {
    #expect(Target(target)?.path == path)
  }

  @Test(arguments: [
    "/..", "/.", "/a/..", "/a/./b", "/%2e", "/%2E%2e/", "//", "/a//", "/\u{7F}", "/\u{1}", "/a b", "/ü",
    "/#a", "",
    "?", "*", "a", "/%", "/%4", "/%4g", "/%ff", "/%ed%a0%80", "/%2f", "/%5c", "/%0a", "/%7f", "\\",
    "ftp://a/b",
  ])
  func refusesWhatIsNoPath(_ target: String) {
    #expect(Target(target) == nil)
  }

  /// Whatever the bytes, an accepted path is harmless: no empty, "." or ".." segment, no control character, no backslash.
  @Test func acceptsNothingHarmful() {
    let alphabet = Array("/..%%2eEfF5cC0aAzZ\\?#\u{1}\u{7F} üé~".unicodeScalars)
    var accepted = 0
    for seed in 0..<20_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var target = "/"
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        target.unicodeScalars.append(alphabet.randomElement(using: &random)!)
      }
      guard let path = Target(target)?.path else { continue }
      accepted += 1
      let segments = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(!segments.dropLast().contains(""), "seed \(seed)")
      #expect(!segments.contains(".") && !segments.contains(".."), "seed \(seed)")
      #expect(path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }, "seed \(seed)")
    }
    #expect(accepted > 100)
  }

  /// Random bytes in every place of a request never trap, and are always answered with a status of the site's own.
  @Test func answersAnyRequest() {
    let statuses: Set<Int> = [200, 206, 304, 400, 404, 405, 406, 412, 414, 416, 431]
    let names = ["Accept-Encoding", "If-None-Match", "If-Match", "Range", "If-Range"]
    for seed in 0..<5_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var request = Request(method: "GET", target: "/sw.js")
      if seed.isMultiple(of: 2) { request.target = "/" + text(&random) }
      for name in names where Bool.random(using: &random) {
        let prefix = name == "Range" ? "bytes=" : ""
        request.fields.append(HeaderField(name, prefix + text(&random)))
      }
      #expect(statuses.contains(SiteTests.site.response(to: request).status), "seed \(seed)")
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let alphabet = Array("0123456789-,;=q.*\"W/% br gzip\u{0}ü".unicodeScalars)
    var text = ""
    for _ in 0..<Int.random(in: 0..<16, using: &random) {
      text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
    }
    return text
  }
}
