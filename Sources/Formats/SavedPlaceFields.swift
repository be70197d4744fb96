import Geo

/// The members of an element that belong to the format, of both editions, as far as they could be understood.
struct SavedPlaceFields {
  private let isObject: Bool
  private var id = SavedPlaceField<UUIDBits>.missing
  private var name = SavedPlaceField<String>.missing
  private var description = SavedPlaceField<String>.missing
  private var latitude = SavedPlaceField<Double>.missing
  private var longitude = SavedPlaceField<Double>.missing

  /// Whether the element has a member that only places have.
  private(set) var isPlaceLike = false

  /// Names of members whose value is not used: not part of the format, or followed by another for the same thing.
  private(set) var unusedNames: [String] = []

  /// Reads an element; nil for one that could not be read.
  init(_ element: JSON?) {
    isObject = element?.members != nil
    for member in element?.members ?? [] { take(member) }
  }

  private mutating func take(_ member: JSON.Member) {
    let value = member.value
    var isUsed = true
    switch SavedPlaceMember(name: member.name) {
    case .id: isUsed = id.take(value, as: value.string.flatMap(UUIDBits.init(text:)))
    case .name: isUsed = name.take(value, as: value.string)
    case .description: isUsed = description.take(value, as: value.string)
    case .latitude: isUsed = latitude.take(value, as: angle(value))
    case .longitude: isUsed = longitude.take(value, as: angle(value))
    case .coordinate: for part in value.members ?? [] { take(part) }
    case nil: isUsed = false
    }
    if !isUsed { unusedNames.append(member.name) }
  }

  /// A number in degrees; one beyond the largest double is infinite, and so out of range.
  private mutating func angle(_ value: JSON) -> Double? {
    isPlaceLike = true
    return value.number.map { $0.double ?? .infinity }
  }

  /// What the element is: a place when nothing is wrong with it.
  func item(index: Int) -> SavedPlaces.Item {
    do throws(SavedPlaces.Reason) {
      return .place(try place())
    } catch {
      return problem(error, index: index)
    }
  }

  private func place() throws(SavedPlaces.Reason) -> SavedPlaces.Place {
    guard isObject else { throw .notAnObject }
    let coordinate = try coordinate()
    return SavedPlaces.Place(
      id: try id.value(orIfWrong: .idNotAUUID),
      name: try name.value(orIfWrong: .nameNotText),
      description: try description.value(orIfWrong: .descriptionNotText),
      coordinate: coordinate
    )
  }

  private func coordinate() throws(SavedPlaces.Reason) -> Coordinate {
    guard let latitude = try latitude.value(orIfWrong: .latitudeNotANumber) else { throw .latitudeMissing }
    guard let longitude = try longitude.value(orIfWrong: .longitudeNotANumber) else {
      throw .longitudeMissing
    }
    guard -90...90 ~= latitude else {
      throw -90...90 ~= longitude && -180...180 ~= latitude ? .probablySwapped : .latitudeOutOfRange
    }
    guard -360...360 ~= longitude, let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw .longitudeOutOfRange
    }
    return coordinate
  }

  /// A problem that keeps what could be understood.
  func problem(_ reason: SavedPlaces.Reason, index: Int) -> SavedPlaces.Item {
    .problem(
      SavedPlaces.Problem(
        index: index,
        reason: reason,
        id: try? id.value(orIfWrong: reason),
        name: try? name.value(orIfWrong: reason),
        description: try? description.value(orIfWrong: reason),
        coordinate: try? coordinate()
      )
    )
  }
}

/// The members of both editions by what they mean.
private enum SavedPlaceMember {
  case id, name, description, latitude, longitude, coordinate

  init?(name: String) {
    let length = name.utf8.count
    for known in Self.all where known.name.utf8.count == length && known.name.utf8.elementsEqual(name.utf8) {
      self = known.member
      return
    }
    return nil
  }

  private static let all: [(name: String, member: SavedPlaceMember)] = [
    ("latitude", .latitude), ("longitude", .longitude), ("title", .name), ("subtitle", .description),
    ("id", .id),
    ("name", .name), ("description", .description), ("coordinate", .coordinate),
  ]
}

/// A member's value: missing or null, something else than expected, or as expected.
private enum SavedPlaceField<Value> {
  case missing
  case wrong
  case value(Value)

  /// Takes a value unless it is null or there is one already; whether nothing was left unused.
  mutating func take(_ json: JSON, as understood: Value?) -> Bool {
    if case .null = json { return true }
    guard case .missing = self else { return false }
    self = understood.map { .value($0) } ?? .wrong
    return true
  }

  func value(orIfWrong reason: SavedPlaces.Reason) throws(SavedPlaces.Reason) -> Value? {
    switch self {
    case .missing: nil
    case .wrong: throw reason
    case .value(let value): value
    }
  }
}
