import Testing

@testable import Site

@Suite struct EntityTagTests {
  private let tag = EntityTag(digest: "ab12", coding: .identity)

  @Test func differsBetweenCodings() {
    let tags = ContentCoding.allCases.map { EntityTag(digest: "ab12", coding: $0).text }
    #expect(tags == ["\"ab12-br\"", "\"ab12-gzip\"", "\"ab12\""])
  }

  @Test(arguments: ["\"ab12\"", "W/\"ab12\"", "*", "\"x\",\"ab12\"", "\"x,\" , W/\"ab12\"", ",, \"ab12\" ,"])
  func isMatchedWeakly(_ field: String) {
    #expect(tag.isWeaklyMatched(by: field))
  }

  @Test(arguments: ["", "ab12", "\"ab12", "\"AB12\"", "w/\"ab12\"", "\"x,\"ab12\"\"", "\"ab12-br\"", "**"])
  func isNotMatchedByOthers(_ field: String) {
    #expect(!tag.isWeaklyMatched(by: field))
    #expect(!tag.isStronglyMatched(by: field))
  }

  @Test func isNeverStronglyMatchedByAWeakOne() {
    #expect(tag.isStronglyMatched(by: "\"x\", \"ab12\""))
    #expect(!tag.isStronglyMatched(by: "W/\"ab12\""))
  }
}
