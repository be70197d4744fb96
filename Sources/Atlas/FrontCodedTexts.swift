/// Sorted texts, each written as the number of bytes that it shares with the one before, and the rest.
///
/// Every `blockLength`th text shares nothing, so that any text is read from the beginning of its block. A text may be followed by
/// translations, each with its length in front.
struct FrontCodedTexts: Sendable {
  static let blockLength = 16

  let count: Int
  private let translations: Int
  private let blocks: [UInt32]

  /// Walks over all the texts: they must fill the range exactly. `bytes` must hold the range.
  init(_ bytes: [UInt8], _ range: Range<Int>, count: Int, translations: Int) throws(GazetteerError) {
    var blocks: [UInt32] = []
    blocks.reserveCapacity(count / Self.blockLength + 1)
    var position = range.lowerBound
    var length = 0
    for index in 0..<count {
      if index % Self.blockLength == 0 {
        blocks.append(UInt32(position))
        length = 0
      }
      guard position + 2 <= range.upperBound, Int(bytes[position]) <= length else { throw .malformed }
      length = Int(bytes[position]) + Int(bytes[position + 1])
      position += 2 + Int(bytes[position + 1])
      for _ in 0..<translations {
        guard position < range.upperBound else { throw .malformed }
        position += 1 + Int(bytes[position])
      }
      guard position <= range.upperBound else { throw .malformed }
    }
    guard position == range.upperBound else { throw .malformed }
    self.count = count
    self.translations = translations
    self.blocks = blocks
  }

  /// The text at an index; `bytes` are those that were checked.
  func text(_ index: Int, in bytes: [UInt8]) -> [UInt8] {
    read(index, in: bytes).text
  }

  /// Its translation at a position among the translations; empty where there is none.
  func translation(_ index: Int, _ which: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var position = read(index, in: bytes).end
    for _ in 0..<which { position += 1 + Int(bytes[position]) }
    return bytes[(position + 1)..<(position + 1 + Int(bytes[position]))]
  }

  private func read(_ index: Int, in bytes: [UInt8]) -> (text: [UInt8], end: Int) {
    var position = Int(blocks[index / Self.blockLength])
    var text: [UInt8] = []
    for step in 0...(index % Self.blockLength) {
      if step > 0 {
        for _ in 0..<translations { position += 1 + Int(bytes[position]) }
      }
      text.removeLast(text.count - Int(bytes[position]))
      let end = position + 2 + Int(bytes[position + 1])
      text.append(contentsOf: bytes[(position + 2)..<end])
      position = end
    }
    return (text, position)
  }
}
