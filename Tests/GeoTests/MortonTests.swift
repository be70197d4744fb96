import PropertyTesting
import Testing

@testable import Geo

@Suite struct MortonTests {
  @Test func interleavesBits() {
    #expect(Morton.key(x: 0b1011, y: 0b0110) == 0b0110_1101)
    #expect(Morton.key(x: .max, y: 0) == 0x5555_5555_5555_5555)
    #expect(Morton.key(x: 0, y: .max) == 0xAAAA_AAAA_AAAA_AAAA)
  }

  @Test func givesBackWhatItInterleaved() {
    forEvery { random in
      let (x, y) = (
        UInt32.random(in: .min ... .max, using: &random), UInt32.random(in: .min ... .max, using: &random)
      )
      let key = Morton.key(x: x, y: y)
      #expect(Morton.x(key) == x)
      #expect(Morton.y(key) == y)
    }
  }

  @Test func clampsPolesToTheEdgeOfTheGrid() throws {
    #expect(Morton.y(Morton.key(try Coordinate(latitude: 90, longitude: 0))) == 0)
    #expect(Morton.y(Morton.key(try Coordinate(latitude: -90, longitude: 0))) == .max)
    #expect(Morton.key(try Coordinate(latitude: 0, longitude: 0)) == Morton.key(x: 1 << 31, y: 1 << 31))
  }
}
