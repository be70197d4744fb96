/// An object of a kind that this version does not know, kept field by field as the bytes it came in.
struct UnknownRecord: Sendable {
  private(set) var stamps = FieldStamps()
  private var raw = RawFields()

  /// Takes over a value unless a newer one is known, as `PlaceRecord.apply` does.
  mutating func apply(_ key: UInt64, _ value: [UInt8], _ stamp: Stamp) -> Bool {
    if let known = stamps[key] {
      guard known <= stamp else { return false }
      if known == stamp {
        guard self[key].lexicographicallyPrecedes(value) else { return false }
      }
    }
    raw[key] = value
    stamps.set(key, stamp)
    return true
  }

  /// The bytes of a field that has a stamp.
  subscript(key: UInt64) -> [UInt8] { raw[key] ?? [] }
}
