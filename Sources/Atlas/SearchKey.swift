import Formats

/// A name as it is sorted and searched in the gazetteer, in UTF-8: without case, accents, width, kind of kana, vowel signs and
/// punctuation, single spaces between the words.
///
/// The file is sorted by these keys, so whatever changes here makes a new version of the format.
func searchKey(_ name: some Sequence<UInt8>) -> [UInt8] {
  var key: [UInt8] = []
  for scalar in String(decoding: Array(name), as: UTF8.self).unicodeScalars {
    guard let letter = keyLetter(scalar.value) else { continue }
    if letter != 0x20 {
      append(letter, to: &key)
    } else if let last = key.last, last != 0x20 {
      key.append(0x20)
    }
  }
  if key.last == 0x20 { key.removeLast() }
  return key
}

/// The scalar that stands for this one; a space for what separates words; nil for what does not count.
private func keyLetter(_ scalar: UInt32) -> UInt32? {
  switch scalar {
  case 0x27, 0x60, 0xB4, 0xB7, 0x2B9...0x2BC, 0x2018, 0x2019, 0x2032, 0x30FB, 0xFF65, 0xFF1D: nil
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: foldedLetter(scalar)
  case 0x00...0x7F, 0xA0...0xBF, 0x2000...0x206F, 0x3000...0x3003, 0x3008...0x3020: 0x20
  case 0x180...0x24F: latin(latinB, scalar - 0x180) ?? scalar
  case 0x1E00...0x1EFF: latin(latinAdditional, scalar - 0x1E00) ?? scalar
  case 0x439: 0x438
  case 0x591...0x5C7, 0x64B...0x65F, 0x640, 0x670: nil
  case 0x622, 0x623, 0x625, 0x671: 0x627
  case 0x629: 0x647
  case 0x649, 0x6CC: 0x64A
  case 0x6A9: 0x643
  case 0xFF01...0xFF5E: keyLetter(scalar - 0xFEE0)
  default: foldedLetter(scalar).map { $0 == 0x439 ? 0x438 : $0 }
  }
}

private func append(_ scalar: UInt32, to key: inout [UInt8]) {
  guard let letter = Unicode.Scalar(scalar) else { return }
  for byte in UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter { key.append(byte) }
}

/// The plain letter at a position of a table; `*` keeps the letter.
private func latin(_ table: StaticString, _ position: UInt32) -> UInt32? {
  let letter = table.utf8Start[Int(position)]
  return letter == UInt8(ascii: "*") ? nil : UInt32(letter)
}

/// U+0180…U+024F without accents, in lower case.
private let latinB: StaticString =
  "bb****occdd***eeeffg***ikkl**n*ooo**pp******tttuu*vyyzz*************dddlllnnnaaiioouuuuuuuuuueaaaa**ggggkkoooo**jdddgg**nnaa****aaaaeeeeiiiioooorrrruuuusstt**hh****zzaaeeooooooooyy***j*****l*****b**eejj**rryy"

/// U+1E00…U+1EFF without accents, in lower case: Vietnamese among others.
private let latinAdditional: StaticString =
  "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwya*sssdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyllvvyy"
