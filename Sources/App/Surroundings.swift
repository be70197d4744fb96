/// What the host knows about where the app runs; it arrives with the first action.
public struct Surroundings: Sendable, Equatable {
  /// BCP 47 tags in the person's order.
  public var languages: [String] = []
  /// Whether the page may use ciphers and passkeys (HTTPS or localhost).
  public var isSecure = true
  public var hasPasskeys = false
  /// Whether it runs as an installed app rather than in a tab.
  public var isInstalled = false
  public var host = ""
  /// Whether the server names a map style of its own.
  public var hasServerStyle = false
  public var version = ""
  /// The address of a MediaWiki's action API, `{language}` standing for its edition; empty where the server offers none.
  public var wikipedia = ""
  /// Whether the system prefers dark.
  public var isDark = false

  public init() {}
}
