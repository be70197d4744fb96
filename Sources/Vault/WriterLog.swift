import Geo

/// What a session knows about the journal of one writer.
struct WriterLog: Sendable {
  /// Entries whose changes are in the replica, from the journal or from a snapshot.
  var included = SequenceSet()
  /// Entries that are in the current snapshot.
  private var snapshotted = SequenceSet()
  /// Entries in the store whose changes are in the replica, with their sizes in bytes.
  var opened = SortedMap<Int>()
  /// Entries in the store that could not be used.
  private var setAside = SequenceSet()
  /// Entries given out to be opened, with their sizes in bytes.
  var reading = SortedMap<Int>()

  /// Whether the entry was already dealt with.
  func knows(_ sequence: UInt32) -> Bool {
    opened[UInt64(sequence)] != nil || setAside.contains(sequence) || reading[UInt64(sequence)] != nil
  }

  /// An entry of this session is in the store.
  mutating func open(_ sequence: UInt32, size: Int) {
    included.insert(sequence)
    opened[UInt64(sequence)] = size
  }

  /// An entry that was given out has been opened and merged.
  mutating func open(_ sequence: UInt32) {
    open(sequence, size: reading[UInt64(sequence)] ?? 0)
    reading[UInt64(sequence)] = nil
  }

  mutating func setAside(_ sequence: UInt32) {
    reading[UInt64(sequence)] = nil
    setAside.insert(sequence)
  }

  /// Learns which entries are in the current snapshot.
  mutating func snapshot(_ sequences: SequenceSet) {
    included.formUnion(sequences)
    snapshotted = sequences
  }

  /// The sizes in bytes of the entries that the next snapshot would take up.
  var gathered: [Int] {
    zip(opened.keys, opened.values).compactMap { snapshotted.contains(UInt32($0)) ? nil : $1 }
  }

  /// The first number from `start` that no entry in the store has.
  func nextFree(from start: UInt32) -> UInt32 {
    var number = start
    while number < .max,
      opened[UInt64(number)] != nil || setAside.contains(number) || included.contains(number)
    {
      number += 1
    }
    return number
  }

  /// The ranges below the last entry read that are neither in the replica nor in the store.
  var missing: [ClosedRange<UInt32>] {
    var known = included
    let last = included.last ?? 0
    for range in setAside.ranges where range.lowerBound < last {
      known.insert(range.lowerBound...min(range.upperBound, last))
    }
    for sequence in reading.keys where sequence < last { known.insert(UInt32(sequence)) }
    return known.gaps
  }
}
