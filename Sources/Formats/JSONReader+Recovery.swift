extension JSONReader {
  /// Where a reader was between two events.
  struct Mark {
    fileprivate let index: Int
    fileprivate let state: State
    fileprivate let depth: Int
  }

  var mark: Mark { Mark(index: index, state: state, depth: stack.count) }

  /// Goes back to where the reader was, inside containers that have not ended since.
  mutating func goBack(to mark: Mark) {
    index = mark.index
    state = mark.state
    stack.removeLast(max(0, stack.count - mark.depth))
  }

  /// Moves to the first byte of the open array's next element; false when the array or the text has ended.
  ///
  /// Without a comma in between, what follows an element counts as the next one.
  mutating func moveToElement() -> Bool {
    guard !stack.isEmpty else { return false }
    skipWhitespace()
    if state == .afterValue, peek == UInt8(ascii: ",") {
      index += 1
      skipWhitespace()
    }
    return peek != nil
  }

  /// Moves over an element that cannot be read, to the comma or the array's bracket after it.
  ///
  /// Only quotation marks, backslashes and brackets are looked at. False when the text ends before the element does.
  mutating func skipDamagedElement() -> Bool {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): skipDamagedString()
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: "]") where depth == 0:
        state = .afterValue
        return true
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      default: break
      }
      index += 1
    }
    return false
  }

  /// Moves to the quotation mark that ends a string, or to the end of the text.
  private mutating func skipDamagedString() {
    index += 1
    while let byte = peek, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
  }
}
