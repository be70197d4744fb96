extension PlaceIndex {
  /// Places in the order of their Morton keys, ties by row.
  ///
  /// At most 31 bytes a place: key 8, row 4, coordinate 16, 2 for the sums, which are kept for every eighth place only,
  /// and at most 1 for the directory.
  struct Run: Sendable {
    private(set) var keys: [UInt64] = []
    private(set) var rows: [Int32] = []
    private(set) var coordinates: [Coordinate] = []
    /// Entries 2b and 2b + 1: the sums of the grid's x and y over the first b · `blockSize` places.
    private var sums: [UInt64] = [0, 0]

    private static let blockSize = 8
    /// Where the keys with each value of their leading bits begin, and the end; about one entry for 8 places.
    private var directory: [Int32] = [0, 0]
    /// How far keys are shifted to get at the leading bits.
    private var directoryShift: UInt64 = 64

    init() {}

    /// Takes places already in order.
    init(keys: [UInt64], rows: [Int32], coordinates: [Coordinate]) {
      self.keys = keys
      self.rows = rows
      self.coordinates = coordinates
      makeSums()
      makeDirectory()
    }

    /// Sorts places: row i is at `coordinates[i]`.
    init(sorting unsorted: [Coordinate]) {
      keys = unsorted.map { Morton.key($0) }
      rows = [Int32](0..<Int32(unsorted.count))
      RadixSort.sort(keys: &keys, rows: &rows)
      coordinates = rows.map { unsorted[Int($0)] }
      makeSums()
      makeDirectory()
    }

    var count: Int { keys.count }
    var isEmpty: Bool { keys.isEmpty }

    /// The first position whose key is not below `key`, within a range.
    func lowerBound(_ key: UInt64, in range: Range<Int>) -> Int {
      let entry = Int(key >> directoryShift)
      var low = max(range.lowerBound, Int(directory[entry]))
      var high = min(range.upperBound, Int(directory[entry + 1]))
      guard low < high else { return min(low, range.upperBound) }
      keys.withUnsafeBufferPointer { keys in
        while low < high {
          let middle = (low + high) / 2
          if keys[middle] < key {
            low = middle + 1
          } else {
            high = middle
          }
        }
      }
      return low
    }

    /// The positions of a range of keys.
    func positions(_ range: ClosedRange<UInt64>) -> Range<Int> {
      let first = lowerBound(range.lowerBound, in: 0..<count)
      guard range.upperBound < .max else { return first..<count }
      return first..<lowerBound(range.upperBound + 1, in: first..<count)
    }

    /// The positions of the four tiles inside a tile whose positions are `range`, as five fences.
    func fences(_ tile: Tile, _ range: Range<Int>) -> (Int, Int, Int, Int, Int) {
      let first = tile.keys.lowerBound
      let quarter: UInt64 = 1 << UInt64(62 - 2 * tile.zoom)
      let middle = lowerBound(first + 2 * quarter, in: range)
      let north = lowerBound(first + quarter, in: range.lowerBound..<middle)
      let south = lowerBound(first + 3 * quarter, in: middle..<range.upperBound)
      return (range.lowerBound, north, middle, south, range.upperBound)
    }

    /// The position of a row whose key is known, or where it would have to be inserted.
    func search(_ key: UInt64, _ row: Int32) -> (position: Int, isFound: Bool) {
      let ties = positions(key...key)
      var (low, length) = (ties.lowerBound, ties.count)
      while length > 0 {
        let half = length / 2
        if rows[low + half] < row {
          low += half + 1
          length -= half + 1
        } else {
          length = half
        }
      }
      return (low, low < ties.upperBound && rows[low] == row)
    }

    /// Whether a row is there.
    func contains(_ key: UInt64, _ row: Int32) -> Bool {
      !isEmpty && search(key, row).isFound
    }

    /// Adds a place; false when the row is already there. O(n), for short runs.
    mutating func insert(_ row: Int32, _ coordinate: Coordinate) -> Bool {
      let key = Morton.key(coordinate)
      let (position, isFound) = search(key, row)
      guard !isFound else { return false }
      keys.insert(key, at: position)
      rows.insert(row, at: position)
      coordinates.insert(coordinate, at: position)
      makeSums()
      makeDirectory()
      return true
    }

    /// Removes a place; false when it is not there. O(n), for short runs.
    mutating func remove(_ row: Int32, _ coordinate: Coordinate) -> Bool {
      let (position, isFound) = search(Morton.key(coordinate), row)
      guard isFound else { return false }
      keys.remove(at: position)
      rows.remove(at: position)
      coordinates.remove(at: position)
      makeSums()
      makeDirectory()
      return true
    }

    /// The sums of the grid's x and y over a range of positions. O(1).
    func sum(_ range: Range<Int>) -> (x: UInt64, y: UInt64) {
      if range.count <= Run.blockSize { return sumOfEach(range) }
      let (start, end) = (sum(upTo: range.lowerBound), sum(upTo: range.upperBound))
      return (end.x - start.x, end.y - start.y)
    }

    private func sum(upTo position: Int) -> (x: UInt64, y: UInt64) {
      let block = position / Run.blockSize
      let rest = sumOfEach(block * Run.blockSize..<position)
      return (sums[2 * block] + rest.x, sums[2 * block + 1] + rest.y)
    }

    private func sumOfEach(_ range: Range<Int>) -> (x: UInt64, y: UInt64) {
      var (x, y): (UInt64, UInt64) = (0, 0)
      for position in range {
        x += UInt64(Morton.x(keys[position]))
        y += UInt64(Morton.y(keys[position]))
      }
      return (x, y)
    }

    private mutating func makeDirectory() {
      var bits: UInt64 = 0
      while count >> Int(bits + 3) > 0 { bits += 1 }
      directoryShift = 64 - bits
      directory.removeAll(keepingCapacity: true)
      directory.reserveCapacity(1 << Int(bits) + 1)
      for (position, key) in keys.enumerated() {
        let entry = Int(key >> directoryShift)
        while directory.count <= entry { directory.append(Int32(position)) }
      }
      while directory.count <= 1 << Int(bits) { directory.append(Int32(count)) }
    }

    private mutating func makeSums() {
      sums.removeAll(keepingCapacity: true)
      sums.reserveCapacity(2 * (count / Run.blockSize + 1))
      var (x, y): (UInt64, UInt64) = (0, 0)
      for index in 0..<count {
        if index.isMultiple(of: Run.blockSize) {
          sums.append(x)
          sums.append(y)
        }
        x += UInt64(Morton.x(keys[index]))
        y += UInt64(Morton.y(keys[index]))
      }
      if count.isMultiple(of: Run.blockSize) {
        sums.append(x)
        sums.append(y)
      }
    }
  }
}
