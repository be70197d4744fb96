import Atlas
import Formats
import Geo
import Testing

struct FindingTests {
  private func find(_ text: String, _ gazetteer: Gazetteer? = SmallWorld.gazetteer) -> [Finding] {
    findings(text, in: gazetteer, language: .english, limit: 10)
  }

  @Test func aSpotStandsAlone() throws {
    let found = find("48.8584, 2.2945")
    #expect(found.map { $0.kind } == [.spot])
    #expect(found.first?.coordinate == (try Coordinate(latitude: 48.8584, longitude: 2.2945)))
    #expect(find("geo:0,0?q=48.8584,2.2945(Tour)").first?.name == "Tour")
  }

  @Test func saysWhatCannotBeResolved() {
    #expect(find("https://maps.app.goo.gl/x").map { $0.kind } == [.shortLink])
    #expect(find("V75V+8Q Paris").map { $0.kind } == [.shortCode])
  }

  @Test func readsSpotsWithoutAGazetteer() {
    #expect(find("48.8584, 2.2945", nil).count == 1)
    #expect(find("paris", nil).isEmpty)
  }

  @Test func writesWhatTheCoreReads() {
    var encoder = CBOREncoder()
    for finding in find("zurich") + find("V75V+8Q") { encoder.finding(finding) }
    var expected = CBOREncoder()
    expected.array(6)
    expected.text("city")
    expected.text("Zürich")
    expected.text("Switzerland")
    expected.double(8.54999)
    expected.double(47.36667)
    expected.unsigned(415_367)
    expected.array(6)
    for text in ["shortCode", "", ""] { expected.text(text) }
    expected.double(0)
    expected.double(0)
    expected.unsigned(0)
    #expect(encoder.bytes == expected.bytes)
  }
}
