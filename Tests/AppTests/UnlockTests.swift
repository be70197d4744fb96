import App
import Testing
import Vault

@Suite struct UnlockTests {
  private func lockedHost() -> RecordingHost {
    let host = RecordingHost.opened()
    host.addPlace(named: "Lisbon")
    host.restart()
    return host
  }

  @Test func beforeUnlockingNothingOfThePlacesIsInMemory() {
    let host = lockedHost()
    #expect(host.model.session == nil)
    #expect(host.effects.allSatisfy { if case .mapOpen = $0 { false } else { true } })
  }

  @Test func aWrongPassphraseIsSaidAndCanBeTriedAgain() {
    let host = lockedHost()
    host.unlockWithPassphrase("something else")
    #expect(host.model.locked?.problem == .wrongPassphrase)
    #expect(host.model.locked?.step == .passphrase)
    host.submit(.unlockWithPassphrase, [.passphrase: RecordingHost.passphrase])
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test(arguments: [
    ("ABCD", WayProblem.recoveryLength), ("U" + String(repeating: "0", count: 35), .recoveryCharacter(1)),
    (String(repeating: "0", count: 36), .recoveryChecksum),
  ])
  func saysWhatIsWrongWithARecoveryKey(_ text: String, _ problem: WayProblem) {
    let host = lockedHost()
    host.command(.showRecovery)
    host.submit(.unlockWithRecovery, [.recoveryKey: text])
    #expect(host.model.locked?.problem == problem)
  }

  @Test func anotherVaultsRecoveryKeyIsRefused() throws {
    let host = lockedHost()
    let key = try #require(RecoveryKey(bytes: Array(repeating: 3, count: RecoveryKey.size)))
    host.command(.showRecovery)
    host.submit(.unlockWithRecovery, [.recoveryKey: key.text])
    #expect(host.model.locked?.problem == .wrongRecoveryKey)
  }

  @Test(arguments: [
    (PasskeyFailure.cancelled, WayProblem.passkeyCancelled), (.unknown, .passkeyUnknown),
    (.unsupported, .passkeyUnsupported), (.failed, .passkeyFailed),
  ])
  func saysWhyAPasskeyDidNotUnlock(_ failure: PasskeyFailure, _ problem: WayProblem) {
    let host = RecordingHost()
    host.start()
    host.command(.choosePasskey)
    host.confirmRecoveryKey()
    host.passkeys.failure = failure
    host.restart()
    host.command(.unlock)
    #expect(host.model.locked?.problem == problem)
    host.passkeys.failure = nil
    host.command(.unlock)
    #expect(host.model.session != nil)
  }

  @Test func aPasskeyThatLostItsSecretIsSaid() {
    let host = RecordingHost()
    host.start()
    host.command(.choosePasskey)
    host.confirmRecoveryKey()
    host.passkeys.hasSecret = false
    host.restart()
    host.command(.unlock)
    #expect(host.model.locked?.problem == .passkeyWithoutSecret)
  }

  @Test func aDamagedHeaderLeavesEverythingInPlace() {
    let host = lockedHost()
    host.store.records["header"] = [0xFF, 0, 1]
    let before = host.store.records
    host.restart()
    #expect(host.model.trouble == .damagedHeader)
    #expect(host.store.records == before)
  }

  @Test func aMissingHeaderIsNotTakenForAFirstStart() {
    let host = lockedHost()
    host.store.records["header"] = nil
    host.restart()
    #expect(host.model.trouble == .missingHeader)
    #expect(host.model.setup == nil)
  }

  @Test func aDamagedEntryIsToldAndNothingElseIsLost() throws {
    let host = RecordingHost.opened()
    host.addPlace(named: "Lisbon")
    host.addPlace(named: "Porto")
    let key = try #require(host.store.keys("journal/").last)
    host.store.records[key]![20] ^= 1
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames.contains("Lisbon"))
    #expect(host.session.problems.damaged == 1)
    #expect(host.session.sheet == .problems)
    #expect(host.store.records[key] != nil)
  }

  @Test func aMissingEntryIsTold() throws {
    let host = RecordingHost.opened()
    host.addPlace(named: "Lisbon")
    host.addPlace(named: "Porto")
    host.store.records[try #require(host.store.keys("journal/").first)] = nil
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.session.problems.missing == 1)
  }
}
