import Formats

/// A text as it is searched and sorted: without regard to case, accents, width and kind of kana.
struct SearchText: Equatable {
  private(set) var scalars: [UInt32] = []

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    append(text, after: nil)
  }

  /// Begins anew with another text, in the room that the one before took.
  mutating func replace(with text: String) {
    scalars.removeAll(keepingCapacity: true)
    append(text, after: nil)
  }

  /// Adds another text that can be found too, but not together with the one before.
  mutating func append(_ text: String) {
    append(text, after: 0)
  }

  private mutating func append(_ text: String, after separator: UInt32?) {
    if let separator { scalars.append(separator) }
    for scalar in text.unicodeScalars {
      if let folded = foldedLetter(scalar.value) { scalars.append(folded) }
    }
  }

  /// The pieces between spaces.
  var words: [[UInt32]] {
    var words: [[UInt32]] = []
    var word: [UInt32] = []
    for scalar in scalars + [0x20] {
      if scalar != 0x20 {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = []
      }
    }
    return words
  }

  /// Whether `word` occurs; O(length · length of `word`).
  func contains(_ word: [UInt32]) -> Bool {
    guard let first = word.first else { return true }
    guard word.count <= scalars.count else { return false }
    for start in 0...(scalars.count - word.count) where scalars[start] == first {
      if scalars[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }
}
