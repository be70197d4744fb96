import Geo
import PropertyTesting
import Testing

@Suite struct CoordinateTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func refusesNumbersThatAreNotFinite(number: Double) {
    #expect(throws: CoordinateError.latitudeNotFinite) { try Coordinate(latitude: number, longitude: 0) }
    #expect(throws: CoordinateError.longitudeNotFinite) { try Coordinate(latitude: 0, longitude: number) }
  }

  @Test(arguments: [Double(90).nextUp, -Double(90).nextUp, 91, 1e300])
  func refusesLatitudeBeyondThePoles(latitude: Double) {
    #expect(throws: CoordinateError.latitudeOutOfRange) { try Coordinate(latitude: latitude, longitude: 0) }
  }

  @Test(arguments: [
    (180.0, -180.0), (-180, -180), (540, -180), (-540, -180), (181, -179), (-181, 179), (360, 0), (-360, 0),
    (190.5, -169.5), (3612.25, 12.25), (Double(180).nextDown, Double(180).nextDown),
    (-Double(180).nextUp, Double(180).nextDown),
  ])
  func wrapsLongitude(given: Double, wrapped: Double) throws {
    let longitude = try Coordinate(latitude: 0, longitude: given).longitude
    #expect(longitude == wrapped)
  }

  @Test(arguments: [1e300, -1e300, Double.greatestFiniteMagnitude])
  func wrapsAnyFiniteLongitude(given: Double) throws {
    let longitude = try Coordinate(latitude: 0, longitude: given).longitude
    #expect(-180..<180 ~= longitude)
  }

  @Test func hasNoNegativeZero() throws {
    for longitude in [-0.0, -360, 360] {
      let coordinate = try Coordinate(latitude: -0.0, longitude: longitude)
      #expect(coordinate.latitude.sign == .plus && coordinate.longitude.sign == .plus)
    }
  }

  @Test func keepsEveryLongitudeInRange() {
    forEvery { random in
      let longitude = random.double(in: -180...Double(180).nextDown)
      let kept = try Coordinate(latitude: 1, longitude: longitude).longitude
      #expect(kept == longitude)
    }
  }

  @Test func wrapsToTheSameMeridian() {
    forEvery { random in
      let (longitude, turns) = (Double(random.int(in: -180...179)), Double(random.int(in: -1000...1000)))
      let wrapped = try Coordinate(latitude: 0, longitude: longitude + 360 * turns).longitude
      #expect(wrapped == longitude)
    }
  }
}
