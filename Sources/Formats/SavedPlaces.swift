public import Geo

/// The `SavedPlaces` files of the bucket list apps: JSON arrays of objects, one object for each place.
///
/// The classic edition writes `title`, `subtitle`, `latitude`, `longitude`, where both texts may be null or missing. The
/// modern edition writes `id` (a UUID), `name`, `description`, `latitude`, `longitude`. Both may be mixed in one file. The
/// two numbers may also stand in an object called `coordinate`.
public enum SavedPlaces {
  /// A place as the file has it; texts are exactly those of the file, control characters included.
  public struct Place: Hashable, Sendable {
    public var id: UUIDBits?
    public var name: String?
    public var description: String?
    public var coordinate: Coordinate

    public init(id: UUIDBits? = nil, name: String?, description: String?, coordinate: Coordinate) {
      self.id = id
      self.name = name
      self.description = description
      self.coordinate = coordinate
    }
  }

  /// An element of the file that is not a place, with whatever of it could be read.
  public struct Problem: Hashable, Sendable {
    /// The position in the file's array, from 0.
    public let index: Int
    public let reason: Reason
    public let id: UUIDBits?
    public let name: String?
    public let description: String?
    public let coordinate: Coordinate?
  }

  /// Why an element is not a place; the first that applies.
  public enum Reason: Error, Hashable, Sendable {
    /// The element breaks the grammar of JSON; the ones after it could be read again.
    case malformed(JSONError)
    /// The element is not an object.
    case notAnObject
    /// There is no latitude, or it is null.
    case latitudeMissing
    /// There is no longitude, or it is null.
    case longitudeMissing
    /// The latitude is not a number.
    case latitudeNotANumber
    /// The longitude is not a number.
    case longitudeNotANumber
    /// The latitude is outside -90...90 degrees.
    case latitudeOutOfRange
    /// The longitude is outside -360...360 degrees; within them it is wrapped into -180..<180.
    case longitudeOutOfRange
    /// The latitude is out of range, and exchanged with the longitude both are in range: probably written the wrong way round.
    case probablySwapped
    /// The id is neither null nor the text of a UUID.
    case idNotAUUID
    /// The name or title is neither null nor text.
    case nameNotText
    /// The description or subtitle is neither null nor text.
    case descriptionNotText
  }

  /// What became of one element of the file.
  public enum Item: Hashable, Sendable {
    case place(Place)
    case problem(Problem)
  }

  /// All that was in a file: one item for every element, in the file's order.
  public struct Contents: Hashable, Sendable {
    public internal(set) var items: [Item] = []

    /// What ended the reading early: the file is cut off or broken after the last of `items`, and there may be more places.
    public internal(set) var damage: JSONError?

    /// Names of members whose values were not used, because the format has no such member or the place had the same
    /// thing before under another name: the first of them, each once, at most 20.
    public internal(set) var ignoredMembers: [String] = []

    /// How many halves of surrogate pairs, which are no characters, were read as U+FFFD.
    public internal(set) var replacedCharacters = 0
  }

  /// How much is read at most.
  public struct Limits: Hashable, Sendable {
    /// Bytes of the file.
    public let bytes: Int
    /// Elements of its array.
    public let items: Int

    public init(bytes: Int = 64 << 20, items: Int = 1_000_000) {
      self.bytes = bytes
      self.items = items
    }
  }

  /// Why a file as a whole was refused; nothing of it was read.
  public enum RefusedFile: Error, Hashable, Sendable {
    /// More bytes than the limit.
    case tooLong(limit: Int)
    /// More elements than the limit.
    case tooManyItems(limit: Int)
    /// Not JSON: the first element already breaks the grammar.
    case notJSON(JSONError)
    /// JSON, but not an array at its top.
    case notAnArray
    /// An array without a single object that has a latitude, a longitude or a coordinate.
    case noPlaces
  }
}
