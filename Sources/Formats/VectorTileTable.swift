/// The keys or the values of a layer: each distinct one is written once and has a number, from 0 in order of appearance.
///
/// A hash table with linear probing over the written bytes themselves; hashes are FNV-1a (Fowler, Noll, Vo). A tile
/// holds what its owner typed, so nobody gains by making hashes collide.
struct VectorTileTable: Sendable {
  /// What was written, as fields of the layer.
  private(set) var fields: [UInt8] = []
  /// Where the contents of each entry lie in `fields`.
  private var entries: [Range<Int>] = []
  /// Entry numbers plus 1 by hash, 0 where there is none; a power of two, at most half full.
  private var slots = [UInt32](repeating: 0, count: 16)

  /// The number of an entry, written as a field if it is new.
  mutating func number(of content: [UInt8], field: Int) -> UInt32 {
    var slot = hash(content[...]) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = slots[slot] - 1
      if fields[entries[Int(number)]].elementsEqual(content) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    fields.appendField(field, content)
    entries.append(fields.count - content.count..<fields.count)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return UInt32(entries.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, range) in entries.enumerated() {
      var slot = hash(fields[range]) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private func hash(_ content: ArraySlice<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in content { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
