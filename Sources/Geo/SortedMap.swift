/// A map from whole numbers to values, in the order of the numbers.
///
/// Finding takes O(log n). Putting in and taking out moves what lies behind, nothing where numbers come in ascending order. Each
/// kind of value costs the core for the browser a quarter of the three kilobytes that a `Dictionary` would.
public struct SortedMap<Value: Sendable>: Sendable {
  public private(set) var keys: [UInt64] = []
  /// In the order of their keys.
  public private(set) var values: [Value] = []

  public init() {}

  public subscript(key: UInt64) -> Value? {
    get {
      let position = position(of: key)
      return isThere(key, position) ? values[position] : nil
    }
    set {
      let position = position(of: key)
      let isThere = isThere(key, position)
      if let newValue {
        if isThere { values[position] = newValue } else { insert(newValue, key, position) }
      } else if isThere {
        keys.remove(at: position)
        values.remove(at: position)
      }
    }
  }

  /// The value of a key, changed in place; one that is not there begins as `new`.
  public subscript(key: UInt64, default new: @autoclosure () -> Value) -> Value {
    get { self[key] ?? new() }
    _modify {
      let position = position(of: key)
      if !isThere(key, position) { insert(new(), key, position) }
      yield &values[position]
    }
  }

  private func isThere(_ key: UInt64, _ position: Int) -> Bool {
    position < keys.count && keys[position] == key
  }

  private mutating func insert(_ value: Value, _ key: UInt64, _ position: Int) {
    keys.insert(key, at: position)
    values.insert(value, at: position)
  }

  /// The position of the first key that is not smaller.
  private func position(of key: UInt64) -> Int {
    guard let last = keys.last, key <= last else { return keys.count }
    var (low, high) = (0, keys.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
