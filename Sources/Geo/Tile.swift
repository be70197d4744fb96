/// A square of the world in the tile pyramid of web maps: zoom 0 is the world, each step halves the edges.
///
/// x counts from the antimeridian eastwards, y from north to south. A tile doubles as a cell of any finer or coarser
/// grid: what lies inside has Morton keys in one contiguous range.
public struct Tile: Hashable, Sendable {
  /// 0...`maximumZoom`.
  public let zoom: Int
  /// 0..<2^zoom.
  public let x: UInt32
  /// 0..<2^zoom.
  public let y: UInt32

  /// The finest zoom of a tile; there it is about two centimetres wide.
  public static let maximumZoom = 31

  /// The whole world.
  public static let world = Tile(validZoom: 0, x: 0, y: 0)

  /// Makes a tile, or nil when it lies outside the pyramid.
  public init?(zoom: Int, x: Int, y: Int) {
    guard 0...Tile.maximumZoom ~= zoom, x >= 0, y >= 0 else { return nil }
    guard UInt64(x) >> UInt64(zoom) == 0, UInt64(y) >> UInt64(zoom) == 0 else { return nil }
    self.init(validZoom: zoom, x: UInt32(x), y: UInt32(y))
  }

  /// Makes a tile from numbers known to be in range.
  init(validZoom zoom: Int, x: UInt32, y: UInt32) {
    self.zoom = zoom
    self.x = x
    self.y = y
  }

  /// The tile at a zoom level that holds a Morton key.
  init(zoom: Int, holding key: UInt64) {
    let prefix = zoom == 0 ? 0 : key >> UInt64(64 - 2 * zoom)
    self.init(validZoom: zoom, x: Morton.x(prefix), y: Morton.y(prefix))
  }

  /// A number unique among all tiles: a leading one, then the Morton key of x and y in 2 · zoom bits.
  ///
  /// Exact as a JavaScript number up to zoom 26.
  public var code: UInt64 { 1 << UInt64(2 * zoom) | Morton.key(x: x, y: y) }

  /// The tile with a code, or nil when no tile has it.
  public init?(code: UInt64) {
    let bits = UInt64.bitWidth - 1 - code.leadingZeroBitCount
    guard bits >= 0, bits.isMultiple(of: 2) else { return nil }
    let prefix = code ^ (1 << UInt64(bits))
    self.init(validZoom: bits / 2, x: Morton.x(prefix), y: Morton.y(prefix))
  }

  /// The Morton keys of all points inside.
  var keys: ClosedRange<UInt64> {
    let first = Morton.key(x: x, y: y) << UInt64(64 - 2 * zoom)
    return first...(first | UInt64.max >> UInt64(2 * zoom))
  }

  /// One of the four tiles inside, in Morton order: north-west, north-east, south-west, south-east.
  func child(_ quadrant: Int) -> Tile {
    Tile(validZoom: zoom + 1, x: x << 1 | UInt32(quadrant & 1), y: y << 1 | UInt32(quadrant >> 1))
  }
}
