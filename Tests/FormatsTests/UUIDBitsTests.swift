import Formats
import PropertyTesting
import Testing

@Suite struct UUIDBitsTests {
  @Test func readsEitherCaseAndWritesUpperCase() throws {
    let upper = try #require(UUIDBits(text: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(upper == UUIDBits(text: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
    #expect(upper.high == 0xE621_E1F8_C36C_495A && upper.low == 0x93FC_0C24_7A3E_6E5F)
    #expect(upper.text == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  }

  @Test(arguments: [
    "", "E621E1F8C36C495A93FC0C247A3E6E5F", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5G", "E621E1F-8C36C-495A-93FC-0C247A3E6E5F",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E-F",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F ", "Ｅ621E1F8-C36C-495A-93FC-0C247A3E6E",
  ])
  func refusesOtherSpellings(text: String) {
    #expect(UUIDBits(text: text) == nil)
  }

  @Test func readsBackWhatItWrites() {
    forEvery { random in
      let id = UUIDBits(high: random.next(), low: random.next())
      #expect(UUIDBits(text: id.text) == id)
    }
  }
}
