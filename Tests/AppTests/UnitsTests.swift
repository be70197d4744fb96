import App
import Testing

@Suite struct UnitsTests {
  @Test(arguments: [
    (0.0, "0 m", "0 ft"), (4, "4 m", "13 ft"), (846, "850 m", "0.5 mi"), (994.9, "990 m", "0.6 mi"),
    (995, "1.0 km", "0.6 mi"), (1_249, "1.2 km", "0.8 mi"), (9_949, "9.9 km", "6.2 mi"),
    (9_951, "10 km", "6.2 mi"),
    (100, "100 m", "330 ft"), (10_460, "10 km", "6.5 mi"), (20_015_115, "20,015 km", "12,437 mi"),
  ])
  func distancesHaveTheDigitsThatHelp(_ metres: Double, _ kilometres: String, _ miles: String) {
    #expect(Units.kilometres.text(metres: metres) == kilometres)
    #expect(Units.miles.text(metres: metres) == miles)
  }

  @Test(arguments: [
    (["en-US"], Units.miles), (["en-GB", "en-US"], .miles), (["en", "en-US"], .miles),
    (["de-DE", "en-US"], .kilometres),
    (["zh-Hans-CN"], .kilometres), (["my-MM"], .miles), ([], .kilometres), (["en"], .kilometres),
    (["ja"], .kilometres),
  ])
  func unitsFollowTheRegion(_ languages: [String], _ units: Units) {
    #expect(Units(preferred: languages) == units)
  }
}
