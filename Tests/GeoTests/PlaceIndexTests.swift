import PropertyTesting
import Testing

@testable import Geo

@Suite struct PlaceIndexTests {
  @Test func emptyIndexAnswersNothing() throws {
    let index = PlaceIndex()
    #expect(index.count == 0)
    #expect(index.rows(in: .world).isEmpty)
    #expect(index.nearest(to: try Coordinate(latitude: 0, longitude: 0), count: 3).isEmpty)
    #expect(index.clusters(in: .world).isEmpty)
    #expect(index.filtered { _ in true }.count == 0)
  }

  @Test func changesAreSeenAtOnceAndSurviveCompaction() {
    forEvery(300) { random in
      let (changed, model) = random.changedIndex(upTo: 60)
      var compacted = changed
      compacted.compact()
      #expect(compacted.changeCount == 0)
      for index in [changed, compacted] {
        #expect(index.count == model.places.count)
        #expect(Set(index.rows(in: .world)) == Set(model.places.keys))
        var visited: [Int32: Coordinate] = [:]
        var last: PlaceIndex.Entry?
        index.visit(Tile.world.keys) { entry in
          #expect(last.map { $0 < entry } ?? true)
          visited[entry.row] = entry.coordinate
          last = entry
          return true
        }
        #expect(visited == model.places)
      }
    }
  }

  @Test func filterKeepsTheWantedRows() {
    forEvery(100) { random in
      let (index, model) = random.changedIndex(upTo: 60)
      let filtered = index.filtered { $0.isMultiple(of: 3) }
      #expect(Set(filtered.rows(in: .world)) == Set(model.places.keys.filter { $0.isMultiple(of: 3) }))
    }
  }

  @Test func refusesWhatIsNotThere() throws {
    let (here, there) = (try Coordinate(latitude: 1, longitude: 2), try Coordinate(latitude: 3, longitude: 4))
    var index = PlaceIndex([here])
    let answers = [
      index.remove(0, at: there), index.move(1, from: here, to: there), index.insert(0, at: here),
    ]
    #expect(answers == [false, false, false])
    #expect(index.changeCount == 0)
    #expect(index.rows(in: .world) == [0])
  }
}
