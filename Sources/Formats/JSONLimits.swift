/// How much JSON is read at most; beyond that a reader stops with an error instead of using up memory.
public struct JSONLimits: Hashable, Sendable {
  /// Bytes of the whole text.
  public let bytes: Int
  /// Arrays and objects open at once, clamped to 0...512: a `JSON` tree is built by recursion.
  public let depth: Int
  /// Values of any kind, containers included, names not.
  public let values: Int

  public init(bytes: Int = 64 << 20, depth: Int = 64, values: Int = 10_000_000) {
    self.bytes = max(0, bytes)
    self.depth = max(0, min(depth, 512))
    self.values = max(0, values)
  }
}
