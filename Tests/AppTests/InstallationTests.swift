import Testing
import Vault

@testable import App

@Suite struct InstallationTests {
  private func installation(update: Bool) -> Action {
    var installation = Installation()
    (installation.isOffline, installation.hasUpdate) = (true, update)
    return .installation(installation)
  }

  @Test func aNewVersionIsToldOnceAndTakesOverOnDemand() {
    let host = RecordingHost.opened()
    host.send(installation(update: false))
    #expect(host.session.notice == nil)
    host.send(installation(update: true))
    #expect(host.session.notice?.kind == .updateReady)
    host.command(.dismissNotice)
    host.send(installation(update: true))
    #expect(host.session.notice == nil)
    _ = host.takeEffects()
    host.command(.updateNow)
    #expect(host.takeEffects() == [.update])
  }

  @Test func aNewVersionThatCameWhileLockedIsToldAfterUnlocking() {
    let host = RecordingHost.opened()
    host.restart()
    host.send(installation(update: true))
    host.unlockWithPassphrase()
    #expect(host.session.notice?.kind == .updateReady)
  }

  @Test func anotherVersionWaitsUntilEverythingIsStored() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Kyōto")!
    host.command(.select, id.text)
    host.command(.edit)
    host.send(.input(.placeName, value: "Kyōto, half ty"))
    _ = host.takeEffects()
    host.isHeld = true
    host.send(.replaced)
    #expect(!host.isLocked)
    host.release()
    #expect(host.isLocked)
    host.restart()
    host.unlockWithPassphrase()
    guard case .edit(let draft) = host.session.sheet else {
      Issue.record("the form is not open")
      return
    }
    #expect(draft.place.name == "Kyōto, half ty")
  }

  @Test func anotherVersionIsLoadedAtOnceWhereNothingIsOpen() {
    let host = RecordingHost()
    host.start()
    host.send(.replaced)
    #expect(host.isLocked)
  }

  @Test func whatCannotBeStoredKeepsTheOldVersionOpen() {
    let host = RecordingHost.opened()
    host.commitFailures = [.quota, .quota, .quota]
    host.addPlace(named: "Kyōto")
    host.send(.replaced)
    #expect(!host.isLocked)
    #expect(host.session.notice?.kind == .lockWaits)
  }
}
