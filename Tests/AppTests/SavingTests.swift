import App
import Testing
import Vault

@Suite struct SavingTests {
  @Test(arguments: [StorageFailure.quota, .denied, .lost, .failed])
  func aFailedCommitIsToldKeepsTheChangesAndCanBeTriedAgain(_ failure: StorageFailure) {
    let host = RecordingHost.opened()
    host.commitFailures = [failure]
    host.addPlace(named: "Lisbon")
    #expect(host.session.saving == .failed(failure) || host.session.saving == .saved)
    host.command(.retrySaving)
    #expect(host.session.saving == .saved)
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test func savedIsSaidOnlyAfterTheCommit() {
    let host = RecordingHost.opened()
    host.isHeld = true
    host.command(.addPlace)
    #expect(host.session.saving == .saving)
    host.release()
    #expect(host.session.saving == .saved)
  }

  @Test func whatChangesDuringACommitIsSavedAfterIt() {
    let host = RecordingHost.opened()
    host.isHeld = true
    host.addPlace(named: "A")
    host.addPlace(named: "B")
    host.release()
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["A", "B"])
  }

  @Test func killingThePageAtAnyStepLosesNothingThatWasAcknowledged() {
    for steps in 0..<8 {
      let host = RecordingHost.opened()
      host.addPlace(named: "first")
      host.isHeld = true
      host.command(.addPlace)
      for _ in 0..<steps { host.releaseOne() }
      let wasSaved = host.session.saving == .saved
      host.isHeld = false
      host.restart()
      host.unlockWithPassphrase()
      #expect(host.placeNames.contains("first"))
      #expect(!wasSaved || host.placeNames.contains("New location"))
    }
  }

  @Test func lockingWaitsForTheCommit() {
    let host = RecordingHost.opened()
    host.isHeld = true
    host.command(.addPlace)
    host.command(.lockNow)
    #expect(!host.isLocked)
    host.release()
    #expect(host.isLocked)
  }

  @Test func lockingWithChangesThatCannotBeStoredSaysSo() {
    let host = RecordingHost.opened()
    host.commitFailures = [.quota]
    host.command(.addPlace)
    host.command(.lockNow)
    #expect(!host.isLocked)
    #expect(host.session.notice?.kind == .lockWaits)
    host.command(.retrySaving)
    #expect(host.isLocked)
  }

  @Test func aLongJournalBecomesASnapshotThatOpensTheSame() {
    let host = RecordingHost.opened()
    for number in 0..<80 { host.addPlace(named: "place \(number)") }
    #expect(host.store.records["manifest"] != nil)
    #expect(host.store.keys("journal/").count < 80)
    let names = host.placeNames
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == names)
    #expect(host.session.problems.isEmpty)
  }

  @Test func nothingReadableIsStored() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Sintra", longitude: -9.3817, latitude: 38.8029)
    host.command(.addPlace)
    host.send(.input(.placeDescription, value: "a secret garden"))
    host.send(.visible(false))
    for bytes in host.store.records.values {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("Sintra") && !text.contains("secret garden"))
    }
  }

  @Test func anUnsavedFormSurvivesTheLock() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.send(.input(.placeDescription, value: "a secret garden"))
    host.command(.lockNow)
    #expect(host.isLocked)
    host.restart()
    host.unlockWithPassphrase()
    guard case .edit(let draft) = host.session.sheet else {
      Issue.record("the form is gone")
      return
    }
    #expect(draft.place.description == "a secret garden")
  }

  @Test func theMapOpensWhereItWas() {
    let host = RecordingHost.opened()
    let camera = Camera(
      center: MapPoint(longitude: 139.7, latitude: 35.6),
      zoom: 11,
      west: 139,
      south: 35,
      east: 140,
      north: 36
    )
    host.send(.mapMoved(camera))
    host.send(.visible(false))
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.session.camera.center == camera.center)
    #expect(host.session.camera.zoom == 11)
  }

  @Test func aSavedFormDoesNotComeBack() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.send(.input(.placeName, value: "typed"))
    host.send(.visible(false))
    host.submit(.save, [.placeName: "typed"])
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.session.sheet == nil)
    #expect(host.store.keys("state/draft").isEmpty)
  }

  @Test func theNewestOfTwoFormsComesBack() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.send(.input(.placeName, value: "old"))
    host.send(.visible(false))
    host.command(.cancelEdit)
    host.command(.discardEdit)
    host.send(.mapPressed(MapPoint(longitude: 50, latitude: 0), zoom: 20))
    host.send(.input(.placeName, value: "new"))
    host.send(.visible(false))
    host.restart()
    host.unlockWithPassphrase()
    guard case .edit(let draft) = host.session.sheet else {
      Issue.record("the form is gone")
      return
    }
    #expect(draft.place.name == "new")
  }

  @Test func lockingTwiceLocksAlthoughChangesCannotBeStored() {
    let host = RecordingHost.opened()
    host.commitFailures = Array(repeating: .quota, count: 8)
    host.command(.addPlace)
    host.command(.lockNow)
    #expect(!host.isLocked)
    host.command(.lockNow)
    #expect(host.isLocked)
  }

  @Test func aVaultThatOpensWhileThePageIsHiddenLocksItself() {
    let host = RecordingHost.opened()
    host.restart()
    host.isHeld = true
    host.unlockWithPassphrase()
    host.send(.visible(false))
    host.release()
    let timers = host.effects.contains { if case .timer(_, 300_000) = $0 { true } else { false } }
    #expect(timers)
  }
}
