/// Numbers that look random and are always the same: xorshift64* (Vigna, An experimental exploration of Marsaglia's xorshift
/// generators, 2016).
struct Xorshift {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A whole number from 0 to below `limit`.
  mutating func next(below limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int(truncatingIfNeeded: (state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }
}
