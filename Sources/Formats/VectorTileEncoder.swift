/// Writes a layer of points as a vector tile (Mapbox Vector Tile specification 2.1).
///
/// The attributes of a point come first, then the point itself:
///
///     var tile = VectorTileEncoder(layer: "places")
///     tile.attribute("name", "Tokyo Tower")
///     tile.point(id: 7, x: 2048, y: 1024)
///     let bytes = tile.finish()
///
/// Equal keys and equal values are written once, as the specification asks (section 4.4).
public struct VectorTileEncoder: Sendable {
  /// Units along a tile's edge; x to the east, y to the south.
  public static let extent: UInt32 = 4096

  private let name: String
  private var keys = VectorTileTable()
  private var values = VectorTileTable()
  private var features: [UInt8] = []
  /// Key and value numbers of the next point, in pairs.
  private var tags: [UInt8] = []
  private var geometry: [UInt8] = []
  private var scratch: [UInt8] = []

  public init(layer name: String) {
    self.name = name
  }

  /// Gives the next point a text.
  public mutating func attribute(_ key: String, _ value: String) {
    begin(key)
    scratch.appendField(ValueField.string, value.utf8)
    endValue()
  }

  /// Gives the next point a whole number.
  public mutating func attribute(_ key: String, _ value: Int64) {
    begin(key)
    if value < 0 {
      scratch.appendField(ValueField.sint, zigzag(value))
    } else {
      scratch.appendField(ValueField.uint, UInt64(value))
    }
    endValue()
  }

  /// Gives the next point a truth value.
  public mutating func attribute(_ key: String, _ value: Bool) {
    begin(key)
    scratch.appendField(ValueField.bool, value ? 1 : 0)
    endValue()
  }

  /// Writes a point with the attributes given since the last one; x and y may lie outside the tile.
  public mutating func point(id: UInt64, x: Int32, y: Int32) {
    geometry.removeAll(keepingCapacity: true)
    geometry.appendVarint(moveToOnce)
    geometry.appendVarint(zigzag(Int64(x)))
    geometry.appendVarint(zigzag(Int64(y)))
    scratch.removeAll(keepingCapacity: true)
    scratch.appendField(FeatureField.id, id)
    if !tags.isEmpty { scratch.appendField(FeatureField.tags, tags) }
    scratch.appendField(FeatureField.type, pointType)
    scratch.appendField(FeatureField.geometry, geometry)
    features.appendField(LayerField.features, scratch)
    tags.removeAll(keepingCapacity: true)
  }

  /// The tile; no bytes when there is no point.
  public consuming func finish() -> [UInt8] {
    guard !features.isEmpty else { return [] }
    var head: [UInt8] = []
    head.appendField(LayerField.name, name.utf8)
    var tail: [UInt8] = []
    tail.appendField(LayerField.extent, UInt64(VectorTileEncoder.extent))
    tail.appendField(LayerField.version, 2)
    let length = head.count + features.count + keys.fields.count + values.fields.count + tail.count
    var tile: [UInt8] = []
    tile.reserveCapacity(length + 11)
    tile.appendHead(tileLayers, length: length)
    tile += head
    tile += features
    tile += keys.fields
    tile += values.fields
    tile += tail
    return tile
  }

  private mutating func begin(_ key: String) {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: key.utf8)
    tags.appendVarint(UInt64(keys.number(of: scratch, field: LayerField.keys)))
    scratch.removeAll(keepingCapacity: true)
  }

  private mutating func endValue() {
    tags.appendVarint(UInt64(values.number(of: scratch, field: LayerField.values)))
  }
}

// The numbers of the specification's vector_tile.proto.

private let tileLayers = 3

private enum LayerField {
  static let name = 1
  static let features = 2
  static let keys = 3
  static let values = 4
  static let extent = 5
  static let version = 15
}

private enum FeatureField {
  static let id = 1
  static let tags = 2
  static let type = 3
  static let geometry = 4
}

private enum ValueField {
  static let string = 1
  static let uint = 5
  static let sint = 6
  static let bool = 7
}

private let pointType: UInt64 = 1
/// Command 1, once (section 4.3.1).
private let moveToOnce: UInt64 = 1 | 1 << 3

/// Signed numbers as unsigned ones, small when near zero.
private func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }
