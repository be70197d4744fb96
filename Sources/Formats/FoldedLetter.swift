/// The letter that stands for this one where case, accents, width and kind of kana do not matter; nil for accents that combine with the letter before.
///
/// Folds what the alphabets of Europe and Japan need by the layout of their Unicode blocks, and leaves every other letter as it is. The full tables of Unicode
/// would do more, and weigh more than the rest of the app.
public func foldedLetter(_ scalar: UInt32) -> UInt32? {
  switch scalar {
  case 0x21...0x40, 0x5B...0x7F: scalar
  case 0x41...0x5A: scalar + 0x20
  case 0x09...0x0D, 0xA0, 0x2000...0x200A, 0x3000: 0x20
  case 0xC0...0xFF: base(latin1, scalar - 0xC0) ?? scalar
  case 0x100...0x17F: base(latinExtended, scalar - 0x100) ?? scalar
  case 0x300...0x36F, 0x3099, 0x309A, 0x200B...0x200F: nil
  case 0x391...0x3A9: scalar + 0x20
  case 0x3AC: 0x3B1
  case 0x3AD: 0x3B5
  case 0x3AE: 0x3B7
  case 0x3AF: 0x3B9
  case 0x3C2: 0x3C3
  case 0x3CC: 0x3BF
  case 0x3CD: 0x3C5
  case 0x3CE: 0x3C9
  case 0x386: 0x3B1
  case 0x388: 0x3B5
  case 0x389: 0x3B7
  case 0x38A: 0x3B9
  case 0x38C: 0x3BF
  case 0x38E: 0x3C5
  case 0x38F: 0x3C9
  case 0x401, 0x451: 0x435
  case 0x400...0x40F: scalar + 0x50
  case 0x410...0x42F: scalar + 0x20
  case 0x30A1...0x30F6: scalar - 0x60
  case 0xFF01...0xFF5E: foldedLetter(scalar - 0xFEE0)
  default: scalar
  }
}

/// The plain letter at a position of a table; `*` keeps the letter.
private func base(_ table: StaticString, _ position: UInt32) -> UInt32? {
  let letter = table.utf8Start[Int(position)]
  return letter == UInt8(ascii: "*") ? nil : UInt32(letter)
}

/// U+00C0…U+00FF without accents, in lower case.
private let latin1: StaticString =
  "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"

/// U+0100…U+017F without accents, in lower case.
private let latinExtended: StaticString =
  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
