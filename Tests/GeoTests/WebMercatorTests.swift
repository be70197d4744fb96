import Geo
import PropertyTesting
import Testing

@Suite struct WebMercatorTests {
  @Test func projectsTheOriginToTheMiddle() throws {
    let point = WebMercator.Point(try Coordinate(latitude: 0, longitude: 0))
    #expect(point.x == 0.5 && point.y == 0.5)
  }

  @Test func projectsAKnownPlace() throws {
    let point = WebMercator.Point(try Coordinate(latitude: 45, longitude: 90))
    #expect(point.x == 0.75)
    #expect(abs(point.y - 0.359_725_036_915_206_1) < 1e-12)
  }

  @Test func everyPointLiesOnTheUnitSquare() {
    forEvery { random in
      let point = WebMercator.Point(try random.coordinate())
      #expect(0..<1 ~= point.x && 0..<1 ~= point.y)
    }
  }

  @Test func polesLandOnTheEdges() throws {
    #expect(WebMercator.Point(try Coordinate(latitude: 90, longitude: 0)).y < 1e-12)
    #expect(WebMercator.Point(try Coordinate(latitude: -90, longitude: Double(180).nextDown)).y > 1 - 1e-12)
    let clamped = WebMercator.Point(x: .nan, y: 7)
    #expect(clamped.x == 0 && clamped.y == 1.0.nextDown)
  }

  @Test func projectingBackReturnsToThePlace() {
    forEvery { random in
      let coordinate = try Coordinate(
        latitude: random.double(in: -85.05...85.05),
        longitude: random.double(in: -180...179.999)
      )
      let back = WebMercator.Point(coordinate).coordinate
      #expect(abs(back.latitude - coordinate.latitude) < 1e-11)
      #expect(abs(back.longitude - coordinate.longitude) < 1e-11)
    }
  }

  @Test func measuresPixels() {
    #expect(WebMercator.worldSize(zoom: 0) == 512)
    #expect(WebMercator.worldSize(zoom: 3) == 4096)
    #expect(abs(WebMercator.metresPerPixel(latitude: 0, zoom: 0) - 78_271.517) < 0.001)
    #expect(abs(WebMercator.metresPerPixel(latitude: 60, zoom: 1) - 78_271.517 / 4) < 0.001)
  }

  @Test func fitsBoundsIntoAView() throws {
    #expect(WebMercator.zoom(fitting: .world, width: 1024, height: 1024) == 1)
    let quarter = try Bounds(south: 0, west: 0, north: 85.1, east: 90)
    #expect(abs(WebMercator.zoom(fitting: quarter, width: 512, height: 512) - 1) < 1e-9)
    let point = Bounds(try Coordinate(latitude: 10, longitude: 10))
    #expect(WebMercator.zoom(fitting: point, width: 512, height: 512, limit: 14) == 14)
    #expect(WebMercator.zoom(fitting: .world, width: 0, height: 0) == 0)
  }
}
