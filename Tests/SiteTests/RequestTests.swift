import Testing

@testable import Site

@Suite struct RequestTests {
  private let request = Request(
    method: "GET",
    target: "/",
    fields: [HeaderField("Accept", "a"), HeaderField("ACCEPT", "b"), HeaderField("Accepted", "c")]
  )

  @Test func joinsFieldsOfOneName() {
    #expect(request.value(of: "accept") == "a, b")
    #expect(request.value(of: "Accep") == nil)
  }

  @Test func measuresFieldsAsOnTheWire() {
    #expect(request.fieldSectionSize == "Accept: a\r\nACCEPT: b\r\nAccepted: c\r\n".utf8.count)
  }
}
