import Testing

@testable import Site

@Suite struct TargetTests {
  @Test(arguments: [
    "/../index.html", "/a/../b", "/%2e%2e/x", "/./x", "//x", "/a//b", "/a\\b", "/a%5Cb", "/%00", "/a%2Fb",
    "/%", "/%4", "/%zz", "x", "", "*",
  ])
  func refusesWhatIsNoPath(_ target: String) {
    #expect(Target(target) == nil)
  }
}
