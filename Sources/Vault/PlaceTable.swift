/// All places ever known, by position and by identifier.
///
/// A place keeps its position for as long as the table lives, and none is ever taken out (deletion is a field), so
/// an index may refer to places by position. Finding one by identifier takes constant time.
public struct PlaceTable: Sendable {
  private var records: [PlaceRecord] = []
  private var positions: [Identifier: Int32] = [:]

  /// The record of a place, or nil when it was never heard of.
  public subscript(id: Identifier) -> PlaceRecord? {
    position(of: id).map { records[$0] }
  }

  /// Where the record of a place stands, or nil when it was never heard of.
  public func position(of id: Identifier) -> Int? {
    positions[id].map { Int($0) }
  }

  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  mutating func apply(_ field: PlaceField, to id: Identifier, _ stamp: Stamp) -> Bool {
    records[positionAdding(id)].apply(field, stamp)
  }

  /// The position of a place; one that was never heard of is added.
  mutating func positionAdding(_ id: Identifier) -> Int {
    if let position = positions[id] { return Int(position) }
    positions[id] = Int32(records.count)
    records.append(PlaceRecord(id: id))
    return records.count - 1
  }

  mutating func apply(_ field: PlaceField, at position: Int, _ stamp: Stamp) -> Bool {
    records[position].apply(field, stamp)
  }
}

extension PlaceTable: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { records.count }
  public subscript(position: Int) -> PlaceRecord { records[position] }
}
