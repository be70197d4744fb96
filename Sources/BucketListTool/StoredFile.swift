import Site

/// The bytes of one file of the site: in memory unless it is large, and otherwise in the open file (docs/decisions/0001).
final class StoredFile: @unchecked Sendable {
  /// The largest file that is kept in memory, in bytes.
  static let largestInMemory = 16 << 20
  /// The largest file whose digest is of its bytes; beyond, it is made of size and time.
  static let largestDigested = 64 << 20

  let size: Int
  let digest: String
  /// Never written to after `init`, which is what makes the class safe to share.
  let memory: UnsafeMutableRawBufferPointer?
  private let file: OpenFile

  /// Reads the file once; nil when it ends early, since then somebody is writing to it.
  init?(_ file: consuming OpenFile, keepInMemory: Bool) {
    size = file.size
    if keepInMemory && file.size <= Self.largestInMemory {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: file.size, alignment: 16)
      guard file.read(into: buffer, at: 0) else {
        buffer.deallocate()
        return nil
      }
      var content = ContentDigest()
      content.update(UnsafeRawBufferPointer(buffer))
      digest = content.text
      memory = buffer
    } else {
      guard let digest = Self.digest(of: file) else { return nil }
      self.digest = digest
      memory = nil
    }
    self.file = file
  }

  deinit {
    memory?.deallocate()
  }

  /// Fills the buffer from this offset; false when the file has become shorter meanwhile.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    file.read(into: buffer, at: offset)
  }

  private static func digest(of file: borrowing OpenFile) -> String? {
    guard file.size <= largestDigested else {
      return String(file.size, radix: 16) + "-" + String(file.modified, radix: 16)
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var content = ContentDigest()
    var offset = 0
    while offset < file.size {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, file.size - offset)])
      guard file.read(into: part, at: offset) else { return nil }
      content.update(UnsafeRawBufferPointer(part))
      offset += part.count
    }
    return content.text
  }
}
