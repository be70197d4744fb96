import Foundation
import PropertyTesting
import Testing

@testable import App

@Suite struct PlaceColorTests {
  /// Relative luminance, WCAG 2.2.
  private func contrastToWhite(_ color: UInt32) -> Double {
    func light(_ shift: UInt32) -> Double {
      let value = Double(color >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 1.05 / (0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0) + 0.05)
  }

  @Test func whatIsOfferedCanBeSeenOnWhiteAndIsShownAsItIs() {
    for color in PlaceColor.allCases {
      #expect(contrastToWhite(color.rawValue) >= 3, "\(color)")
      #expect(PlaceColor.readable(color.rawValue) == color.rawValue, "\(color)")
    }
  }

  @Test func everyColorIsShownSoThatItCanBeSeenOnWhite() {
    forEvery { generator in
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let shown = PlaceColor.readable(color)
      #expect(contrastToWhite(shown) >= 3)
      #expect(shown == color || contrastToWhite(color) < 3.6)
    }
    #expect(PlaceColor.readable(0xFF_FFFF) == 0x83_8383)
    #expect(PlaceColor.readable(0) == 0)
  }
}
