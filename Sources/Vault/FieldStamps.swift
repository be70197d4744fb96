/// The stamps of an object's fields in little room: most fields were written together, so one stamp stands for all of
/// them and only the exceptions are listed.
struct FieldStamps: Sendable {
  struct Exception: Hashable, Sendable {
    let key: UInt64
    var stamp: Stamp
  }

  /// The stamp of every field in `present` that is not an exception; meaningless while `present` is empty.
  private(set) var base = Stamp(time: 0, writer: 0)
  /// Bit n is set when the field with key n has a value. Fields with keys above 31 are always exceptions.
  private var present: UInt32 = 0
  /// Sorted by key.
  private(set) var exceptions: [Exception] = []

  /// The stamp of a field, or nil when it has no value yet.
  subscript(key: UInt64) -> Stamp? {
    if key < 32 {
      guard present & (1 << UInt32(key)) != 0 else { return nil }
      if exceptions.isEmpty { return base }
    }
    return exceptions.first { $0.key == key }?.stamp ?? (key < 32 ? base : nil)
  }

  /// The keys of all fields that have a value, ascending.
  var keys: [UInt64] {
    (0..<32).filter { present & (1 << UInt32($0)) != 0 } + exceptions.map { $0.key }.filter { $0 >= 32 }
  }

  /// The newest stamp of any field.
  var newest: Stamp {
    exceptions.reduce(present == 0 ? Stamp(time: 0, writer: 0) : base) { max($0, $1.stamp) }
  }

  /// The same in the form that is stored, in whatever order the fields were written: the most frequent stamp as the base, and the
  /// exceptions from it.
  var stored: (base: Stamp, exceptions: [Exception]) {
    if present != 0, exceptions.isEmpty { return (base, []) }
    let all = keys.map { Exception(key: $0, stamp: self[$0]!) }
    let base = mostFrequent(all)
    return (base, all.filter { $0.stamp != base })
  }

  /// Notes when a field was written.
  mutating func set(_ key: UInt64, _ stamp: Stamp) {
    guard key < 32 else { return setException(key, stamp) }
    let bit: UInt32 = 1 << UInt32(key)
    if present & ~bit == 0 { base = stamp }
    present |= bit
    if stamp == base {
      if !exceptions.isEmpty { exceptions.removeAll { $0.key == key } }
    } else {
      setException(key, stamp)
      rebaseIfMostAreExceptions()
    }
  }

  private mutating func setException(_ key: UInt64, _ stamp: Stamp) {
    let position = exceptions.firstIndex { $0.key >= key } ?? exceptions.endIndex
    if position < exceptions.endIndex, exceptions[position].key == key {
      exceptions[position].stamp = stamp
    } else {
      exceptions.insert(Exception(key: key, stamp: stamp), at: position)
    }
  }

  /// Makes the most frequent stamp the base. So some field always is at the base.
  private mutating func rebaseIfMostAreExceptions() {
    let small = exceptions.filter { $0.key < 32 }
    guard small.count * 2 > present.nonzeroBitCount else { return }
    let all = keys.filter { $0 < 32 }.map { Exception(key: $0, stamp: self[$0]!) }
    let large = exceptions.filter { $0.key >= 32 }
    base = mostFrequent(all)
    exceptions = all.filter { $0.stamp != base } + large
  }

  /// The stamp that occurs most often; of several such, that of the first field.
  private func mostFrequent(_ fields: [Exception]) -> Stamp {
    var best = (count: 0, stamp: base)
    for candidate in fields {
      let count = fields.count { $0.stamp == candidate.stamp }
      if count > best.count { best = (count, candidate.stamp) }
    }
    return best.stamp
  }
}
