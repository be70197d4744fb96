import PropertyTesting
import Testing

@testable import Atlas

struct GazetteerTests {
  @Test func countsWhatItHolds() {
    let gazetteer = SmallWorld.gazetteer
    #expect(gazetteer.cityCount == SmallWorld.cities.count)
    #expect(gazetteer.nameCount == 12 + 15 + 18)
  }

  @Test func sameCitiesGiveSameBytesInAnyOrder() {
    let reversed = GazetteerEncoder(lands: SmallWorld.lands, cities: SmallWorld.cities.reversed()).bytes
    #expect(reversed == SmallWorld.file)
  }

  @Test func readsAnEmptyWorld() throws {
    let gazetteer = try Gazetteer(GazetteerEncoder(lands: [], cities: []).bytes)
    #expect(gazetteer.find("paris", language: .english, limit: 10).isEmpty)
  }

  @Test func refusesWhatIsNoGazetteer() {
    #expect(throws: GazetteerError.unknownFormat) { try Gazetteer([]) }
    #expect(throws: GazetteerError.unknownFormat) { try Gazetteer(Array("<!doctype html>".utf8)) }
    #expect(throws: GazetteerError.damaged) { try Gazetteer(GazetteerLayout.magic) }
    var newer = SmallWorld.file
    newer[7] += 1
    #expect(throws: GazetteerError.unknownFormat) { try Gazetteer(newer) }
  }

  @Test func refusesTruncations() {
    for length in stride(from: 0, to: SmallWorld.file.count, by: 7) {
      #expect(throws: GazetteerError.self) { try Gazetteer(Array(SmallWorld.file.prefix(length))) }
    }
    #expect(throws: GazetteerError.damaged) { try Gazetteer(SmallWorld.file + [0]) }
  }

  @Test func refusesFlippedBytes() {
    for position in stride(from: 0, to: SmallWorld.file.count, by: 3) {
      var file = SmallWorld.file
      file[position] ^= 0x10
      #expect(throws: GazetteerError.self) { try Gazetteer(file) }
    }
  }

  /// A file whose checksum is right may still lie; it is refused, or answers something.
  @Test func neverLeavesAFileThatLies() {
    let queries = ["p", "paris", "york", "東", "san jose us", "s", "zzz", "korea"]
    forEvery(250) { generator in
      var file = SmallWorld.file
      for _ in 0..<generator.int(in: 1...4) {
        file[generator.int(in: 16...file.count - 1)] = UInt8(generator.int(in: 0...255))
      }
      let checksum = GazetteerLayout.checksum(file)
      for byte in 0..<8 { file[8 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
      guard let gazetteer = try? Gazetteer(file) else { return }
      for query in queries {
        #expect(gazetteer.find(query, language: .chinese, limit: 10).count <= 10)
      }
    }
  }
}
