import PropertyTesting

@testable import Geo

/// The places of an index as a plain list, answering by looking at every one.
struct PlaceModel {
  private(set) var places: [Int32: Coordinate] = [:]

  init(_ coordinates: [Coordinate] = []) {
    for (row, coordinate) in coordinates.enumerated() { places[Int32(row)] = coordinate }
  }

  mutating func set(_ row: Int32, _ coordinate: Coordinate?) { places[row] = coordinate }

  func rows(in bounds: Bounds) -> Set<Int32> {
    Set(places.filter { bounds.contains($0.value) }.keys)
  }

  func nearest(to center: Coordinate, count: Int) -> [PlaceIndex.Neighbor] {
    let all = places.map { PlaceIndex.Neighbor(row: $0.key, distance: center.distance(to: $0.value)) }
    return Array(all.sorted { ($0.distance, $0.row) < ($1.distance, $1.row) }.prefix(count))
  }
}

extension SeededGenerator {
  /// Places as they are hard for an index: scattered, crowded, in the same spot, at poles, edges and the antimeridian.
  mutating func places(upTo limit: Int) -> [Coordinate] {
    let centers = (0..<3).map { _ in awkwardCoordinate() }
    let spread = pick([1e-8, 1e-4, 0.1, 3])
    return (0..<int(in: 0...limit)).map { _ in
      switch int(in: 0...3) {
      case 0: awkwardCoordinate()
      case 1: pick(centers)
      default: near(pick(centers), spread)
      }
    }
  }

  mutating func near(_ center: Coordinate, _ degrees: Double) -> Coordinate {
    let latitude = center.latitude + double(in: -degrees...degrees)
    return Coordinate(
      validLatitude: max(-90, min(90, latitude)),
      longitude: center.longitude + double(in: -degrees...degrees)
    )
  }

  mutating func awkwardCoordinate() -> Coordinate {
    let latitude =
      oneIn(3)
      ? pick([-90, -85.051129, -85.0511287, 0, 85.0511287, 85.051129, 89.9, 90]) : double(in: -90...90)
    let longitude = oneIn(3) ? pick([-180, -179.9999999, 0, 179.9999999, 90, 45]) : double(in: -180...180)
    return Coordinate(validLatitude: latitude, longitude: longitude)
  }

  /// An index and a model of the same places, after some changes to both.
  mutating func changedIndex(upTo limit: Int) -> (index: PlaceIndex, model: PlaceModel) {
    let coordinates = places(upTo: limit)
    var index = PlaceIndex(coordinates)
    var model = PlaceModel(coordinates)
    for _ in 0..<(oneIn(3) ? 0 : int(in: 0...limit / 2)) { change(&index, &model, newRows: Int32(limit)) }
    return (index, model)
  }

  private mutating func change(_ index: inout PlaceIndex, _ model: inout PlaceModel, newRows: Int32) {
    let row = Int32(int(in: 0...Int(newRows) + 20))
    guard let old = model.places[row] else {
      let coordinate = awkwardCoordinate()
      precondition(index.insert(row, at: coordinate) && !index.insert(row, at: coordinate))
      return model.set(row, coordinate)
    }
    if oneIn(2) {
      precondition(index.remove(row, at: old) && !index.remove(row, at: old))
      return model.set(row, nil)
    }
    let new = oneIn(2) ? awkwardCoordinate() : near(old, pick([0, 1e-9, 1e-7, 0.01]))
    precondition(index.move(row, from: old, to: new))
    model.set(row, new)
  }
}
