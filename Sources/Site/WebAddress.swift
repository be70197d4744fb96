/// The address of a map style or of a host that serves its tiles, checked so that it can stand in a header field and in JSON as it is.
public struct WebAddress: Hashable, Sendable {
  public enum Failure: Error, Equatable {
    /// Neither https, nor http on localhost.
    case notSecure
    /// A user name or password, which everybody who opens the page would see.
    case hasCredentials
    /// No host, a port out of range, a fragment, or a character that has to be percent-encoded.
    case malformed
    /// Longer than 2,000 bytes.
    case tooLong
    /// A path where only scheme, host and port are allowed.
    case hasPath
  }

  public let text: String
  /// Scheme, host and, unless it is the usual one, port; in lower case (RFC 6454).
  public let origin: String

  public init(_ text: String) throws(Failure) {
    self.text = text
    (origin, _) = try Self.parse(text)
  }

  /// An address that names a whole origin: nothing but "/" may follow.
  public init(origin text: String) throws(Failure) {
    self.text = text
    let rest: Substring
    (origin, rest) = try Self.parse(text)
    guard rest.isEmpty || rest == "/" else { throw .hasPath }
  }
}

extension WebAddress {
  /// The origin, and what follows it.
  private static func parse(_ text: String) throws(Failure) -> (origin: String, rest: Substring) {
    guard text.utf8.count <= 2000 else { throw .tooLong }
    guard text.utf8.allSatisfy(isAllowed) else { throw .malformed }
    let bytes = text[...].utf8
    let isHTTPS = bytes.prefix(8).matches("https://")
    guard isHTTPS || bytes.prefix(7).matches("http://") else { throw .notSecure }
    let afterScheme = bytes.dropFirst(isHTTPS ? 8 : 7)
    let authority = afterScheme.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    guard !authority.contains(UInt8(ascii: "@")) else { throw .hasCredentials }
    let (host, port) = try hostAndPort(authority)
    guard isHTTPS || ["localhost", "127.0.0.1", "[::1]"].contains(host) else { throw .notSecure }
    let suffix = port.flatMap { $0 == (isHTTPS ? 443 : 80) ? nil : ":\($0)" } ?? ""
    return ((isHTTPS ? "https://" : "http://") + host + suffix, Substring(afterScheme[authority.endIndex...]))
  }

  /// The characters of RFC 3986 except "#" and the single quote.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~:/?[]@!$&()*+,;=%".utf8.contains(byte)
  }

  private static func hostAndPort(_ authority: Substring.UTF8View) throws(Failure) -> (String, Int?) {
    let isLiteral = authority.first == UInt8(ascii: "[")
    let hostEnd =
      isLiteral
      ? authority.firstIndex(of: UInt8(ascii: "]")).map { authority.index(after: $0) }
      : authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    guard let hostEnd else { throw .malformed }
    let host = authority[..<hostEnd]
    let isValid =
      isLiteral
      ? host.count > 2
        && host.dropFirst().dropLast().allSatisfy { $0.hexadecimalValue != nil || $0 == UInt8(ascii: ":") }
      : !host.isEmpty && host.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-.".utf8.contains($0) }
    guard isValid else { throw .malformed }
    let rest = authority[hostEnd...]
    guard !rest.isEmpty else { return (Substring(host).lowercased(), nil) }
    guard rest.first == UInt8(ascii: ":"), let port = rest.dropFirst().decimalValue,
      (1...65535).contains(port)
    else { throw .malformed }
    return (Substring(host).lowercased(), port)
  }
}
