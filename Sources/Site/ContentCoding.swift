/// How the bytes of a representation are packed, and which packing a client prefers (RFC 9110, sections 8.4 and 12.5.3).
enum ContentCoding: CaseIterable {
  /// In the order in which the server prefers them.
  case brotli, gzip, identity

  /// The name in Content-Encoding; nil for identity, which is never named there.
  var name: String? {
    switch self {
    case .brotli: "br"
    case .gzip: "gzip"
    case .identity: nil
    }
  }

  /// What the name of such a file ends with, after the name of the file it packs.
  var fileEnding: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: ""
    }
  }

  fileprivate func isNamed(_ token: Substring.UTF8View) -> Bool {
    switch self {
    case .brotli: token.matches("br")
    case .gzip: token.matches("gzip") || token.matches("x-gzip")
    case .identity: token.matches("identity")
    }
  }
}

/// The Accept-Encoding of a request; elements that cannot be read are ignored.
struct AcceptedCodings {
  /// Thousandths; nil where the field does not name the coding.
  private var quality: [ContentCoding: Int] = [:]
  private var qualityOfOthers: Int?

  init(_ field: String?) {
    for element in (field ?? "")[...].utf8.split(separator: UInt8(ascii: ",")) {
      let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard let token = parts.first?.trimmed, let thousandths = Self.quality(parts.dropFirst()) else {
        continue
      }
      if token.matches("*") { qualityOfOthers = thousandths }
      for coding in ContentCoding.allCases where coding.isNamed(token) { quality[coding] = thousandths }
    }
  }

  /// The best of these codings, the server's favourite among equals; nil when the client refuses them all.
  func best(of available: [ContentCoding]) -> ContentCoding? {
    var best: ContentCoding?
    for coding in ContentCoding.allCases where available.contains(coding) {
      if rank(coding) > best.map(rank) ?? 0 { best = coding }
    }
    return best
  }

  /// Identity that nobody named is acceptable, but the last choice.
  private func rank(_ coding: ContentCoding) -> Int {
    if let named = quality[coding] { return named * 2 }
    if let qualityOfOthers { return qualityOfOthers * 2 }
    return coding == .identity ? 1 : 0
  }

  /// The weight in thousandths: 1000 without one, nil when it is malformed.
  private static func quality(_ parameters: ArraySlice<Substring.UTF8View>) -> Int? {
    guard let parameter = parameters.first?.trimmed else { return 1000 }
    guard parameters.count == 1, parameter.prefix(2).matches("q=") else { return nil }
    let digits = parameter.dropFirst(2)
    guard let whole = digits.first, digits.count <= 5 else { return nil }
    var fraction = 0
    let decimals = digits.dropFirst(2)
    guard digits.dropFirst().first ?? UInt8(ascii: ".") == UInt8(ascii: ".") else { return nil }
    for position in 0..<3 {
      let digit = decimals.dropFirst(position).first ?? UInt8(ascii: "0")
      guard digit.isASCIIDigit else { return nil }
      fraction = fraction * 10 + Int(digit - UInt8(ascii: "0"))
    }
    switch whole {
    case UInt8(ascii: "0"): return fraction
    case UInt8(ascii: "1"): return fraction == 0 ? 1000 : nil
    default: return nil
    }
  }
}
