public import Vault

/// The colours that a place can be given, and how any colour is shown. All are 0xRRGGBB.
public enum PlaceColor: UInt32, Sendable, CaseIterable {
  case red = 0xD7_0015
  case orange = 0xC8_5A00
  case yellow = 0x9A_7400
  case green = 0x18_794E
  case teal = 0x00_808F
  case blue = 0x00_62E6
  case purple = 0x7E_3FB5
  case pink = 0xD0_2780
  case brown = 0x7A_4E2D
  case grey = 0x56_616C

  /// What it is called: its place among the phrases is its place here.
  public var name: Phrase {
    let index = PlaceColor.allCases.firstIndex(of: self)!
    return Phrase(rawValue: Phrase.colorRed.rawValue + index)!
  }

  /// The colour that a field has as a decimal number; nil for none of its own.
  static func value(_ text: String) -> UInt32? {
    guard let value = Int(text), 0...Int(PlaceLimits.color) ~= value else { return nil }
    return UInt32(value)
  }

  /// A colour, made darker until it can be told from the white of a pin: 3:1 (WCAG 2.2, 1.4.11).
  ///
  /// Light is taken as the square of a channel, which is never less than it is by the formula of WCAG.
  public static func readable(_ color: UInt32) -> UInt32 {
    var (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    while 2_126 * red * red + 7_152 * green * green + 722 * blue * blue > 3_000 * 255 * 255 {
      (red, green, blue) = (red * 15 / 16, green * 15 / 16, blue * 15 / 16)
    }
    return red << 16 | green << 8 | blue
  }
}

extension Place {
  /// The color it is shown in; nil for the usual red.
  public var shownColor: UInt32? {
    color.map(PlaceColor.readable)
  }
}
