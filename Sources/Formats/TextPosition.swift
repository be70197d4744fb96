/// A place in a text file, as an editor shows it.
public struct TextPosition: Hashable, Sendable {
  /// Bytes before it, a byte order mark included.
  public let offset: Int
  /// The line, from 1; lines end with LF, CR LF or CR.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a byte order mark has none. Every ill-formed byte counts as one.
  public let column: Int

  /// Finds line and column of a byte; O(offset).
  public init(offset: Int, in bytes: [UInt8]) {
    let offset = max(0, min(offset, bytes.count))
    var (line, lineStart) = (1, byteOrderMarkLength(bytes))
    for index in 0..<offset where Self.endsLine(bytes, at: index) {
      line += 1
      lineStart = index + 1
    }
    var column = 1
    var index = lineStart
    while index < offset {
      index += max(1, utf8SequenceLength(bytes, at: index))
      column += 1
    }
    self.offset = offset
    self.line = line
    self.column = column
  }

  private static func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
    let isFollowedByFeed = index + 1 < bytes.count && bytes[index + 1] == 0x0A
    return bytes[index] == 0x0A || (bytes[index] == 0x0D && !isFollowedByFeed)
  }
}

/// 3 when the bytes start with the byte order mark of UTF-8, else 0.
func byteOrderMarkLength(_ bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
