/// Z-order keys (Morton, A Computer Oriented Geodetic Data Base, 1966): the bits of y and x interleaved, y above x.
///
/// Sorted by them, the points of every tile of the pyramid are neighbours. The bits are spread by the well-known
/// doubling of gaps with masks.
enum Morton {
  static func key(x: UInt32, y: UInt32) -> UInt64 {
    spread(x) | spread(y) << 1
  }

  static func x(_ key: UInt64) -> UInt32 { gather(key) }

  static func y(_ key: UInt64) -> UInt32 { gather(key >> 1) }

  /// The key of a coordinate on a grid of 2^32 by 2^32 over the Mercator square: steps of 9.3 mm at the equator.
  static func key(_ coordinate: Coordinate) -> UInt64 {
    let point = WebMercator.Point(coordinate)
    return key(x: gridStep(point.x), y: gridStep(point.y))
  }

  /// The step of the grid that holds a number in 0..<1.
  static func gridStep(_ unit: Double) -> UInt32 { UInt32(unit * 4_294_967_296) }

  private static func spread(_ value: UInt32) -> UInt64 {
    var bits = UInt64(value)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }

  private static func gather(_ key: UInt64) -> UInt32 {
    var bits = key & 0x5555_5555_5555_5555
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
    bits = (bits | bits >> 2) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits >> 4) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: bits | bits >> 16)
  }
}
