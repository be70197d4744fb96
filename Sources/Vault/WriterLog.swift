/// What a session knows about the journal of one writer.
struct WriterLog: Sendable {
  /// Entries whose changes are in the replica, from the journal or from a snapshot.
  var included = SequenceSet()
  /// Entries that are in the current snapshot.
  private var snapshotted = SequenceSet()
  /// Entries in the store whose changes are in the replica, with their sizes in bytes.
  var opened: [UInt32: Int] = [:]
  /// Entries in the store that could not be used.
  var setAside: Set<UInt32> = []
  /// Entries given out to be opened, with their sizes in bytes.
  var reading: [UInt32: Int] = [:]

  /// Whether the entry was already dealt with.
  func knows(_ sequence: UInt32) -> Bool {
    opened[sequence] != nil || setAside.contains(sequence) || reading[sequence] != nil
  }

  mutating func open(_ sequence: UInt32, size: Int) {
    included.insert(sequence)
    opened[sequence] = size
  }

  /// Learns which entries are in the current snapshot.
  mutating func snapshot(_ sequences: SequenceSet) {
    included.formUnion(sequences)
    snapshotted = sequences
  }

  /// The sizes in bytes of the entries that the next snapshot would take up.
  var gathered: [Int] {
    opened.compactMap { snapshotted.contains($0.key) ? nil : $0.value }
  }

  /// The first number from `start` that no entry in the store has.
  func nextFree(from start: UInt32) -> UInt32 {
    var number = start
    while number < .max, opened[number] != nil || setAside.contains(number) || included.contains(number) {
      number += 1
    }
    return number
  }

  /// The ranges below the last entry read that are neither in the replica nor in the store.
  var missing: [ClosedRange<UInt32>] {
    var known = included
    for sequence in setAside where sequence < included.last ?? 0 { known.insert(sequence) }
    for sequence in reading.keys where sequence < included.last ?? 0 { known.insert(sequence) }
    return known.gaps
  }
}
