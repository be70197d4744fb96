import Foundation
import Testing

@testable import Site

/// One request of `exchanges.txt` with what has to come back, and the files that all of them are about.
struct ExchangeCase: CustomTestStringConvertible, Sendable {
  enum Content: Equatable, Sendable {
    case any
    case nothing
    case file(String, ClosedRange<Int>?)
  }

  var name: String
  var method = ""
  var target = ""
  var requestFields: [HeaderField] = []
  var status = 0
  var responseFields: [HeaderField] = []
  var missingFields: [String] = []
  var content = Content.any

  var testDescription: String { name }
}

/// What `exchanges.txt` says.
struct ExchangeScript: Sendable {
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  private(set) var cases: [ExchangeCase] = []

  static let standard: ExchangeScript = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "exchanges.txt"
    )
    // swift-format-ignore: NeverUseForceTry
    return ExchangeScript(try! String(contentsOf: path, encoding: .utf8))
  }()

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      let rest = words.count > 1 ? String(words[1]) : ""
      switch words[0] {
      case "file": addFile(rest)
      case "name": cases.append(ExchangeCase(name: rest))
      case ">": addRequestLine(rest)
      case "<": addExpectation(rest)
      default: preconditionFailure("exchanges.txt: \(line)")
      }
    }
  }

  func bytes(of name: String) -> [UInt8] {
    files.first { $0.name == name }?.bytes ?? []
  }

  private mutating func addFile(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    let name = String(words[1])
    let bytes = (0..<Int(words[0])!).map { UInt8((7 * $0 + 13 * name.utf8.count) % 251) }
    files.append((name, bytes))
  }

  private mutating func addRequestLine(_ line: String) {
    let current = cases.count - 1
    if cases[current].method.isEmpty {
      let words = line.split(separator: " ", maxSplits: 1)
      cases[current].method = String(words[0])
      cases[current].target = String(words[1])
    } else {
      cases[current].requestFields.append(field(line))
    }
  }

  private mutating func addExpectation(_ line: String) {
    let current = cases.count - 1
    let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
    if let status = Int(line) {
      cases[current].status = status
    } else if line == "no content" {
      cases[current].content = .nothing
    } else if words[0] == "content" {
      cases[current].content = content(words[1])
    } else if line.hasPrefix("!") {
      cases[current].missingFields.append(String(line.dropFirst()))
    } else {
      cases[current].responseFields.append(field(line))
    }
  }

  private func content(_ text: String) -> ExchangeCase.Content {
    if files.contains(where: { $0.name == text }) { return .file(text, nil) }
    let space = text.lastIndex(of: " ")!
    let ends = text[text.index(after: space)...].split(separator: "-").map { Int($0)! }
    return .file(String(text[..<space]), ends[0]...ends[1])
  }

  private func field(_ line: String) -> HeaderField {
    let colon = line.firstIndex(of: ":")!
    var value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    for file in files where value.contains("{\(file.name)}") {
      value = value.replacingOccurrences(of: "{\(file.name)}", with: ContentDigest.text(of: file.bytes))
    }
    return HeaderField(String(line[..<colon]), value)
  }
}
