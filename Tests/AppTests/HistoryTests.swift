import App
import Testing
import Vault

/// Undo and redo of everything that changes places.
@Suite struct HistoryTests {
  @Test func everyStepGoesBackAndForthAgain() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Ise")
    host.addPlace(named: "Nara")
    host.command(.select, host.session.vault.replica.places[0].place.id.text)
    host.command(.edit)
    host.command(.delete)
    var states = [host.placeNames]
    while host.session.canUndo {
      host.command(.undo)
      states.append(host.placeNames)
    }
    #expect(states.count == 6 && states.last == [])
    var again = [host.placeNames]
    while host.session.canRedo {
      host.command(.redo)
      again.append(host.placeNames)
    }
    #expect(again == states.reversed())
  }

  @Test func aNewChangeEndsWhatCouldBeDoneAgain() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Ise")
    host.command(.undo)
    #expect(host.session.canRedo)
    host.addPlace(named: "Nara")
    #expect(!host.session.canRedo)
  }

  @Test func keysDoBoth() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Ise")
    host.send(.key("z", command: true))
    #expect(host.placeNames == ["New location"] && host.session.notice?.canRedo == true)
    host.send(.key("Z", command: true))
    #expect(host.placeNames == ["Ise"] && host.session.notice?.canUndo == true)
  }

  @Test func whatWasUndoneIsDurable() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Ise")
    host.command(.undo)
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["New location"])
  }
}
