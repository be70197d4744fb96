import PropertyTesting
import Testing

@testable import Geo

@Suite struct TileTests {
  @Test func acceptsOnlyTilesOfThePyramid() {
    #expect(Tile(zoom: 0, x: 0, y: 0) == .world)
    #expect(Tile(zoom: 31, x: 2_147_483_647, y: 2_147_483_647) != nil)
    for (zoom, x, y) in [
      (-1, 0, 0), (32, 0, 0), (0, 1, 0), (0, 0, 1), (3, 8, 0), (3, 0, 8), (3, -1, 0), (3, 0, -1),
    ] {
      #expect(Tile(zoom: zoom, x: x, y: y) == nil)
    }
  }

  @Test func codeNamesTheTile() {
    #expect(Tile.world.code == 1)
    #expect(Tile(zoom: 1, x: 1, y: 0)?.code == 0b101)
    #expect(Tile(zoom: 1, x: 0, y: 1)?.code == 0b110)
    #expect(Tile(code: 0) == nil)
    #expect(Tile(code: 2) == nil)
    forEvery { random in
      let tile = random.tile()
      #expect(Tile(code: tile.code) == tile)
    }
  }

  @Test func childrenDivideTheKeys() {
    forEvery { random in
      let tile = random.tile()
      guard tile.zoom < Tile.maximumZoom else { return }
      var next = tile.keys.lowerBound
      for quadrant in 0..<4 {
        let child = tile.child(quadrant)
        #expect(child.keys.lowerBound == next)
        #expect(Tile(zoom: tile.zoom, holding: child.keys.upperBound) == tile)
        next = child.keys.upperBound &+ 1
      }
      #expect(next == tile.keys.upperBound &+ 1)
    }
  }
}

extension SeededGenerator {
  mutating func tile() -> Tile {
    let zoom = int(in: 0...Tile.maximumZoom)
    let limit = (1 << zoom) - 1
    return Tile(validZoom: zoom, x: UInt32(int(in: 0...limit)), y: UInt32(int(in: 0...limit)))
  }
}
