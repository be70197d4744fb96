import Geo
import Testing

@testable import Formats

@Suite struct PlaceTileTests {
  private func place(_ row: Int32) -> PlaceTile.Place {
    PlaceTile.Place(id: UInt64(row) + 100, place: "p\(row)", name: "Wow", color: 0xFF, visited: row == 1)
  }

  private func features(_ tile: Tile, _ coordinates: [Coordinate]) throws -> [VectorTileReader.Feature] {
    let bytes = PlaceTile.encode(tile, of: PlaceIndex(coordinates), place: place)
    return try VectorTileReader.layers(bytes).flatMap(\.features)
  }

  @Test func showsASinglePlaceWithItsAttributes() throws {
    let shown = try features(.world, [Coordinate(latitude: 0, longitude: 90)])
    let expected = VectorTileReader.Feature(
      id: 100,
      x: 3072,
      y: 2048,
      attributes: [
        "place": .string("p0"), "name": .string("Wow"), "color": .int(0xFF), "visited": .bool(false),
      ]
    )
    #expect(shown == [expected])
  }

  @Test func showsAClusterWithCountAndLabel() throws {
    let crowd = try (0..<1500).map { try Coordinate(latitude: 10, longitude: Double($0) / 1e6) }
    let tile = try #require(Tile(zoom: 3, x: 4, y: 3))
    let shown = try features(tile, crowd)
    #expect(shown.count == 1)
    #expect(shown[0].attributes["count"] == .int(1500))
    #expect(shown[0].attributes["label"] == .string("1.5k"))
    #expect(shown[0].attributes["cluster"] == .string(shown[0].id.description))
    #expect(shown[0].x == 0)
  }

  @Test func tileWithoutPlacesIsEmpty() throws {
    let tile = try #require(Tile(zoom: 3, x: 0, y: 0))
    #expect(try features(tile, [Coordinate(latitude: 0, longitude: 90)]).isEmpty)
  }

  @Test(arguments: [
    (2, "2"), (999, "999"), (1000, "1k"), (1099, "1k"), (1100, "1.1k"), (9999, "9.9k"), (10_500, "10k"),
    (999_999, "999k"), (1_000_000, "1M"), (2_345_678, "2.3M"), (12_000_000, "12M"),
  ])
  func labelIsShort(count: Int, label: String) {
    #expect(PlaceTile.label(count) == label)
  }
}
