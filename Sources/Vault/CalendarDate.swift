/// A day in the Gregorian calendar (proleptic, years 1 to 9999), without a time or a time zone.
public struct CalendarDate: Hashable, Sendable {
  private let storedYear: Int16
  private let storedMonth: UInt8
  private let storedDay: UInt8

  /// The year, 1 to 9999.
  public var year: Int { Int(storedYear) }
  /// The month, 1 to 12.
  public var month: Int { Int(storedMonth) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(storedDay) }

  /// Makes a date; nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    guard 1...Self.days(month: month, year: year) ~= day else { return nil }
    (storedYear, storedMonth, storedDay) = (Int16(year), UInt8(month), UInt8(day))
  }

  /// Reads `YYYY-MM-DD` (ISO 8601, extended format); nil for anything else.
  public init?(text: String) {
    let characters = Array(text.utf8)
    let hyphen = UInt8(ascii: "-")
    guard characters.count == 10, characters[4] == hyphen, characters[7] == hyphen else { return nil }
    guard let year = Self.number(characters[0..<4]), let month = Self.number(characters[5..<7]) else {
      return nil
    }
    guard let day = Self.number(characters[8..<10]) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as `YYYY-MM-DD`.
  public var text: String {
    var digits: [UInt8] = []
    for (number, width) in [(year, 4), (month, 2), (day, 2)] {
      if !digits.isEmpty { digits.append(UInt8(ascii: "-")) }
      let all = [number / 1000, number / 100 % 10, number / 10 % 10, number % 10]
      digits += all.suffix(width).map { UInt8(ascii: "0") + UInt8($0) }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var result = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      result = result * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return result
  }

  private static func days(month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
