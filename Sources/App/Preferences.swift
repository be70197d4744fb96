/// Settings of this device. They are stored in the clear, since the locked screen needs them, and hold nothing personal.
public struct Preferences: Sendable, Equatable {
  /// nil: as the browser says.
  public var language: Language?
  /// nil: as the system says.
  public var theme: Theme?
  public var mapStyle: MapStyle?
  /// Whether a tap on the bare map adds a place there.
  public var addsByTap = false
  /// Minutes hidden after which the app locks itself; 0 locks at once, nil never.
  public var lockDelay: UInt64? = 5
  /// Whether Wikipedia may be asked about places; nil: the person was not asked yet.
  public var asksWikipedia: Bool?
  /// Whether what is near is sorted by distance rather than by title.
  public var sortsNearbyByDistance = false
  /// nil: as the region of the browser's languages has it.
  public var units: Units?

  public init() {}

  /// The delays that settings offer, in minutes.
  public static let lockDelays: [UInt64?] = [0, 1, 5, 15, 60, nil]
}

public enum Theme: String, Sendable, CaseIterable {
  case light
  case dark
}

/// A language of the interface.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case chinese = "zh-Hans"

  /// The first of the person's languages that the app speaks; English where it speaks none.
  ///
  /// Every kind of Chinese is answered in Simplified Chinese, the only one there is here.
  public init(preferred tags: [String]) {
    for tag in tags {
      switch Array(tag.utf8.prefix { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }) {
      case Array("en".utf8): self = .english
      case Array("ja".utf8): self = .japanese
      case Array("zh".utf8): self = .chinese
      default: continue
      }
      return
    }
    self = .english
  }

  /// The language's own name for itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .japanese: "日本語"
    case .chinese: "简体中文"
    }
  }
}
