import Testing

@testable import Site

@Suite struct SiteTests {
  static let script = ExchangeScript.standard
  static let site = Site(
    files: script.files.map {
      SiteFile(name: $0.name, size: $0.bytes.count, digest: ContentDigest.text(of: $0.bytes))
    },
    settings: SiteSettings(version: "1.2.3")
  )

  @Test(arguments: script.cases)
  func answersAsTheScriptSays(_ exchange: ExchangeCase) {
    let request = Request(method: exchange.method, target: exchange.target, fields: exchange.requestFields)
    let response = Self.site.response(to: request)
    #expect(response.status == exchange.status)
    let fields = response.fields + [HeaderField("Content-Length", String(response.contentLength))]
    for field in exchange.responseFields { #expect(fields.contains(field)) }
    for name in exchange.missingFields { #expect(!fields.contains { $0.isNamed(name) }) }
    #expect(Set(fields.map(\.name)).count == fields.count, "a field stands twice")
    switch exchange.content {
    case .any: break
    case .nothing: #expect(response.omitsContent)
    case .file(let name, let range):
      let whole = Self.script.bytes(of: name)
      #expect(!response.omitsContent)
      #expect(bytes(of: response) == range.map { Array(whole[$0]) } ?? whole)
    }
  }

  @Test(arguments: script.cases)
  func protectsEveryResponse(_ exchange: ExchangeCase) {
    let request = Request(method: exchange.method, target: exchange.target, fields: exchange.requestFields)
    let fields = Self.site.response(to: request).fields
    for field in SecurityFields.all(for: SiteSettings(version: "")) { #expect(fields.contains(field)) }
  }

  @Test func refusesAnOverlongTarget() {
    let longest = "/" + String(repeating: "a", count: Site.longestTarget - 1)
    #expect(Self.site.response(to: Request(method: "GET", target: longest)).status == 404)
    #expect(Self.site.response(to: Request(method: "GET", target: longest + "a")).status == 414)
  }

  @Test func refusesALargeFieldSection() {
    let room = Site.largestFieldSection - 5
    let fits = [HeaderField("X", String(repeating: "a", count: room))]
    let exceeds = [HeaderField("X", String(repeating: "a", count: room + 1))]
    #expect(Self.site.response(to: Request(method: "GET", target: "/", fields: fits)).status == 200)
    #expect(Self.site.response(to: Request(method: "GET", target: "/", fields: exceeds)).status == 431)
  }

  @Test func tellsThePageItsConfiguration() throws {
    let style = try WebAddress("https://tiles.example/style.json?key=a&b")
    let site = Site(files: [], settings: SiteSettings(version: "1.2.3", mapStyle: style))
    let response = site.response(to: Request(method: "GET", target: "/config.json"))
    let expected =
      #"{"mapStyle":"https://tiles.example/style.json?key=a&b","version":"1.2.3","wikipedia":""}"# + "\n"
    #expect(response.content == .bytes(Array(expected.utf8)))
  }

  @Test func tellsThePageOfNoStyle() {
    let response = Self.site.response(to: Request(method: "GET", target: "/config.json"))
    #expect(
      response.content == .bytes(Array("{\"mapStyle\":null,\"version\":\"1.2.3\",\"wikipedia\":\"\"}\n".utf8))
    )
  }

  private func bytes(of response: Response) -> [UInt8] {
    switch response.content {
    case .bytes(let bytes): bytes
    case .file(let index, let range): Array(Self.script.files[index].bytes[range])
    }
  }
}
