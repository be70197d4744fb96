public import Geo
public import Vault

extension Coordinate {
  /// Degrees with hemispheres, as ISO 6709 annex D shows them to people: `48.85837° N, 2.29448° E`. Five decimals are about a metre.
  public var text: String {
    degrees(latitude, positive: "N", negative: "S") + ", " + degrees(longitude, positive: "E", negative: "W")
  }

  private func degrees(_ angle: Double, positive: String, negative: String) -> String {
    let scaled = Int((angle.magnitude * 100_000).rounded())
    let fraction = String(scaled % 100_000)
    let zeros = String(repeating: "0", count: 5 - fraction.utf8.count)
    return String(scaled / 100_000) + "." + zeros + fraction + "° "
      + (angle < 0 && scaled > 0 ? negative : positive)
  }
}

extension Instant {
  /// The day in UTC, as the language writes it: `3 May 2026`, `2026年5月3日`.
  ///
  /// From days to a date of the Gregorian calendar by counting from 1 March of year 0, so that a leap day ends its year.
  public func day(in language: Language) -> String {
    let days = Int((Double(milliseconds) / 86_400_000).rounded(.down)) + 719_468
    let era = days >= 0 ? days / 146_097 : (days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return switch language {
    case .english: "\(day) \(englishMonths[month - 1]) \(year)"
    case .japanese, .chinese: "\(year)年\(month)月\(day)日"
    }
  }
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November",
  "December",
]
