import Geo

/// The language of names; the raw value is what `docs/spec/host.md` calls it.
public enum NameLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case chinese = "zh-Hans"
}

/// What a text means: a spot that it says itself, or else cities and countries of the gazetteer; the best first, at most `limit`.
///
/// Without a gazetteer only spots are found.
public func findings(
  _ text: String,
  in gazetteer: Gazetteer?,
  language: NameLanguage,
  limit: Int
) -> [Finding] {
  switch Whereabouts(reading: text) {
  case .spot(let coordinate, let name): [Finding(kind: .spot, name: name ?? "", coordinate: coordinate)]
  case .shortLink: [Finding(kind: .shortLink)]
  case .shortCode: [Finding(kind: .shortCode)]
  case nil: gazetteer?.find(text, language: language, limit: limit) ?? []
  }
}

extension Gazetteer {
  /// Longer texts, in bytes of UTF-8, find nothing.
  public static let longestQuery = 200

  /// Cities and countries whose names begin with the text, ranked as `matches` says.
  public func find(_ text: String, language: NameLanguage, limit: Int) -> [Finding] {
    guard text.utf8.count <= Self.longestQuery else { return [] }
    return matches(text.utf8, limit: limit).compactMap { match in
      switch match {
      case .city(let city): finding(city: city, language)
      case .land(let land): finding(country: lands[land], language)
      }
    }
  }

  private func finding(city: Int, _ language: NameLanguage) -> Finding {
    let land = land(ofCity: city)
    var detail = name(of: land, language)
    if let country = land.country { detail += ", " + name(of: lands[country], language) }
    return Finding(
      kind: .city,
      name: name(ofCity: city, language),
      detail: detail,
      coordinate: coordinate(
        bytes.uint24(layout.latitude + 3 * city),
        bytes.uint24(layout.longitude + 3 * city)
      ),
      population: population(ofCity: city)
    )
  }

  private func finding(country: Land, _ language: NameLanguage) -> Finding {
    Finding(
      kind: .country,
      name: name(of: country, language),
      coordinate: coordinate(country.latitude, country.longitude),
      population: country.population
    )
  }

  private func name(ofCity city: Int, _ language: NameLanguage) -> String {
    if language != .english {
      let own = cityNames.translation(city, language == .japanese ? 0 : 1, in: bytes)
      if !own.isEmpty { return String(decoding: own, as: UTF8.self) }
    }
    return String(decoding: cityNames.text(city, in: bytes), as: UTF8.self)
  }

  private func name(of land: Land, _ language: NameLanguage) -> String {
    let own = land.names[language == .english ? 0 : language == .japanese ? 1 : 2]
    return String(decoding: own.isEmpty ? land.names[0] : own, as: UTF8.self)
  }

  /// Steps of the file to degrees, rounded to five decimals: about a metre.
  private func coordinate(_ latitude: Int, _ longitude: Int) -> Coordinate? {
    let rounded = { (degrees: Double) in (degrees * 100_000).rounded() / 100_000 }
    return checkedCoordinate(
      rounded(Double(latitude) * 180 / Double(GazetteerEncoder.steps) - 90),
      rounded(Double(longitude) * 360 / Double(GazetteerEncoder.steps) - 180)
    )
  }
}
