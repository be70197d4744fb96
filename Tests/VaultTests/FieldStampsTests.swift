import PropertyTesting
import Testing

@testable import Vault

struct FieldStampsTests {
  @Test func agreesWithADictionary() {
    forEvery(200) { generator in
      var stamps = FieldStamps()
      var expected: [UInt64: Stamp] = [:]
      for _ in 0..<generator.int(in: 0...30) {
        let key = UInt64(generator.pick([0, 1, 2, 3, 11, 31, 32, 33, 9_999]))
        let stamp = Stamp(time: UInt64(generator.int(in: 1...4)), writer: 1)
        stamps.set(key, stamp)
        expected[key] = stamp
        #expect(stamps.keys == expected.keys.sorted())
        #expect(stamps.newest == expected.values.max())
        for key in expected.keys { #expect(stamps[key] == expected[key]) }
        let small = expected.keys.count { $0 < 32 }
        #expect(small == 0 || stamps.exceptions.count { $0.key < 32 } < small)
      }
    }
  }

  @Test func theStoredFormDoesNotTellInWhichOrderFieldsWereWritten() {
    forEvery(200) { generator in
      let keys: [UInt64] = [0, 1, 2, 3, 11, 31, 32, 33, 9_999]
      let writes = keys.shuffled(using: &generator).prefix(generator.int(in: 1...9)).map { key in
        (key, Stamp(time: UInt64(generator.int(in: 1...3)), writer: 1))
      }
      var one = FieldStamps()
      var other = FieldStamps()
      for (key, stamp) in writes { one.set(key, stamp) }
      for (key, stamp) in writes.reversed() { other.set(key, stamp) }
      #expect(one.stored.base == other.stored.base && one.stored.exceptions == other.stored.exceptions)
    }
  }

  @Test func fieldsWrittenTogetherTakeNoRoom() {
    var stamps = FieldStamps()
    for key: UInt64 in 1...12 { stamps.set(key, Stamp(time: 7, writer: 1)) }
    #expect(stamps.exceptions.isEmpty)
    #expect(stamps[13] == nil)
  }
}
