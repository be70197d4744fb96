/// Sorting 64-bit keys with a row each by their bytes, least significant first (Knuth, The Art of Computer Programming,
/// volume 3, section 5.2.5); stable, O(n), and a byte that all keys share costs nothing.
enum RadixSort {
  private static let digits = 8
  private static let buckets = 256

  /// Sorts both arrays by key; needs as much memory again until it returns.
  static func sort(keys: inout [UInt64], rows: inout [Int32]) {
    precondition(keys.count == rows.count)
    guard keys.count > 1 else { return }
    var positions = histograms(of: keys)
    var spareKeys = [UInt64](repeating: 0, count: keys.count)
    var spareRows = [Int32](repeating: 0, count: rows.count)
    for digit in 0..<digits {
      let isConstant = makePositions(&positions, digit: digit, count: keys.count)
      guard !isConstant else { continue }
      scatter(keys, rows, digit: digit, &positions, &spareKeys, &spareRows)
      swap(&keys, &spareKeys)
      swap(&rows, &spareRows)
    }
  }

  /// How often each byte value occurs, for all eight bytes in one pass.
  private static func histograms(of keys: [UInt64]) -> [Int] {
    var counts = [Int](repeating: 0, count: digits * buckets)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys {
        for digit in 0..<digits {
          counts[digit &* buckets &+ Int(truncatingIfNeeded: key >> UInt64(8 * digit) & 0xFF)] &+= 1
        }
      }
    }
    return counts
  }

  /// Turns one byte's counts into the first position of each value; true when all keys have the same value.
  private static func makePositions(_ positions: inout [Int], digit: Int, count: Int) -> Bool {
    var sum = 0
    for index in digit * buckets..<(digit + 1) * buckets {
      let occurrences = positions[index]
      if occurrences == count { return true }
      positions[index] = sum
      sum += occurrences
    }
    return false
  }

  private static func scatter(
    _ keys: [UInt64],
    _ rows: [Int32],
    digit: Int,
    _ positions: inout [Int],
    _ sortedKeys: inout [UInt64],
    _ sortedRows: inout [Int32]
  ) {
    let shift = UInt64(8 * digit)
    let base = digit * buckets
    positions.withUnsafeMutableBufferPointer { positions in
      sortedKeys.withUnsafeMutableBufferPointer { sortedKeys in
        sortedRows.withUnsafeMutableBufferPointer { sortedRows in
          for index in 0..<keys.count {
            let bucket = base &+ Int(truncatingIfNeeded: keys[index] >> shift & 0xFF)
            let position = positions[bucket]
            positions[bucket] = position &+ 1
            sortedKeys[position] = keys[index]
            sortedRows[position] = rows[index]
          }
        }
      }
    }
  }
}
