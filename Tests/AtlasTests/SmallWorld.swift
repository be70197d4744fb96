@testable import Atlas

/// A gazetteer of a few cities, for tests that know every answer.
enum SmallWorld {
  static let lands: [GazetteerEncoder.Land] = [
    land("FR", 46.6, 2.2, 67_000_000, ["France", "フランス", "法国"], ["Frankreich", "FRA"]),
    land("US", 39.6, -99.5, 327_000_000, ["United States", "アメリカ", "美国"], ["USA"]),
    land("JP", 39.4, 140.7, 126_000_000, ["Japan", "日本", "日本"], []),
    land("CH", 46.8, 8.2, 8_500_000, ["Switzerland", "スイス", ""], ["Schweiz"]),
    GazetteerEncoder.Land(
      code: "TX",
      country: 1,
      latitude: 0,
      longitude: 0,
      population: 0,
      names: ["Texas", "", ""],
      otherNames: []
    ),
    land("KR", 36, 128, 51_000_000, ["South Korea", "韓国", "韩国"], []),
  ]

  static let cities: [GazetteerEncoder.City] = [
    city(0, 48.85341, 2.3488, 2_138_551, ["Paris", "パリ", "巴黎"], ["Париж", "Parijs", "巴黎", "パリ"]),
    city(4, 33.66094, -95.55552, 24_782, ["Paris", "", ""], []),
    city(0, 47.8, 2.0, 900, ["Parisot", "", ""], []),
    city(2, 35.6895, 139.69171, 9_733_276, ["Tokyo", "東京", "东京"], ["東京", "东京", "Tōkyō", "Tokio"]),
    city(3, 47.36667, 8.55, 415_367, ["Zürich", "チューリッヒ", "苏黎世"], ["Zurich", "Zurigo", "Цюрих"]),
    city(1, 40.71427, -74.00597, 8_804_190, ["New York", "ニューヨーク", "纽约"], ["NYC"]),
    city(1, 38.0, -90.0, 500, ["York", "", ""], []),
    city(0, 43.0, 1.0, 700, ["Parla", "", ""], ["Paris"]),
    city(1, 10.0, -170.0, 16_777_216, ["San José", "", ""], []),
    city(0, 43.5, 1.5, 600, ["Nyc", "", ""], []), city(0, 44.0, 1.5, 500, ["New", "", ""], []),
    city(1, 37.33939, -121.89496, 997_368, ["San Jose", "", ""], []),
  ]

  static let file = GazetteerEncoder(lands: lands, cities: cities).bytes
  static let gazetteer = try! Gazetteer(file)

  private static func land(
    _ code: String,
    _ latitude: Double,
    _ longitude: Double,
    _ population: UInt32,
    _ names: [String],
    _ others: [String]
  ) -> GazetteerEncoder.Land {
    GazetteerEncoder.Land(
      code: code,
      country: nil,
      latitude: latitude,
      longitude: longitude,
      population: population,
      names: names,
      otherNames: others
    )
  }

  private static func city(
    _ land: Int,
    _ latitude: Double,
    _ longitude: Double,
    _ population: UInt32,
    _ names: [String],
    _ others: [String]
  ) -> GazetteerEncoder.City {
    GazetteerEncoder.City(
      land: land,
      latitude: latitude,
      longitude: longitude,
      population: population,
      names: names,
      otherNames: others
    )
  }
}
