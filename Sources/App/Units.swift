/// How a person reads distances.
public enum Units: String, Sendable, CaseIterable {
  case kilometres = "km"
  case miles = "mi"

  /// By the region of the person's first language that names one: miles in the United States, the United Kingdom, Liberia and Myanmar
  /// (Unicode CLDR, supplemental data, measurement systems).
  public init(preferred tags: [String]) {
    for tag in tags {
      guard let region = Self.region(of: tag) else { continue }
      switch ByteText(region) {
      case "US", "GB", "LR", "MM": self = .miles
      default: self = .kilometres
      }
      return
    }
    self = .kilometres
  }

  /// The part of two letters after the language.
  private static func region(of tag: String) -> String? {
    var part: [UInt8] = []
    var isLanguage = true
    for byte in Array(tag.utf8) + [UInt8(ascii: "-")] {
      if byte != UInt8(ascii: "-") {
        part.append(byte)
      } else if !isLanguage, part.count == 2 {
        return String(decoding: part, as: UTF8.self)
      } else {
        isLanguage = false
        part = []
      }
    }
    return nil
  }

  /// A distance of so many metres, with as many digits as help: 850 m, 1.2 km, 12 km; 480 ft, 0.7 mi, 12 mi.
  public func text(metres: Double) -> String {
    switch self {
    case .kilometres:
      metres < 995
        ? Self.rounded(metres, to: metres < 100 ? 1 : 10) + " m" : Self.tenths(metres / 1_000) + " km"
    case .miles:
      // An international mile has 1,609.344 m, a foot 0.3048 m.
      metres < 160.9344
        ? Self.rounded(metres / 0.3048, to: metres < 30.48 ? 1 : 10) + " ft"
        : Self.tenths(metres / 1_609.344) + " mi"
    }
  }

  private static func rounded(_ number: Double, to step: Double) -> String {
    grouped(Int((number / step).rounded() * step))
  }

  private static func tenths(_ number: Double) -> String {
    guard number < 9.95 else { return rounded(number, to: 1) }
    let tenths = Int((number * 10).rounded())
    return String(tenths / 10) + "." + String(tenths % 10)
  }
}
