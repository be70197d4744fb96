/// Texts that count something. There is one for 1 and another for everything else, which English needs; Japanese and Chinese say the same in both.
public enum CountedPhrase: Sendable, CaseIterable {
  case places
  case placesOnScreen
  case morePlaces
  case minutes
  case replacedCharacters
  case damagedRecords
  case missingRecords
  case newerRecords
  case moreSkipped
  case erasesPlaces
  case articles
  case seconds
  case wholeMinutes
  case minutesAgo
  case hoursAgo
  case daysAgo

  public var one: Phrase {
    switch self {
    case .places: .onePlace
    case .placesOnScreen: .onePlaceOnScreen
    case .morePlaces: .oneMorePlace
    case .minutes: .afterOneMinute
    case .replacedCharacters: .oneReplaced
    case .damagedRecords: .oneDamaged
    case .missingRecords: .oneMissing
    case .newerRecords: .oneNewer
    case .moreSkipped: .oneMoreSkipped
    case .erasesPlaces: .erasesOnePlace
    case .articles: .oneArticle
    case .seconds: .oneSecond
    case .wholeMinutes: .oneMinute
    case .minutesAgo: .oneMinuteAgo
    case .hoursAgo: .oneHourAgo
    case .daysAgo: .oneDayAgo
    }
  }

  public var other: Phrase {
    switch self {
    case .places: .manyPlaces
    case .placesOnScreen: .manyPlacesOnScreen
    case .morePlaces: .manyMorePlaces
    case .minutes: .afterMinutes
    case .replacedCharacters: .manyReplaced
    case .damagedRecords: .manyDamaged
    case .missingRecords: .manyMissing
    case .newerRecords: .manyNewer
    case .moreSkipped: .manyMoreSkipped
    case .erasesPlaces: .erasesPlaces
    case .articles: .manyArticles
    case .seconds: .manySeconds
    case .wholeMinutes: .manyMinutes
    case .minutesAgo: .minutesAgo
    case .hoursAgo: .hoursAgo
    case .daysAgo: .daysAgo
    }
  }
}

/// A whole number with its digits in groups of three, as all three languages write it.
public func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude).utf8)
  var text: [UInt8] = number < 0 ? Array("−".utf8) : []
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}
