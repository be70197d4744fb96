import Formats
import Geo
import PropertyTesting
import Testing

@Suite struct SavedPlacesWritingTests {
  @Test func writesTheClassicEdition() throws {
    let place = SavedPlaces.Place(
      name: nil,
      description: "Red",
      coordinate: try Coordinate(latitude: 35.658577, longitude: -180)
    )
    let text = #"[{"title":null,"subtitle":"Red","latitude":35.658577,"longitude":-180}]"#
    #expect(String(decoding: SavedPlaces.classic([place]), as: UTF8.self) == text)
    #expect(SavedPlaces.classic([]) == Array("[]".utf8))
  }

  @Test func writesTheModernEdition() throws {
    let place = SavedPlaces.Place(
      id: UUIDBits(high: 0xE621_E1F8_C36C_495A, low: 0x93FC_0C24_7A3E_6E5F),
      name: "東京",
      description: nil,
      coordinate: try Coordinate(latitude: 0, longitude: 1e-7)
    )
    let text =
      #"[{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","name":"東京","description":"","latitude":0,"longitude":1e-07}]"#
    #expect(String(decoding: SavedPlaces.modern([place]), as: UTF8.self) == text)
  }

  @Test func readsBackWhatItWrites() {
    forEvery(300) { random in
      let places = try (0..<random.int(in: 0...5)).map { _ in try random.savedPlace() }
      let modern = try SavedPlaces.read(SavedPlaces.modern(places))
      #expect(modern.items == places.map { .place($0) })
      let classic = try SavedPlaces.read(SavedPlaces.classic(places))
      #expect(classic.items.count == places.count)
      for (item, place) in zip(classic.items, places) {
        var expected = place
        expected.id = nil
        #expect(item == .place(expected))
      }
    }
  }
}
