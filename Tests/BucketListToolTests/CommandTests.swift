import Site
import Testing

@testable import BucketListTool

@Suite struct CommandTests {
  private func options(_ words: String...) throws -> ServeOptions {
    guard case .serve(let options) = try Command(["serve"] + words) else { throw UsageError.unknownCommand }
    return options
  }

  @Test func servesThisMachineByDefault() throws {
    let options = try options()
    #expect(options == ServeOptions())
    #expect(options.address == "127.0.0.1")
    #expect(options.port == 8080)
    #expect(options.root == ".site")
  }

  @Test func readsEveryOption() throws {
    let options = try options(
      "--root",
      "a",
      "--address=::",
      "--port",
      "0",
      "--tls-certificate",
      "c",
      "--tls-key=k",
      "--map-style",
      "https://s.example/x?a=b",
      "--map-origin",
      "https://t.example",
      "--map-origin=https://u.example",
      "--wikipedia",
      "https://w.example/api.php"
    )
    #expect(options.root == "a")
    #expect(options.address == "::")
    #expect(options.port == 0)
    #expect(options.tlsFiles == ServeOptions.TLSFiles(certificate: "c", key: "k"))
    #expect(options.mapStyle?.text == "https://s.example/x?a=b")
    #expect(options.mapOrigins.map(\.origin) == ["https://t.example", "https://u.example"])
    #expect(options.wikipedia?.text == "https://w.example/api.php")
  }

  @Test func offersWikipediaUnlessItIsSwitchedOff() throws {
    #expect(try options().wikipedia == .wikipedia)
    #expect(try options("--wikipedia", "off").wikipedia == nil)
  }

  @Test(arguments: [
    (["--help"], Command.help), (["-h"], .help), (["help"], .help), (["--version"], .version),
    (["serve", "--help"], .serveHelp), (["serve", "--port", "1", "-h"], .serveHelp),
  ])
  func explainsItself(_ words: [String], _ command: Command) throws {
    #expect(try Command(words) == command)
  }

  @Test(arguments: [
    ([], UsageError.noCommand),
    (["walk"], .unknownCommand),
    (["--walk=far"], .unknownOption("--walk")),
    (["--help", "x"], .unexpectedArgument),
    (["serve", "x"], .unexpectedArgument),
    (["serve", "--walk=far"], .unknownOption("--walk")),
    (["serve", "--port"], .missingValue("--port")),
    (["serve", "--port", "--root", "x"], .missingValue("--port")),
    (["serve", "--port", "1", "--port", "2"], .repeatedOption("--port")),
    (["serve", "--help=x"], .unexpectedValue("--help")),
    (["serve", "--tls-key", "k"], .needs(option: "--tls-key", other: "--tls-certificate")),
    (["serve", "--tls-certificate", "c"], .needs(option: "--tls-certificate", other: "--tls-key")),
  ])
  func refusesWithTheReason(_ words: [String], _ error: UsageError) {
    #expect(throws: error) { try Command(words) }
  }

  @Test(arguments: [
    ("--port", "65536"), ("--port", "-1"), ("--port", "http"), ("--port", ""), ("--address", "example"),
    ("--address", "1.2.3"), ("--address", "[::1]"), ("--map-style", "http://s.example/"),
    ("--map-style", "https://u:p@s.example/"), ("--map-origin", "https://s.example/x"), ("--map-origin", "*"),
    ("--wikipedia", "maybe"), ("--wikipedia", "http://w.example/"),
  ])
  func refusesValues(_ option: String, _ value: String) {
    let error = #expect(throws: UsageError.self) { try Command(["serve", option + "=" + value]) }
    guard case .invalidValue(option, _)? = error else {
      Issue.record("another error")
      return
    }
    #expect(value.isEmpty || error?.message.contains(value) == false)
  }
}
