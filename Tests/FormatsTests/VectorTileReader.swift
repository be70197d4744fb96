/// Reads vector tiles as far as the tests write them, straight from the specification.
struct VectorTileReader {
  struct Layer: Equatable {
    var name = ""
    var version: UInt64 = 1
    var extent: UInt64 = 4096
    var keys: [String] = []
    var values: [Value] = []
    var features: [Feature] = []
  }

  struct Feature: Equatable {
    var id: UInt64 = 0
    var x: Int64 = 0
    var y: Int64 = 0
    var attributes: [String: Value] = [:]
  }

  enum Value: Equatable {
    case string(String)
    case int(Int64)
    case bool(Bool)
  }

  enum Failure: Error {
    case truncated, unexpected
  }

  static func layers(_ tile: [UInt8]) throws -> [Layer] {
    try fields(tile).map { field in
      guard field.number == 3 else { throw Failure.unexpected }
      return try layer(field.content)
    }
  }

  private struct Field {
    let number: UInt64
    var value: UInt64 = 0
    var content: [UInt8] = []
  }

  private static func layer(_ bytes: [UInt8]) throws -> Layer {
    var layer = Layer()
    let fields = try fields(bytes)
    for field in fields {
      switch field.number {
      case 1: layer.name = String(decoding: field.content, as: UTF8.self)
      case 2: break
      case 3: layer.keys.append(String(decoding: field.content, as: UTF8.self))
      case 4: layer.values.append(try value(field.content))
      case 5: layer.extent = field.value
      case 15: layer.version = field.value
      default: throw Failure.unexpected
      }
    }
    layer.features = try fields.filter { $0.number == 2 }.map { try feature($0.content, layer) }
    return layer
  }

  private static func value(_ bytes: [UInt8]) throws -> Value {
    let fields = try fields(bytes)
    guard fields.count == 1 else { throw Failure.unexpected }
    switch fields[0].number {
    case 1: return .string(String(decoding: fields[0].content, as: UTF8.self))
    case 5: return .int(Int64(fields[0].value))
    case 6: return .int(unzigzag(fields[0].value))
    case 7: return .bool(fields[0].value == 1)
    default: throw Failure.unexpected
    }
  }

  private static func feature(_ bytes: [UInt8], _ layer: Layer) throws -> Feature {
    var feature = Feature()
    for field in try fields(bytes) {
      switch field.number {
      case 1: feature.id = field.value
      case 2:
        let tags = try numbers(field.content)
        for pair in stride(from: 0, to: tags.count, by: 2) {
          feature.attributes[layer.keys[Int(tags[pair])]] = layer.values[Int(tags[pair + 1])]
        }
      case 3: guard field.value == 1 else { throw Failure.unexpected }
      case 4:
        let geometry = try numbers(field.content)
        guard geometry.count == 3, geometry[0] == 9 else { throw Failure.unexpected }
        (feature.x, feature.y) = (unzigzag(geometry[1]), unzigzag(geometry[2]))
      default: throw Failure.unexpected
      }
    }
    return feature
  }

  private static func fields(_ bytes: [UInt8]) throws -> [Field] {
    var rest = bytes[...]
    var fields: [Field] = []
    while !rest.isEmpty {
      let key = try number(&rest)
      var field = Field(number: key >> 3)
      let value = try number(&rest)
      switch key & 7 {
      case 0: field.value = value
      case 2:
        guard value <= UInt64(rest.count) else { throw Failure.truncated }
        field.content = Array(rest.prefix(Int(value)))
        rest = rest.dropFirst(Int(value))
      default: throw Failure.unexpected
      }
      fields.append(field)
    }
    return fields
  }

  private static func numbers(_ bytes: [UInt8]) throws -> [UInt64] {
    var rest = bytes[...]
    var numbers: [UInt64] = []
    while !rest.isEmpty { numbers.append(try number(&rest)) }
    return numbers
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) throws -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while let byte = bytes.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw Failure.truncated
  }

  private static func unzigzag(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
