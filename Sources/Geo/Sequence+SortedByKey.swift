extension Sequence {
  /// The elements in the order of 64-bit keys; equal ones stay in order. O(n).
  ///
  /// One sort of numbers serves every kind of element: each use of the standard library's generic sort would add its own copy of
  /// some three kilobytes to the core.
  public func sorted(byKey key: (Element) -> UInt64) -> [Element] {
    let elements = Array(self)
    return RadixSort.order(elements.map(key)).map { elements[Int($0)] }
  }
}

extension RadixSort {
  /// The positions of keys in ascending order; equal ones stay in order.
  @inline(never)
  static func order(_ keys: [UInt64]) -> [Int32] {
    var (keys, rows) = (keys, (0..<Int32(keys.count)).map { $0 })
    if keys.count <= insertionLimit {
      insert(&keys, &rows)
    } else {
      sort(keys: &keys, rows: &rows)
    }
    return rows
  }

  /// Up to this many keys, insertion is faster than counting bytes.
  private static let insertionLimit = 32

  private static func insert(_ keys: inout [UInt64], _ rows: inout [Int32]) {
    for index in keys.indices.dropFirst() {
      var position = index
      while position > 0, keys[position - 1] > keys[position] {
        keys.swapAt(position - 1, position)
        rows.swapAt(position - 1, position)
        position -= 1
      }
    }
  }
}
