import Geo
import PropertyTesting

extension SeededGenerator {
  /// Any coordinate, often one of the special ones: poles, the antimeridian, the origin.
  mutating func coordinate() throws -> Coordinate {
    try Coordinate(
      latitude: oneIn(6) ? pick([-90, -0.0, 0, 90, 85.06, -85.06]) : double(in: -90...90),
      longitude: oneIn(6) ? pick([-180, -0.0, 0, Double(180).nextDown, 90]) : double(in: -180...180)
    )
  }
}
