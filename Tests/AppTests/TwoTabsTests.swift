import Testing
import Vault

@testable import App

/// What happens to the form of one tab while another tab writes.
@Suite struct TwoTabsTests {
  /// Two tabs of one vault, both with the form of its only place open.
  private func editing() -> (here: RecordingHost, there: RecordingHost, place: Identifier) {
    let there = RecordingHost.opened()
    let place = there.addPlace(named: "Tower", longitude: 10)!
    let here = RecordingHost()
    here.store = there.store
    here.start()
    here.unlockWithPassphrase()
    for tab in [here, there] {
      tab.command(.select, place.text)
      tab.command(.edit)
    }
    return (here, there, place)
  }

  /// What was stored in one tab becomes known in the other.
  private func tell(_ tab: RecordingHost, by other: RecordingHost) {
    tab.store = other.store
    tab.send(.heard("changed"))
  }

  @Test func whatTheOtherTabChangedStays() {
    let (here, there, place) = editing()
    there.submit(
      .save,
      [.placeName: "Tower", .placeDescription: "written there", .placeLink: "there.example"]
    )
    tell(here, by: there)
    here.submit(.save, [.placeName: "Tokyo Tower", .placeDescription: "", .placeLink: ""])
    let saved = here.session.place(place)
    #expect(saved?.name == "Tokyo Tower" && saved?.description == "written there")
    #expect(saved?.link == "https://there.example")
    #expect(here.session.notice?.kind == .changed)
  }

  @Test func savingOverTheOtherTabIsSaidAndCanBeUndone() {
    let (here, there, place) = editing()
    there.submit(.save, [.placeName: "Tower", .placeDescription: "written there"])
    tell(here, by: there)
    here.submit(.save, [.placeName: "Tower", .placeDescription: "written here"])
    #expect(here.session.place(place)?.description == "written here")
    #expect(here.session.notice?.kind == .changedOver && here.session.notice?.canUndo == true)
    here.command(.undo)
    #expect(here.session.place(place)?.description == "written there")
  }

  @Test func undoTouchesOnlyWhatItsStepHadChanged() {
    let (here, there, place) = editing()
    here.submit(.save, [.placeName: "Renamed", .placeDescription: ""])
    tell(there, by: here)
    there.submit(.save, [.placeName: "Tower", .placeDescription: "from there"])
    tell(here, by: there)
    here.command(.undo)
    #expect(here.session.place(place)?.name == "Tower")
    #expect(here.session.place(place)?.description == "from there")
  }

  @Test func textOfAPlaceDeletedThereIsNotDiscardedUnasked() {
    let (here, there, place) = editing()
    there.command(.delete)
    here.send(.input(.placeDescription, value: "not lost"))
    tell(here, by: there)
    here.command(.cancelEdit)
    guard case .edit(let draft) = here.session.sheet else { return #expect(Bool(false), "closed unasked") }
    #expect(draft.asksToDiscard && draft.place.description == "not lost")
    here.command(.keepEditing)
    guard case .edit(let told) = here.session.sheet else { return #expect(Bool(false), "closed") }
    #expect(told.problem == .gone && told.place.description == "not lost")
    here.submit(.save, [.placeName: "Tower", .placeDescription: "not lost"])
    #expect(here.session.place(place)?.description == "not lost")
    here.command(.undo)
    #expect(here.session.place(place) == nil)
  }

  /// A tab that ends with what it had typed.
  private func end(_ tab: RecordingHost, typing text: String) {
    tab.send(.input(.placeDescription, value: text))
    tab.send(.visible(false))
  }

  private func form(_ tab: RecordingHost) -> Draft? {
    if case .edit(let draft) = tab.session.sheet { draft } else { nil }
  }

  @Test func everyFormOfTabsThatEndedComesBackOnce() {
    let (here, there, _) = editing()
    end(there, typing: "typed there")
    here.store = there.store
    here.now = Instant(milliseconds: there.now.milliseconds + 1)
    end(here, typing: "typed here")
    let later = RecordingHost()
    later.store = here.store
    later.start()
    later.unlockWithPassphrase()
    #expect(form(later)?.place.description == "typed here")
    #expect(later.session.notice?.kind == .draftRestored)
    later.command(.cancelEdit)
    later.command(.discardEdit)
    #expect(form(later)?.place.description == "typed there")
    later.submit(.save, [.placeName: "Tower", .placeDescription: "typed there"])
    #expect(form(later) == nil)
    later.restart()
    later.unlockWithPassphrase()
    #expect(form(later) == nil && later.store.keys("state/draft").isEmpty)
  }

  @Test func theFormOfATabThatLivesIsNotOffered() {
    let (here, there, _) = editing()
    end(there, typing: "typed there")
    let later = RecordingHost()
    later.store = there.store
    later.held = there.store.keys("state/draft")
    later.start()
    later.unlockWithPassphrase()
    #expect(form(later) == nil)
    #expect(later.store.keys("state/draft").count == 1)
    // Taken over, it is this tab's own, which nobody else is offered.
    here.store = there.store
    here.restart()
    here.unlockWithPassphrase()
    let name = here.takeEffects().compactMap { if case .hold(let name) = $0 { name } else { nil } }
    #expect(form(here)?.place.description == "typed there" && here.store.keys("state/draft") == name)
  }

  @Test func aFormThatComesBackKeepsWhatChangedMeanwhile() {
    let (here, there, place) = editing()
    end(here, typing: "typed here")
    there.store = here.store
    there.submit(.save, [.placeName: "Renamed there"])
    let later = RecordingHost()
    later.store = there.store
    later.start()
    later.unlockWithPassphrase()
    #expect(form(later)?.place.name == "Renamed there" && form(later)?.place.description == "typed here")
    there.command(.select, place.text)
    there.command(.delete)
    later.store = there.store
    later.restart()
    later.unlockWithPassphrase()
    #expect(form(later)?.problem == .gone && form(later)?.place.description == "typed here")
  }
}
