import Vault

/// Web addresses that came from outside.
public enum WebLink {
  /// Whether the address begins with `http:`, `https:`, `mailto:` or `geo:`: nothing else is ever followed.
  public static func canBeFollowed(_ address: String) -> Bool {
    var scheme = ""
    for byte in address.utf8 {
      if byte == UInt8(ascii: ":") { break }
      scheme.unicodeScalars.append(Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte))
    }
    switch ByteText(scheme) {
    case "http", "https", "mailto", "geo": return scheme.utf8.count < address.utf8.count
    default: return false
    }
  }

  /// What a person typed as a link: nil where it is nothing but spaces, with `https://` in front where it begins with a host.
  static func typed(_ text: String) throws(PlaceProblem) -> String? {
    let space = UInt8(ascii: " ")
    guard text.utf8.count <= PlaceLimits.link else { throw .linkTooLong(limit: PlaceLimits.link) }
    var bytes = Array(text.utf8)
    while bytes.last == space { bytes.removeLast() }
    while bytes.first == space { bytes.removeFirst() }
    guard !bytes.isEmpty else { return nil }
    let link = String(decoding: bytes, as: UTF8.self)
    if canBeFollowed(link) { return link }
    var isHost = true
    var hasDot = false
    for byte in bytes {
      if byte == UInt8(ascii: "/") { isHost = false }
      if byte == UInt8(ascii: "."), isHost { hasDot = true }
      if byte == space || (byte == UInt8(ascii: ":") && isHost) { throw .notALink }
    }
    guard hasDot else { throw .notALink }
    return "https://" + link
  }
}
