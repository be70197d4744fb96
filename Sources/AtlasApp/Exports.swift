import Atlas
import Formats

/// The atlas as the browser holds it: a gazetteer once it is loaded, questions in, answers out. `docs/spec/host.md` describes the exports.
struct Host {
  private var gazetteer: Gazetteer?

  mutating func load(_ bytes: [UInt8]) -> Bool {
    guard let loaded = try? Gazetteer(bytes) else { return false }
    gazetteer = loaded
    return true
  }

  /// Reads `[query, language, limit]` and answers with the findings; nil where the bytes are no question.
  func answer(_ bytes: [UInt8]) -> [UInt8]? {
    guard let question = try? Question(decoding: bytes) else { return nil }
    let found = findings(question.query, in: gazetteer, language: question.language, limit: question.limit)
    var encoder = CBOREncoder()
    encoder.array(found.count)
    for finding in found { encoder.finding(finding) }
    return encoder.bytes
  }
}

nonisolated(unsafe) private var host = Host()
nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var answer: UnsafeMutableBufferPointer<UInt8>?

@c(atlas_reserve)
public func atlasReserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  answer?.deallocate()
  answer = nil
  input?.deallocate()
  input = .allocate(capacity: max(Int(count), 1))
  return input?.baseAddress
}

@c(atlas_load)
public func atlasLoad(_ count: Int32) -> Int32 {
  host.load(take(count)) ? 1 : 0
}

@c(atlas_find)
public func atlasFind(_ count: Int32) -> Int32 {
  give(host.answer(take(count)))
}

@c(atlas_read)
public func atlasRead(_ count: Int32) -> Int32 {
  give(try? Reading.answer(take(count)))
}

private func give(_ bytes: [UInt8]?) -> Int32 {
  guard let bytes else { return 0 }
  answer = .allocate(capacity: bytes.count)
  _ = answer?.initialize(from: bytes)
  return 1
}

@c(atlas_answer)
public func atlasAnswer() -> UnsafeMutablePointer<UInt8>? {
  answer?.baseAddress
}

@c(atlas_answer_count)
public func atlasAnswerCount() -> Int32 {
  Int32(answer?.count ?? 0)
}

/// The bytes that were reserved and filled, whose buffer is given back.
private func take(_ count: Int32) -> [UInt8] {
  guard let buffer = input, 0...buffer.count ~= Int(count) else { return [] }
  let bytes = Array(buffer.prefix(Int(count)))
  buffer.deallocate()
  input = nil
  return bytes
}
