/// The path of a request target, decoded and checked, so that it can be compared with names of files.
///
/// A target has to be in origin-form or absolute-form (RFC 9112, section 3.2). A query is allowed and ignored. Since a path is only ever
/// looked up among known names, no path can leave the folder; what tries to is refused all the same, so that it is seen.
struct Target: Equatable {
  /// Without the first slash; "" is the start page.
  let path: String

  /// Refuses (nil) whatever is no path: a bad percent-encoding, control characters, backslashes, encoded slashes, empty segments, "."
  /// and "..", bytes outside of ASCII, and text that is not UTF-8.
  init?(_ target: String) {
    guard var bytes = Self.pathBytes(of: target[...].utf8), bytes.first == UInt8(ascii: "/") else {
      return nil
    }
    bytes.removeFirst()
    guard let decoded = Self.decode(bytes) else { return nil }
    let segments = decoded.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (position, segment) in segments.enumerated() {
      if segment.isEmpty && position < segments.count - 1 { return nil }
      if segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) { return nil }
    }
    guard let path = String(validating: decoded, as: UTF8.self) else { return nil }
    self.path = path
  }

  /// What stands before the query, with scheme and authority of the absolute-form taken off.
  private static func pathBytes(of target: Substring.UTF8View) -> Substring.UTF8View? {
    var bytes = target.prefix { $0 != UInt8(ascii: "?") }
    for scheme in ["http://", "https://"] where bytes.prefix(scheme.utf8.count).matches(scheme) {
      bytes = bytes.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
      return bytes.isEmpty ? "/"[...].utf8 : bytes
    }
    return bytes
  }

  private static func decode(_ encoded: Substring.UTF8View) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(encoded.count)
    var rest = encoded.makeIterator()
    while var byte = rest.next() {
      guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "#") else {
        return nil
      }
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue else {
          return nil
        }
        byte = high << 4 | low
        guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "/") else {
          return nil
        }
      }
      decoded.append(byte)
    }
    return decoded
  }
}
