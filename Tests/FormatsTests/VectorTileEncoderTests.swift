import Foundation
import PropertyTesting
import Testing

@testable import Formats

@Suite struct VectorTileEncoderTests {
  @Test func tileWithoutPointsIsEmpty() {
    #expect(VectorTileEncoder(layer: "places").finish().isEmpty)
  }

  @Test func writesEqualKeysAndValuesOnce() throws {
    var encoder = VectorTileEncoder(layer: "places")
    for id in 0..<100 {
      encoder.attribute("name", "Wow")
      encoder.attribute("visited", id.isMultiple(of: 2))
      encoder.point(id: UInt64(id), x: 0, y: 0)
    }
    let layer = try VectorTileReader.layers(encoder.finish())[0]
    #expect(layer.keys == ["name", "visited"])
    #expect(layer.values == [.string("Wow"), .bool(true), .bool(false)])
    #expect(layer.features.count == 100)
  }

  @Test func readsBackAsWritten() throws {
    forEvery(200) { random in
      var encoder = VectorTileEncoder(layer: "レイヤー")
      var expected: [VectorTileReader.Feature] = []
      for _ in 0..<random.int(in: 1...60) {
        var feature = VectorTileReader.Feature()
        feature.id = random.next() >> UInt64(random.int(in: 0...63))
        feature.x = Int64(random.int(in: -5000...5000))
        feature.y = Int64(random.pick([0, 4095, Int(Int32.max), Int(Int32.min), -1]))
        feature.attributes = random.attributes()
        for (key, value) in feature.attributes { encoder.attribute(key, value) }
        encoder.point(id: feature.id, x: Int32(feature.x), y: Int32(feature.y))
        expected.append(feature)
      }
      let layers = try VectorTileReader.layers(encoder.finish())
      #expect(layers.count == 1)
      #expect(layers[0].name == "レイヤー")
      #expect(layers[0].version == 2)
      #expect(layers[0].extent == 4096)
      #expect(layers[0].features == expected)
    }
  }

  /// The file was read by another implementation and found right; see `decode.py` beside it.
  @Test func givesTheFrozenBytes() throws {
    var encoder = VectorTileEncoder(layer: "places")
    encoder.attribute("place", "00112233445566778899aabbccddeeff")
    encoder.attribute("name", "東京タワー")
    encoder.attribute("color", Int64(0xD7_0015))
    encoder.attribute("visited", true)
    encoder.point(id: .max, x: 0, y: 4095)
    encoder.attribute("cluster", "24533")
    encoder.attribute("count", Int64(1234))
    encoder.attribute("label", "1.2k")
    encoder.point(id: 24533, x: 2048, y: 1)
    encoder.attribute("name", "")
    encoder.attribute("visited", false)
    encoder.attribute("altitude", Int64(-427))
    encoder.point(id: 1, x: -64, y: 4200)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/VectorTile/points.mvt"
    )
    #expect(try Array(Data(contentsOf: file)) == encoder.finish())
  }
}

extension VectorTileEncoder {
  fileprivate mutating func attribute(_ key: String, _ value: VectorTileReader.Value) {
    switch value {
    case .string(let text): attribute(key, text)
    case .int(let number): attribute(key, number)
    case .bool(let truth): attribute(key, truth)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func attributes() -> [String: VectorTileReader.Value] {
    var attributes: [String: VectorTileReader.Value] = [:]
    for key in ["name", "count", "名前", ""] where oneIn(2) {
      attributes[key] =
        switch int(in: 0...2) {
        case 0: .string(pick(["", "Wow", "Zürich", "🗼", String(int(in: 0...1000))]))
        case 1: .int(pick([0, 1, -1, .max, .min, Int64(int(in: -300...300))]))
        default: .bool(oneIn(2))
        }
    }
    return attributes
  }
}
