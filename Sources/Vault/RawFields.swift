/// Values that this version does not understand, as the bytes they came in.
struct RawFields: Sendable {
  private var fields: [(key: UInt64, value: [UInt8])] = []

  /// The bytes of a field, or nil when it is none of these.
  subscript(key: UInt64) -> [UInt8]? {
    get { fields.first { $0.key == key }?.value }
    set {
      if fields.isEmpty, newValue == nil { return }
      fields.removeAll { $0.key == key }
      if let newValue { fields.append((key, newValue)) }
    }
  }
}
