import Formats
import PropertyTesting
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0.0"), (1, "1"), (-12.5, "-12.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
      (139.745451, "139.745451"), (1e15, "1000000000000000"), (0x1p53, "9007199254740992"), (1e22, "1e+22"),
      (0.0001, "0.0001"), (0.00005, "5e-05"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
    ] as [(Double, String)]
  )
  func writesTheShortestText(number: Double, text: String) {
    #expect(NumberText.shortest(number) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (0.00005, "0.00005"), (-1.25e-7, "-0.000000125"),
      (1e22, "10000000000000000000000"),
      (1.5e17, "150000000000000000"), (-12.5, "-12.5"), (100, "100"),
    ] as [(Double, String)]
  )
  func writesPlainDecimals(number: Double, text: String) {
    #expect(NumberText.plain(number) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func hasNoTextForWhatIsNotFinite(number: Double) {
    #expect(NumberText.shortest(number) == nil && NumberText.plain(number) == nil)
  }

  @Test(
    arguments: [
      ("1e400", nil), ("-1e400", nil), ("1e-400", 0), ("0e999999999999", 0),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("1.7976931348623159e308", nil), ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740993.00001", 9_007_199_254_740_994),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("0.000001", 1e-6),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("", nil), ("-", nil), ("+1", nil), ("1.", nil), (".5", nil), ("01", nil), ("1 ", nil), ("nan", nil),
      ("0x1p3", nil),
      ("1_000", nil), ("inf", nil), ("１", nil), ("1e", nil), ("1,5", nil),
    ] as [(String, Double?)]
  )
  func readsStrictlyAndRoundsToNearest(text: String, number: Double?) {
    #expect(NumberText.double(text) == number)
  }

  @Test func readsManyDigits() {
    #expect(NumberText.double("0." + String(repeating: "0", count: 400) + "1") == 0)
    #expect(NumberText.double(String(repeating: "9", count: 400)) == nil)
    #expect(NumberText.double("1" + String(repeating: "0", count: 300) + "e-300") == 1)
  }

  @Test func readsWholeNumbersExactly() {
    #expect(
      NumberText.integer("9223372036854775807") == .max && NumberText.integer("-9223372036854775808") == .min
    )
    for text in ["9223372036854775808", "1.0", "1e2", "+1", "01", "", "-"] {
      #expect(NumberText.integer(text) == nil)
    }
  }

  @Test func readsBackEveryNumberItWrites() {
    forEvery(5000) { random in
      let number = random.finite()
      let text = try #require(NumberText.shortest(number))
      #expect(NumberText.double(text)?.bitPattern == number.bitPattern)
      let plain = try #require(NumberText.plain(number))
      #expect(NumberText.double(plain) == number && !plain.utf8.contains(UInt8(ascii: "e")))
    }
  }

  /// The exact conversion agrees with the standard library's, which rounds correctly.
  @Test func readsLikeTheStandardLibrary() {
    forEvery(5000) { random in
      let digits = random.int(in: 0...9_999_999_999_999_999)
      let text = "\(digits).\(random.int(in: 0...999))e\(random.int(in: -30...30))"
      let strict = NumberText.double(text)
      #expect(strict == Double(text))
      let fraction = "0.\(digits)"
      #expect(NumberText.double(fraction) == Double(fraction))
    }
  }
}
