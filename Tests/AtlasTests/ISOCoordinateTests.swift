import Testing

struct ISOCoordinateTests {
  @Test(arguments: [
    ("+48.8577+002.295/", 48.8577, 2.295), ("+4851.4+00217.7/", 48.8566666667, 2.295),
    ("+485127+0021740/", 48.8575, 2.2944444444),
    ("-33.86+151.21/", -33.86, 151.21), ("+27.5916+086.5640+8850CRSWGS_84/", 27.5916, 86.564),
    ("+48.8577+002.295", 48.8577, 2.295),
  ])
  func readsDegreesMinutesAndSeconds(text: String, latitude: Double, longitude: Double) {
    #expect(isNear(spot(text), latitude, longitude))
  }

  @Test(arguments: [
    "+48.8577+02.295/", "+4860.0+00217.7/", "+48.8577+002.295CRSOTHER/", "+48.8577/", "+148.8577+002.295/",
    "48.8577+002.295/",
    "+485127+0021740+", "+95+002/",
  ])
  func refusesOtherForms(text: String) {
    #expect(spot(text) == nil)
  }
}
