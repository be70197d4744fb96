import Testing

@testable import Vault

struct PlaceTests {
  private let place = Place(id: Identifier(high: 1, low: 2), name: "Tower", created: Instant(milliseconds: 0))

  @Test func acceptsEveryFieldAtItsLimit() throws {
    var full = place
    full.name = String(repeating: "n", count: PlaceLimits.name)
    full.description = String(repeating: "d", count: PlaceLimits.description)
    full.tags = Array(repeating: String(repeating: "t", count: PlaceLimits.tag), count: PlaceLimits.tags)
    full.link = String(repeating: "l", count: PlaceLimits.link)
    full.color = 0xFFFFFF
    try full.validate()
  }

  @Test func namesTheFieldThatIsTooLarge() {
    var long = place
    long.name = String(repeating: "é", count: 501)
    #expect(throws: PlaceError(field: .name, limit: 1_000)) { try long.validate() }
    var tagged = place
    tagged.tags = Array(repeating: "t", count: 101)
    #expect(throws: PlaceError(field: .tags, limit: 100)) { try tagged.validate() }
    var colored = place
    colored.color = 0x100_0000
    #expect(throws: PlaceError(field: .color, limit: 0xFFFFFF)) { try colored.validate() }
  }
}

struct CalendarDateTests {
  @Test(arguments: ["0001-01-01", "2024-02-29", "2000-02-29", "9999-12-31"])
  func readsAndWritesADay(_ text: String) {
    #expect(CalendarDate(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-04-31", "2024-01-00", "0000-01-01",
    "2024-1-01", "2024-01-01T", "20240101", "+024-01-01", "２024-01-0", "2024/01/01",
  ])
  func refusesWhatIsNoDay(_ text: String) {
    #expect(CalendarDate(text: text) == nil)
  }

  @Test func everyDayOfFourYearsIsValidOnce() {
    let days = (2021...2024).flatMap { year in
      (0...13).flatMap { month in (0...32).compactMap { CalendarDate(year: year, month: month, day: $0) } }
    }
    #expect(days.count == 3 * 365 + 366)
    #expect(days == days.sorted())
  }
}

struct IdentifierTests {
  @Test func bytesAndTextComeBack() {
    let id = Identifier(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
    #expect(id.text == "0123456789abcdeffedcba9876543210")
    #expect(Identifier(text: id.text) == id)
    #expect(Identifier(bytes: id.bytes) == id)
  }

  @Test func refusesOtherTexts() {
    for text in [
      "", "0123456789ABCDEFfedcba9876543210", "0123456789abcdeffedcba987654321",
      "g123456789abcdeffedcba9876543210",
    ] {
      #expect(Identifier(text: text) == nil)
    }
    #expect(Identifier(bytes: [UInt8](repeating: 0, count: 15)) == nil)
  }

  @Test func theOrderIsThatOfTheBytes() {
    #expect(Identifier(high: 1, low: .max) < Identifier(high: 2, low: 0))
    #expect(Identifier(high: 1, low: 1) < Identifier(high: 1, low: 2))
  }
}
