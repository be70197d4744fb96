import PropertyTesting
import Testing

@testable import Vault

struct ChangeTests {
  @Test func changesTurnOnePlaceIntoTheOther() {
    forEvery(1_000) { generator in
      let old = generator.place()
      var new = old
      for _ in 0..<generator.int(in: 0...4) { new.set(generator.knownField()) }
      var replica = replica(Change.changes(from: nil, to: old, stamp: Stamp(time: 1, writer: 1)))
      #expect(replica.places[old.id]?.place == old)
      for change in Change.changes(from: old, to: new, stamp: Stamp(time: 2, writer: 1)) {
        replica.apply(change)
      }
      #expect(replica.places[old.id]?.place == new)
    }
  }

  @Test func onlyTheFieldsThatDifferAreWritten() {
    var place = Place(id: Identifier(high: 1, low: 1), name: "A", created: Instant(milliseconds: 1))
    let stamp = Stamp(time: 1, writer: 1)
    #expect(Change.changes(from: place, to: place, stamp: stamp).isEmpty)
    #expect(Change.changes(from: nil, to: place, stamp: stamp).map { $0.field.key } == [1, 3, 11])
    let old = place
    place.name = "B"
    place.color = 1
    #expect(Change.changes(from: old, to: place, stamp: stamp).map { $0.field.key } == [1, 6])
  }

  @Test func composedAndDecomposedCharactersDiffer() {
    let id = Identifier(high: 1, low: 1)
    let composed = Place(id: id, name: "\u{E9}", created: Instant(milliseconds: 1))
    let decomposed = Place(id: id, name: "e\u{301}", created: Instant(milliseconds: 1))
    #expect(composed != decomposed)
    #expect(Change.changes(from: composed, to: decomposed, stamp: Stamp(time: 1, writer: 1)).count == 1)
  }
}
