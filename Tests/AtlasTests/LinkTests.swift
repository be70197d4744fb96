import Atlas
import Geo
import Testing

/// A link and what it must show: a name too where one is given.
struct LinkCase: Sendable {
  let text: String
  let latitude: Double
  let longitude: Double
  let name: String?

  init(_ text: String, _ latitude: Double, _ longitude: Double, _ name: String? = nil) {
    (self.text, self.latitude, self.longitude, self.name) = (text, latitude, longitude, name)
  }
}

struct LinkTests {
  private func check(_ expected: LinkCase, within degrees: Double = 1e-9) {
    guard case .spot(let found, let name) = Whereabouts(reading: expected.text) else {
      Issue.record("no spot in \(expected.text)")
      return
    }
    #expect(
      isNear([found.latitude, found.longitude], expected.latitude, expected.longitude, within: degrees)
    )
    #expect(name == expected.name)
  }

  @Test(arguments: [
    LinkCase("geo:48.8584,2.2945", 48.8584, 2.2945), LinkCase("GEO:-33.86,151.21,12;u=40", -33.86, 151.21),
    LinkCase("geo:48.8584,2.2945;crs=WGS84;u=10?z=12", 48.8584, 2.2945), LinkCase("geo:0,0", 0, 0),
    LinkCase("geo:0,0?q=48.8584,2.2945(Tour%20Eiffel)", 48.8584, 2.2945, "Tour Eiffel"),
    LinkCase("geo:48.85,2.29?q=48.8584%2C2.2945", 48.8584, 2.2945),
    LinkCase("geo:48.85,2.29?q=Caf%C3%A9+X", 48.85, 2.29, "Café X"),
  ])
  func readsGeoURIs(expected: LinkCase) { check(expected) }

  @Test(arguments: [
    LinkCase("https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945#map=17/48.8/2.3", 48.8584, 2.2945),
    LinkCase("https://www.openstreetmap.org/#map=17/48.8584/2.2945&layers=N", 48.8584, 2.2945),
    LinkCase("https://osm.org/node/5013364#map=19/-33.86/151.21", -33.86, 151.21),
    LinkCase("https://www.openstreetmap.org/search?query=48.8584%2C2.2945#map=5/40/0", 48.8584, 2.2945),
    LinkCase("https://osmand.net/map?pin=52.51628,13.37771#15/52.5/13.3", 52.51628, 13.37771),
    LinkCase("https://osmand.net/go?lat=52.5&lon=13.4&z=14&name=Berlin", 52.5, 13.4, "Berlin"),
  ])
  func readsOpenStreetMap(expected: LinkCase) { check(expected) }

  @Test(arguments: [
    LinkCase(
      "https://www.google.com/maps/place/Eiffel+Tower/@48.8,2.2,17z/data=!3m1!4b1!4m6!3m5!1s0x1!8m2!3d48.1!4d2.1!3d48.8584!4d2.2945!16s",
      48.8584,
      2.2945,
      "Eiffel Tower"
    ),
    LinkCase("https://www.google.co.jp/maps/place/%E6%9D%B1%E4%BA%AC/@35.68,139.76,11z", 35.68, 139.76, "東京"),
    LinkCase("https://maps.google.com/?q=48.8584,2.2945", 48.8584, 2.2945),
    LinkCase("http://maps.google.com/maps?q=loc:48.8584,2.2945(Tower)&z=5", 48.8584, 2.2945, "Tower"),
    LinkCase(
      "https://www.google.com/maps/search/?api=1&query=48.8584%2C2.2945&query_place_id=X",
      48.8584,
      2.2945
    ),
    LinkCase("https://maps.google.com/maps?ll=48.8584,2.2945&q=Tour+Eiffel", 48.8584, 2.2945, "Tour Eiffel"),
    LinkCase("https://www.google.com/maps/dir/?api=1&destination=48.8584,2.2945", 48.8584, 2.2945),
    LinkCase("https://www.google.com/maps/search/48.8584,+2.2945?sa=X", 48.8584, 2.2945),
    LinkCase("https://www.google.com/maps/dir/48.1,2.1/48.8584,2.2945/@48,2,9z/data=!4m2", 48.8584, 2.2945),
    LinkCase("https://www.google.com/maps/@-33.86,151.21,15z", -33.86, 151.21),
    LinkCase(
      "https://www.google.com/maps/place/48%C2%B051'30.2%22N+2%C2%B017'40.2%22E/@48,2,17z/data=!3d48.8583889!4d2.2945",
      48.8583889,
      2.2945
    ),
  ])
  func readsGoogleMaps(expected: LinkCase) { check(expected) }

  @Test(arguments: [
    LinkCase("https://maps.apple.com/?ll=48.8584,2.2945&q=Tour%20Eiffel", 48.8584, 2.2945, "Tour Eiffel"),
    LinkCase(
      "https://maps.apple.com/place?coordinate=48.8584,2.2945&name=Tour+Eiffel&address=5+Av",
      48.8584,
      2.2945,
      "Tour Eiffel"
    ),
    LinkCase("https://maps.apple.com/?q=48.8584,2.2945", 48.8584, 2.2945),
    LinkCase("https://maps.apple.com/?daddr=48.8584,2.2945", 48.8584, 2.2945),
    LinkCase("https://maps.apple.com/directions?source=1,2&destination=48.8584,2.2945", 48.8584, 2.2945),
  ])
  func readsAppleMaps(expected: LinkCase) { check(expected) }

  /// The published examples of the code.
  @Test(arguments: [
    LinkCase("ge0://B4srhdHVVt/Some_Name", 64.5234, 12.1234, "Some Name"),
    LinkCase("ge0://Byqqqqqqqq", 45, 0),
    LinkCase("om://BAAAAAAAAA", -90, -180), LinkCase("https://omaps.app/BaF6F6F6F6/%C3%A9", -20, 20, "é"),
    LinkCase("http://ge0.me/Bzqqqqqqqq/A_B", 45, 45, "A B"),
    LinkCase("https://comaps.at/44G4Yn7Psx", 50.042366, 14.454461),
    LinkCase("ge0://B_________/Name", 90, 179.999999, "Name"),
    LinkCase("https://omaps.app/64.5234,12.1234/N", 64.5234, 12.1234, "N"),
    LinkCase("om://map?v=1&ll=64.5234,12.1234&n=Name", 64.5234, 12.1234, "Name"),
  ])
  func readsOrganicMaps(expected: LinkCase) { check(expected, within: 2e-6) }

  @Test(arguments: [
    LinkCase("https://www.bing.com/maps?cp=48.8584~2.2945&lvl=16", 48.8584, 2.2945),
    LinkCase(
      "https://www.bing.com/maps?cp=48~2&sp=point.48.8584_2.2945_Tour%20Eiffel_note",
      48.8584,
      2.2945,
      "Tour Eiffel"
    ),
    LinkCase(
      "https://share.here.com/l/52.5134272,13.3778416,Hannah-Arendt-Stra%C3%9Fe?z=16",
      52.5134272,
      13.3778416,
      "Hannah-Arendt-Straße"
    ),
    LinkCase("https://wego.here.com/?map=52.5,13.4,16,normal", 52.5, 13.4),
    LinkCase("Eiffel Tower\nhttps://maps.apple.com/?ll=48.8584,2.2945", 48.8584, 2.2945),
  ])
  func readsOtherMaps(expected: LinkCase) { check(expected) }

  @Test(arguments: [
    "https://maps.app.goo.gl/abc123", "https://goo.gl/maps/abc", "https://maps.apple/p/abc",
    "https://maps.apple.com/p/abc",
    "Tour Eiffel https://maps.app.goo.gl/abc123", "https://osm.org/go/0EEQjE--",
  ])
  func saysThatShortLinksCannotBeResolved(text: String) {
    #expect(Whereabouts(reading: text) == .shortLink)
  }

  @Test(arguments: [
    "geo:0,0?q=Tour+Eiffel", "geo:48.8584", "geo:48.8584,2.2945;crs=nad27", "geo:a,b", "geo:48.8584,200",
    "geo:",
    "https://maps.apple.com/?q=Tour+Eiffel", "https://maps.apple.com/?address=5+Avenue",
    "https://www.google.com/maps/place/Paris",
    "https://www.google.com/search?q=48.8584,2.2945", "https://www.google.com/maps/dir/A/B/@48.8,2.2,10z",
    "https://maps.google.com/?q=1,2,3", "https://www.google.com/maps/dir/48.1,2.1/Paris/@48,2,9z",
    "https://www.openstreetmap.org/search?query=Paris#map=5/40/0", "https://example.org/?q=48.8584,2.2945",
    "https://www.openstreetmap.org/node/1",
    "https://www.openstreetmap.org/?mlat=x&mlon=2#map=1/2/3",
    "https://www.openstreetmap.org/directions?route=1,2;3,4#map=9/48/2",
    "ge0://Byqqqqqqq/Name", "ge0://", "ge0://B!!!!!!!!!", "https://omaps.app/", "https://",
    "https://www.google.com/maps/@,,z",
    "https://www.google.com/maps/place/X/data=!3d95!4d2", "javascript://48.8584,2.2945",
    "https://www.bing.com/maps?cp=95~2",
    "https://wego.here.com/?map=95,2,3", "https://maps.google.com/?q=%zz%",
    "https://maps.google.com/?q=48.8584,2.2945,Paris",
  ])
  func saysNothingRatherThanGuess(text: String) {
    #expect(Whereabouts(reading: text) == nil)
  }
}
