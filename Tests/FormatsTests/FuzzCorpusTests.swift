import Foundation
import FuzzChecks
import Testing

/// Everything the fuzzers were fed or ever found is read again; what would crash or break a check stops the tests.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzCheck.all.map { $0.name })
  func holdsForTheWholeCorpus(name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let corpus = tests.appending(path: "../../Fuzz/Corpus/\(name)")
    let files = try FileManager.default.contentsOfDirectory(at: corpus, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { FuzzCheck.named(name).run([UInt8](try Data(contentsOf: file))) }
  }
}
