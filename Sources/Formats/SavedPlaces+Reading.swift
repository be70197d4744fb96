extension SavedPlaces {
  /// Reads a file of either edition, told by its content alone.
  ///
  /// An empty array is a file with no items, which is not an error; a file that is something else is. An element that is
  /// no place, or not even JSON, becomes a problem and leaves the others alone. A comma after the last element is
  /// overlooked. O(bytes).
  public static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(RefusedFile) -> Contents {
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    var reading: Reading
    do throws(JSONError) {
      reading = try Reading(bytes)
    } catch {
      throw .notJSON(error)
    }
    guard reading.isArray else { throw .notAnArray }
    while reading.readElement() {
      guard reading.contents.items.count <= limits.items else { throw .tooManyItems(limit: limits.items) }
    }
    if let refusal = reading.refusal { throw refusal }
    return reading.contents
  }
}

/// A file half read.
private struct Reading {
  let isArray: Bool
  private(set) var contents = SavedPlaces.Contents()
  private var reader: JSONReader
  private var hasPlaceLikeObject = false

  init(_ bytes: [UInt8]) throws(JSONError) {
    reader = try JSONReader(bytes, limits: JSONLimits(bytes: .max, values: .max))
    let first = try reader.next()
    if case .beginArray = first { isArray = true } else { isArray = false }
  }

  /// Reads one element of the array; false after the last.
  mutating func readElement() -> Bool {
    let start = reader.mark
    do throws(JSONError) {
      guard let event = try reader.next() else { return false }
      if case .endArray = event { return true }
      add(SavedPlaceFields(try reader.value(startingWith: event)))
      return true
    } catch {
      return setAside(error, from: start)
    }
  }

  private mutating func add(_ fields: SavedPlaceFields) {
    contents.items.append(fields.item(index: contents.items.count))
    contents.replacedCharacters = reader.replacedSurrogates
    hasPlaceLikeObject = hasPlaceLikeObject || fields.isPlaceLike
    for name in fields.unusedNames where contents.ignoredMembers.count < 20 {
      guard !contents.ignoredMembers.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { continue }
      contents.ignoredMembers.append(name)
    }
  }

  /// Goes on after an element that is not JSON; false when there is no way to tell where it ends.
  private mutating func setAside(_ error: JSONError, from start: JSONReader.Mark) -> Bool {
    reader.goBack(to: start)
    guard reader.moveToElement() else {
      contents.damage = error
      return false
    }
    if reader.peek == UInt8(ascii: "]") { return true }
    contents.items.append(SavedPlaceFields(nil).problem(.malformed(error), index: contents.items.count))
    guard reader.skipDamagedElement() else {
      contents.damage = error
      return false
    }
    return true
  }

  /// Why what was read is not such a file, if it is none.
  var refusal: SavedPlaces.RefusedFile? {
    if hasPlaceLikeObject { return nil }
    if let damage = contents.damage { return .notJSON(damage) }
    guard let first = contents.items.first else { return nil }
    if case .problem(let problem) = first, case .malformed(let error) = problem.reason {
      return .notJSON(error)
    }
    return .noPlaces
  }
}
