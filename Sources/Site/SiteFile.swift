/// A file that the site may serve.
public struct SiteFile: Sendable {
  /// Relative to the root, with slashes.
  public var name: String
  /// In bytes.
  public var size: Int
  /// Changes whenever the bytes do (`ContentDigest`); printable ASCII without quotes.
  public var digest: String

  public init(name: String, size: Int, digest: String) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}
