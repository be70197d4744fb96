import Atlas
import Formats

/// Whatever a MediaWiki answers, the atlas answers in turn, in CBOR, with at most as many articles as were asked for, each page once.
func checkMediaWiki(_ bytes: [UInt8]) {
  var question = CBOREncoder()
  question.array(2)
  question.text("articles")
  question.array(1)
  question.bytes(bytes)
  do {
    var answer = CBORDecoder(try Reading.answer(question.bytes))
    _ = try answer.item()
    try answer.finish()
  } catch {
    preconditionFailure("no answer")
  }
  guard let answer = try? MediaWikiAnswer(bytes) else { return }
  precondition(answer.articles.count <= MediaWikiQuery.limit)
  precondition(Set(answer.articles.map(\.page)).count == answer.articles.count)
}
