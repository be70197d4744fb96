/// Where each part of a gazetteer's file begins.
struct GazetteerLayout: Equatable {
  static let magic: [UInt8] = [0x8B, 0x42, 0x4C, 0x47, 0x0D, 0x0A, 0x1A, 0x01]
  static let headerLength = 48

  let checksum: UInt64
  let cityCount: Int
  let otherCount: Int
  let laterCount: Int
  let landCount: Int
  let lands: Range<Int>
  let cityNames: Range<Int>
  let otherNames: Range<Int>
  let latitude: Int
  let longitude: Int
  let population: Int
  let cityLand: Int
  let otherCity: Int
  let laterCity: Int
  let laterWord: Int

  /// Reads the header; the parts fill the file exactly.
  init(_ bytes: [UInt8]) throws(GazetteerError) {
    guard bytes.starts(with: Self.magic) else { throw .unknownFormat }
    guard bytes.count >= Self.headerLength, bytes.count <= Self.longest else { throw .damaged }
    checksum = UInt64(Self.field(bytes, 8)) | UInt64(Self.field(bytes, 12)) << 32
    let numbers = (4..<12).map { Int(Self.field(bytes, $0 * 4)) }
    guard numbers.allSatisfy({ $0 <= Self.longest }) else { throw .damaged }
    (cityCount, otherCount, laterCount, landCount) = (numbers[0], numbers[1], numbers[2], numbers[3])
    var end = Self.headerLength
    func part(_ length: Int) -> Range<Int> {
      end += length
      return end - length..<end
    }
    lands = part(numbers[4])
    cityNames = part(numbers[5])
    otherNames = part(numbers[6])
    latitude = part(3 * cityCount).lowerBound
    longitude = part(3 * cityCount).lowerBound
    population = part(4 * cityCount).lowerBound
    cityLand = part(2 * cityCount).lowerBound
    otherCity = part(3 * otherCount).lowerBound
    laterCity = part(3 * laterCount).lowerBound
    laterWord = part(laterCount).lowerBound
    guard end == bytes.count, numbers[7] == 0 else { throw .damaged }
  }

  /// Bytes of the largest file that is read.
  static let longest = 64 << 20

  private static func field(_ bytes: [UInt8], _ position: Int) -> UInt32 {
    UInt32(bytes.uint16(position)) | UInt32(bytes.uint16(position + 2)) << 16
  }

  /// FNV-1a (Fowler, Noll, Vo) with 64 bits over what follows the checksum, eight bytes at a time, the last filled up with zeros.
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var position = 16
      while position + 8 <= buffer.count {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        hash = (hash ^ word) &* 0x100_0000_01B3
        position += 8
      }
      var last: UInt64 = 0
      var shift: UInt64 = 0
      while position < buffer.count {
        last |= UInt64(buffer[position]) << shift
        (position, shift) = (position + 1, shift + 8)
      }
      return shift > 0 ? (hash ^ last) &* 0x100_0000_01B3 : hash
    }
  }
}
