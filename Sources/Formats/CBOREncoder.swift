/// Writes CBOR (RFC 8949) in core deterministic encoding (section 4.2.1): the same values always give the same bytes.
///
/// The encoder chooses the shortest form of every number. What it cannot see is the caller's part: after
/// `array(count)` or `map(count)` that many elements or pairs follow, and map keys come sorted by their encoded bytes
/// (for unsigned integers: ascending).
public struct CBOREncoder: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// Makes room for that many bytes in all.
  public mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Forgets what was written and keeps the room.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes an unsigned integer (major type 0).
  public mutating func unsigned(_ value: UInt64) {
    head(.unsigned, value)
  }

  /// Writes an integer (major type 0 or 1).
  public mutating func integer(_ value: Int64) {
    if value < 0 {
      head(.negative, UInt64(bitPattern: ~value))
    } else {
      head(.unsigned, UInt64(value))
    }
  }

  /// Writes a byte string.
  public mutating func bytes(_ value: some Collection<UInt8>) {
    head(.bytes, UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// Writes a text string.
  public mutating func text(_ value: String) {
    let characters = value.utf8
    head(.text, UInt64(characters.count))
    bytes.append(contentsOf: characters)
  }

  /// Begins an array; `count` items follow.
  public mutating func array(_ count: Int) {
    head(.array, UInt64(count))
  }

  /// Begins a map; `count` pairs follow, sorted by key.
  public mutating func map(_ count: Int) {
    head(.map, UInt64(count))
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    bytes.append(value ? 0xF5 : 0xF4)
  }

  /// Writes `null`.
  public mutating func null() {
    bytes.append(0xF6)
  }

  /// Writes a floating-point number in the shortest of 16, 32 and 64 bits that keeps its value; every NaN as 0xF97E00.
  public mutating func double(_ value: Double) {
    switch CBORFloat(value) {
    case .half(let bits): raw(0xF9, UInt64(bits), count: 2)
    case .single(let bits): raw(0xFA, UInt64(bits), count: 4)
    case .double(let bits): raw(0xFB, bits, count: 8)
    }
  }

  /// Writes one item, or a run of items, that is encoded already.
  public mutating func encoded(_ item: some Sequence<UInt8>) {
    bytes.append(contentsOf: item)
  }

  private mutating func head(_ type: CBORType, _ argument: UInt64) {
    let first = type.rawValue << 5
    switch argument {
    case 0..<24: bytes.append(first | UInt8(argument))
    case 24...0xFF: raw(first | 24, argument, count: 1)
    case 0x100...0xFFFF: raw(first | 25, argument, count: 2)
    case 0x1_0000...0xFFFF_FFFF: raw(first | 26, argument, count: 4)
    default: raw(first | 27, argument, count: 8)
    }
  }

  private mutating func raw(_ first: UInt8, _ argument: UInt64, count: Int) {
    bytes.append(first)
    var shift = UInt64(count * 8)
    while shift > 0 {
      shift -= 8
      bytes.append(UInt8(truncatingIfNeeded: argument >> shift))
    }
  }
}
