public struct Coordinate: Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double
}
