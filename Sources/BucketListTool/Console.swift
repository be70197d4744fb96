import Glibc

/// Lines on the two standard streams, each written at once, so that lines of several threads never mix.
enum Console {
  static func print(_ line: String) {
    write(line, to: STDOUT_FILENO)
  }

  static func printError(_ line: String) {
    write(line, to: STDERR_FILENO)
  }

  /// A stream that nobody reads any more is no reason to fail.
  private static func write(_ line: String, to descriptor: Int32) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
