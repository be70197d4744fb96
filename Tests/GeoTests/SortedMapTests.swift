import Geo
import PropertyTesting
import Testing

@Suite struct SortedMapTests {
  @Test func doesWhatADictionaryDoes() {
    forEvery(200) { random in
      var map = SortedMap<Int>()
      var model: [UInt64: Int] = [:]
      for _ in 0..<60 {
        let key = UInt64.random(in: 0...20, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          map[key] = nil
          model[key] = nil
        case 1:
          let value = Int.random(in: 0...9, using: &random)
          map[key] = value
          model[key] = value
        default:
          map[key, default: 5] += 1
          model[key, default: 5] += 1
        }
        #expect(map[key] == model[key])
      }
      #expect(map.keys == model.keys.sorted() && map.values == map.keys.map { model[$0] })
    }
  }
}
