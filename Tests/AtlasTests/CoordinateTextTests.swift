import Atlas
import Geo
import PropertyTesting
import Testing

/// The spot that a text names, as latitude and longitude.
func spot(_ text: String) -> [Double]? {
  guard case .spot(let coordinate, _) = Whereabouts(reading: text) else { return nil }
  return [coordinate.latitude, coordinate.longitude]
}

func isNear(_ found: [Double]?, _ latitude: Double, _ longitude: Double, within degrees: Double = 1e-9)
  -> Bool
{
  guard let found else { return false }
  return abs(found[0] - latitude) <= degrees && abs(found[1] - longitude) <= degrees
}

struct CoordinateTextTests {
  @Test(arguments: [
    "48.8584, 2.2945", "48,8584; 2,2945", "48,8584 2,2945", "48,8584, 2,2945", "48.8584 2.2945",
    "48.8584,2.2945",
    "N48.8584 E2.2945", "48.8584N 2.2945E", "48.8584°N 2.2945°E", "48.8584° N, 2.2945° E",
    "2.2945E, 48.8584N",
    "E 2.2945 N 48.8584", "lat 48.8584 lon 2.2945", "Latitude: 48.8584, Longitude: 2.2945",
    "lng=2.2945 lat=48.8584",
    "(48.8584, 2.2945)", "[48.8584; 2.2945]", "４８．８５８４，２．２９４５", "48.8584°, 2.2945°", "48.8584/2.2945",
    "+48.8584 +2.2945", "48.8584\n2.2945", "\u{200E}48.8584,\u{A0}2.2945 ", "北緯48.8584度 東経2.2945度",
    "北纬48.8584° 东经2.2945°", "緯度48.8584 経度2.2945", "纬度：48.8584，经度：2.2945", "٤٨٫٨٥٨٤، ٢٫٢٩٤٥",
    "48.8584 north, 2.2945 east", "48.8584d 2.2945d",
  ])
  func readsDecimals(text: String) {
    #expect(spot(text) == [48.8584, 2.2945])
  }

  @Test(arguments: [
    ("-33.86, 151.21", -33.86, 151.21), ("−33.86 151.21", -33.86, 151.21), ("33.86S 151.21E", -33.86, 151.21),
    ("48, 2", 48, 2), ("-0.5, -0.25", -0.5, -0.25), ("151.21, -33.86", -33.86, 151.21),
    ("0,5; 0,25", 0.5, 0.25),
    ("90, 180", 90, -180), ("51.500000000000000001, -0.1", 51.5, -0.1),
  ])
  func readsSigns(text: String, latitude: Double, longitude: Double) {
    #expect(spot(text) == [latitude, longitude])
  }

  @Test(arguments: [
    ("37 00 27.73 N 08 56 41.59 W", 37.0077027778, -8.9448861111),
    ("N 45° 25.495' W 075° 42.2'", 45.4249166667, -75.7033333333),
    ("N 45° 25,495' W 075° 42,2'", 45.4249166667, -75.7033333333),
    ("48°51'30.2\"N 2°17'40.2\"E", 48.8583888889, 2.2945),
    ("48º51′30.2″N, 2º17′40.2″E", 48.8583888889, 2.2945),
    ("48°51’30.2’’N 2°17’40.2’’E", 48.8583888889, 2.2945),
    ("48° 51' 30.2\" 2° 17' 40.2\"", 48.8583888889, 2.2945),
    ("48d51m30.2sN 2d17m40.2sE", 48.8583888889, 2.2945),
    ("33d 51m 24s S, 151d 12m 36s E", -33.8566666667, 151.21),
    ("48 deg 51 min 30.2 sec N 2 deg 17 min 40.2 sec E", 48.8583888889, 2.2945),
    ("-33° 51' 24\", 151° 12' 36\"", -33.8566666667, 151.21), ("-0° 30', 0° 15'", -0.5, 0.25),
    ("北緯35度39分31秒 東経139度44分43秒", 35.6586111111, 139.7452777778),
    ("S33 51 24 E151 12 36", -33.8566666667, 151.21),
    ("南纬33度51分24秒，东经151度12分36秒", -33.8566666667, 151.21),
    ("N45 25.495 W75 42.2", 45.4249166667, -75.7033333333),
    ("W 75° 42.2' N 45° 25.495'", 45.4249166667, -75.7033333333),
  ])
  func readsMinutesAndSeconds(text: String, latitude: Double, longitude: Double) {
    #expect(isNear(spot(text), latitude, longitude, within: 1e-9))
  }

  @Test(arguments: [
    "", " ", "1", "48.8584", "1,2,3", "1, 2, 3", "48,2", "-33,151", "48,8584,2,2945", "91, 181", "200, 10",
    "10, 200",
    "91 N 10 E", "10 N 181 E", "48.85 N 2.29 N", "48.85 N 2.29", "1e5", "1.5e3, 2", "-33.86 S 151.21 E",
    "48°60'N 2°10'E",
    "48°10'60\"N 2°10'E", "48.5°10'N 2°10'E", "12.5-13.7", "12.5 km", "12.5 m, 3.2 m", "192.168.1.1",
    "2024-05-06", "06.05.2024",
    "12/25", "3/4", "10:30", "+49 30 1234567", "+81 90", "12 34", "12 Main St", "12 W 34th St", "Paris",
    "48.8584, 2.2945, Paris",
    "N W 48 2", "48.8584,, 2.2945", "lat 48.8584", "lat 48 lat 2", "N 2.5 E 3 W 4", "1234.5, 2.5",
    "48 51 30, 2 17 40",
    "3D51M24S 15D12M36S", "48..8, 2.2", "NaN, NaN", "inf, 0", "- 48.8, 2.2", "48.8, 2.2 ☀️", "0x10, 0x20",
    ".5, .5", "48.8584,",
    "$48.85, $2.29", "1 2 3 4 5 6",
  ])
  func saysNothingRatherThanGuess(text: String) {
    #expect(Whereabouts(reading: text) == nil)
  }

  @Test func readsWhatItWrites() {
    forEvery(300) { generator in
      let latitude = Double(generator.int(in: -9_000_000...9_000_000)) / 100_000
      let longitude = Double(generator.int(in: -17_999_999...17_999_999)) / 100_000
      #expect(spot("\(latitude), \(longitude)") == [latitude, longitude])
    }
  }

  @Test func endsForEveryText() {
    let pieces = [
      "48", ".", ",", "°", "'", "\"", "N", "e", "s", "-", " ", "lat", "/", "%", "!3d", "+", "北緯", "geo:", "0",
      "📍",
    ]
    forEvery(2000) { generator in
      let text = (0..<generator.int(in: 0...12)).map { _ in generator.pick(pieces) }.joined()
      if case .spot(let coordinate, _) = Whereabouts(reading: text) {
        #expect(abs(coordinate.latitude) <= 90)
      }
    }
  }

  @Test func refusesLongTexts() {
    let padding = String(repeating: " ", count: Whereabouts.maximumLength - 15)
    #expect(spot("48.8584, 2.2945" + padding) != nil)
    #expect(spot("48.8584, 2.2945" + padding + " ") == nil)
  }
}
