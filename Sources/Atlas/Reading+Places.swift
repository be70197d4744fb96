import Formats
import Geo

extension Reading {
  /// `[refusal or null, isCutOff, replacedCharacters, [item…]]` for a `SavedPlaces` file.
  ///
  /// An item is `[id or null, name or null, description or null, latitude, longitude]`, the id in 16 bytes, or, where it is no place,
  /// `[reason, name or null]`.
  static func places(_ file: [UInt8]) -> [UInt8] {
    var encoder = CBOREncoder()
    encoder.array(4)
    do throws(SavedPlaces.RefusedFile) {
      let contents = try SavedPlaces.read(file)
      encoder.null()
      encoder.bool(contents.damage != nil)
      encoder.integer(Int64(contents.replacedCharacters))
      encoder.array(contents.items.count)
      for item in contents.items { encoder.item(item) }
    } catch {
      encoder.text(error.name)
      encoder.bool(false)
      encoder.unsigned(0)
      encoder.array(0)
    }
    return encoder.bytes
  }
}

extension CBOREncoder {
  fileprivate mutating func item(_ item: SavedPlaces.Item) {
    switch item {
    case .place(let place):
      array(5)
      if let id = place.id { bytes(bigEndian(id.high) + bigEndian(id.low)) } else { null() }
      optional(place.name)
      optional(place.description)
      double(place.coordinate.latitude)
      double(place.coordinate.longitude)
    case .problem(let problem):
      array(2)
      text(problem.reason.name)
      optional(problem.name)
    }
  }

  mutating func optional(_ string: String?) {
    if let string { text(string) } else { null() }
  }

  private func bigEndian(_ word: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
  }
}

extension SavedPlaces.RefusedFile {
  fileprivate var name: String {
    switch self {
    case .tooLong, .tooManyItems: "tooLarge"
    case .noPlaces: "noPlaces"
    case .notJSON, .notAnArray: "unknown"
    }
  }
}

extension SavedPlaces.Reason {
  fileprivate var name: String {
    switch self {
    case .malformed: "malformed"
    case .notAnObject: "notAnObject"
    case .latitudeMissing: "latitudeMissing"
    case .longitudeMissing: "longitudeMissing"
    case .latitudeNotANumber, .longitudeNotANumber, .idNotAUUID, .nameNotText, .descriptionNotText:
      "wrongType"
    case .latitudeOutOfRange: "latitudeRange"
    case .longitudeOutOfRange: "longitudeRange"
    case .probablySwapped: "swapped"
    }
  }
}
