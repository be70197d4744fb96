import Geo
import Vault

/// The tour on the screen: what it plays, in which order, and whether its controls are shown.
public struct TourShow: Sendable {
  public internal(set) var tour: Tour
  public internal(set) var order = TourOrder.listed
  /// Full screen, without controls.
  public internal(set) var isPresented = false
  /// The stops as they were listed.
  let listed: [TourStop]
  /// When the flight to the current stop began.
  var departed: Instant?
  /// The flight or the rest under way.
  var request: RequestID?

  init(_ stops: [TourStop]) {
    listed = stops
    tour = Tour(stops)
  }

  /// The line to each stop from the one before, none to the first. Over the antimeridian the longitudes go on, so that no line tears there.
  var lines: [[MapPoint]] {
    var lines: [[MapPoint]] = [[]]
    for (before, stop) in zip(tour.stops, tour.stops.dropFirst()) {
      var line: [MapPoint] = []
      for coordinate in before.coordinate.line(to: stop.coordinate) {
        let near = line.last?.longitude ?? coordinate.longitude
        let turns = ((near - coordinate.longitude) / 360).rounded()
        line.append(MapPoint(longitude: coordinate.longitude + 360 * turns, latitude: coordinate.latitude))
      }
      lines.append(line)
    }
    return lines
  }
}

public enum TourOrder: String, Sendable, CaseIterable {
  case listed
  case reversed
}

extension TourStop {
  /// The example of the first moving map: along one parallel, westwards out of Tokyo.
  static let example: [TourStop] = [139.745451, 139.695451, 139.645451, 139.595451].compactMap { longitude in
    guard let coordinate = try? Coordinate(latitude: 35.658577, longitude: longitude) else { return nil }
    return TourStop(name: "Wow", coordinate: coordinate)
  }
}
