import Geo

extension Replica {
  /// The changes that take others back, which are still to be applied: every field gets the value that it has now, and an object that is
  /// not there yet is deleted.
  ///
  /// Only the fields that the changes are about are touched, so that taking them back later leaves alone what others wrote meanwhile.
  /// O(changes).
  public func inverse(of changes: [Change]) -> [Change] {
    var inverse: [Change] = []
    var last: Change?
    for change in changes {
      let isNew = !knows(change)
      if isNew, let last, last.object == change.object, last.kind == change.kind { continue }
      last = change
      var back = change
      back.field = isNew ? deletion(of: change) : value(before: change)
      inverse.append(back)
    }
    return inverse
  }

  private func knows(_ change: Change) -> Bool {
    change.kind == .place ? places.position(of: change.object) != nil : others[name(of: change)] != nil
  }

  private func deletion(of change: Change) -> PlaceField {
    let deleted = PlaceField.deleted(change.stamp.instant)
    return change.kind == .place ? deleted : .unknown(key: deleted.key, value: deleted.encodedValue)
  }

  private func value(before change: Change) -> PlaceField {
    let key = change.field.key
    if change.kind == .place { return places[change.object]!.field(key) }
    let value = others[name(of: change)]![key]
    return .unknown(key: key, value: value.isEmpty ? [Self.null] : value)
  }

  private func name(of change: Change) -> ObjectName {
    ObjectName(kind: change.kind, id: change.object)
  }

  /// A field without a value, in CBOR.
  private static let null: UInt8 = 0xF6
}
