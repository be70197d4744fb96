import Geo
import Testing
import Vault

@testable import App

@Suite struct PresentationTests {
  private func text(_ latitude: Double, _ longitude: Double) throws -> String {
    try Coordinate(latitude: latitude, longitude: longitude).text
  }

  @Test func writesCoordinatesForPeople() throws {
    #expect(try text(48.85837, 2.294481) == "48.85837° N, 2.29448° E")
    #expect(try text(-33.8568, -151.2153) == "33.85680° S, 151.21530° W")
    #expect(try text(0, -0.000001) == "0.00000° N, 0.00000° E")
    #expect(try text(90, -180) == "90.00000° N, 180.00000° W")
    #expect(try text(9.999999, 0.00001) == "10.00000° N, 0.00001° E")
  }

  @Test(arguments: [
    (0, "1 January 1970", "1970年1月1日"), (951_782_400_000, "29 February 2000", "2000年2月29日"),
    (-86_400_000, "31 December 1969", "1969年12月31日"), (1_777_766_400_000, "3 May 2026", "2026年5月3日"),
    (-2_203_891_200_000, "1 March 1900", "1900年3月1日"), (4_107_542_399_999, "28 February 2100", "2100年2月28日"),
  ])
  func writesDays(milliseconds: Int64, english: String, japanese: String) {
    let instant = Instant(milliseconds: milliseconds)
    #expect(instant.day(in: .english) == english)
    #expect(instant.day(in: .japanese) == japanese)
  }
}
