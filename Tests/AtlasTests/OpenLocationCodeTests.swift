import Atlas
import Testing

struct OpenLocationCodeTests {
  /// Centres computed by hand from the digits.
  @Test(arguments: [
    ("8FW4V75V+8Q", 48.8583125, 2.2944375), ("8fw4v75v+8q", 48.8583125, 2.2944375),
    ("8FW4V75V+", 48.85875, 2.29375),
    ("22222222+22", -89.9999375, -179.9999375), ("8FW40000+", 48.5, 2.5), ("8F000000+", 40, 10),
    ("8FW4V75V+8Q Paris", 48.8583125, 2.2944375),
    ("8FW4V75V+8Q2", 48.8582625, 2.294390625),
  ])
  func decodesToTheCentre(text: String, latitude: Double, longitude: Double) {
    #expect(isNear(spot(text), latitude, longitude))
  }

  @Test(arguments: ["V75V+8Q", "V75V+8Q Paris, France", "5V+8Q"])
  func asksForAPlaceNearAShortCode(text: String) {
    #expect(Whereabouts(reading: text) == .shortCode)
  }

  @Test(arguments: [
    "8FW4V75V+8", "8FW4V75V8Q", "8FW4V75+8Q", "XFW4V75V+8Q", "8XW4V75V+8Q", "8FW4V7AV+8Q", "8F0W0000+",
    "8FW40000+22", "+8Q", "C+",
    "V75V+", "00000000+", "8FW4V75V+8Q234567", "8FW4V75V+8Q+", "c++",
  ])
  func refusesWhatIsNoCode(text: String) {
    #expect(Whereabouts(reading: text) == nil)
  }
}
