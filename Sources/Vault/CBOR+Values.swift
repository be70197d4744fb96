import Formats
import Geo

extension CBOREncoder {
  /// Writes a value, or `null`.
  mutating func optional<Value>(_ value: Value?, _ write: (inout CBOREncoder, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }

  /// Writes `[latitude, longitude]` in degrees, or `null`.
  mutating func coordinate(_ coordinate: Coordinate?) {
    guard let coordinate else { return null() }
    array(2)
    double(coordinate.latitude)
    double(coordinate.longitude)
  }

  /// Writes `[0]` for wanted, `[1]` for visited, `[1, date]` for visited on that day.
  mutating func status(_ status: Place.Status) {
    switch status {
    case .want:
      array(1)
      unsigned(0)
    case .visited(nil):
      array(1)
      unsigned(1)
    case .visited(let date?):
      array(2)
      unsigned(1)
      text(date.text)
    }
  }

  /// Writes an array of texts.
  mutating func texts(_ texts: [String]) {
    array(texts.count)
    for text in texts { self.text(text) }
  }
}

extension CBORDecoder {
  /// Reads 16 bytes.
  mutating func identifier() throws(CBORError) -> Identifier {
    let start = position
    guard let identifier = Identifier(bytes: try bytesSlice()) else {
      throw CBORError(.outOfRange, at: start)
    }
    return identifier
  }

  /// Reads `[latitude, longitude]` or `null`; nil when the numbers are not a position.
  mutating func coordinate() throws(CBORError) -> PositionValue? {
    if try null() { return PositionValue(coordinate: nil) }
    try array(count: 2)
    let (latitude, longitude) = (try double(), try double())
    do throws(CoordinateError) {
      return PositionValue(coordinate: try Coordinate(latitude: latitude, longitude: longitude))
    } catch {
      return nil
    }
  }

  /// Reads a status; nil when it is of a kind that this version does not know.
  mutating func status() throws(CBORError) -> Place.Status? {
    let count = try array()
    guard count > 0 else { return nil }
    switch (try unsigned(), count) {
    case (0, 1): return .want
    case (1, 1): return .visited(on: nil)
    case (1, 2):
      guard let date = CalendarDate(text: try text()) else { return nil }
      return .visited(on: date)
    default: return nil
    }
  }

  /// Reads an array of texts.
  mutating func texts() throws(CBORError) -> [String] {
    let count = try array()
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }
}

/// The value of a coordinate field: a position, or none.
struct PositionValue {
  let coordinate: Coordinate?
}
