import Formats
import Testing

struct FoldedLetterTests {
  @Test func foldsEveryLetterOfItsTables() {
    for scalar in UInt32(0xC0)...0x17F {
      let folded = foldedLetter(scalar)
      #expect(folded == scalar || (0x61...0x7A).contains(folded ?? 0), "\(scalar)")
    }
    #expect(foldedLetter(0x17E) == UInt32(UInt8(ascii: "z")))
    #expect(foldedLetter(0x131) == UInt32(UInt8(ascii: "i")))
    #expect(foldedLetter(0x152) == UInt32(UInt8(ascii: "o")))
  }
}
