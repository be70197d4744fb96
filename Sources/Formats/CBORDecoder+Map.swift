/// How far a map has been read: see `CBORDecoder.map()`.
public struct CBORMap: Sendable {
  /// The number of pairs that are still to be read.
  public fileprivate(set) var remaining: Int
  /// Where the key before the next one stands in the input; empty before the first.
  fileprivate var previousKey: Range<Int>
}

extension CBORDecoder {
  /// Reads the beginning of a map, to be walked with `next(_:)`.
  public mutating func map() throws(CBORError) -> CBORMap {
    let start = position
    let argument = try head(.map)
    let pairs = try count(of: argument, smallest: 2, start: start)
    return CBORMap(remaining: pairs, previousKey: position..<position)
  }

  /// Steps to the next key of a map and says whether there is one; the caller then reads key and value.
  ///
  /// Keys that are not in strictly ascending bytewise order are refused (RFC 8949, section 4.2.1).
  public mutating func next(_ map: inout CBORMap) throws(CBORError) -> Bool {
    if map.remaining == 0 { return false }
    map.remaining -= 1
    let key = position..<(try endOfKey())
    if !map.previousKey.isEmpty { try requireOrder(map.previousKey, key) }
    map.previousKey = key
    return true
  }

  /// Where the next item ends; checks it.
  private func endOfKey() throws(CBORError) -> Int {
    if position < input.count, input[position] < 24 { return position + 1 }
    var ahead = self
    try ahead.skip()
    return ahead.position
  }

  func requireOrder(_ earlier: Range<Int>, _ later: Range<Int>) throws(CBORError) {
    var (left, right) = (earlier.lowerBound, later.lowerBound)
    while left < earlier.upperBound, right < later.upperBound {
      if input[left] < input[right] { return }
      if input[left] > input[right] { throw CBORError(.unsortedKey, at: later.lowerBound) }
      left += 1
      right += 1
    }
    throw CBORError(.duplicateKey, at: later.lowerBound)
  }
}
