import App
import Testing
import Vault

@Suite struct SetupTests {
  @Test func theFirstStartOffersALock() {
    let host = RecordingHost()
    host.start()
    #expect(host.model.setup?.step == .choose)
    #expect(host.model.session == nil)
  }

  @Test func aPassphraseOpensTheVaultAgain() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Lisbon")
    host.restart()
    #expect(host.model.locked?.step == .closed)
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test func aPasskeyOpensTheVaultAgain() {
    let host = RecordingHost()
    host.start()
    host.command(.choosePasskey)
    host.confirmRecoveryKey()
    host.addPlace(named: "Lisbon")
    host.restart()
    host.command(.unlock)
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test func withoutALockTheVaultOpensByItselfAndIsSealedAllTheSame() {
    let host = RecordingHost()
    host.start()
    host.command(.chooseNoLock)
    host.confirmRecoveryKey()
    host.addPlace(named: "Lisbon")
    host.restart()
    #expect(host.placeNames == ["Lisbon"])
    #expect(!host.store.records.values.contains { String(decoding: $0, as: UTF8.self).contains("Lisbon") })
  }

  @Test func theRecoveryKeyOpensTheVault() throws {
    let host = RecordingHost()
    host.start()
    host.command(.choosePassphrase)
    host.submit(
      .setPassphrase,
      [.passphrase: RecordingHost.passphrase, .passphraseAgain: RecordingHost.passphrase]
    )
    let key = try #require(host.shownRecoveryKey)
    host.confirmRecoveryKey()
    host.addPlace(named: "Lisbon")
    host.restart()
    host.command(.unlock)
    host.command(.showRecovery)
    host.submit(.unlockWithRecovery, [.recoveryKey: key.lowercased()])
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test func nothingIsStoredBeforeTheRecoveryKeyWasTypedBack() {
    let host = RecordingHost()
    host.start()
    host.command(.choosePassphrase)
    host.submit(
      .setPassphrase,
      [.passphrase: RecordingHost.passphrase, .passphraseAgain: RecordingHost.passphrase]
    )
    #expect(host.store.records.isEmpty)
    host.submit(.confirmRecoveryKey, [.recoveryConfirmation: "????"])
    guard case .recovery(_, isWrong: true) = host.model.setup?.step else {
      Issue.record("a wrong group was taken")
      return
    }
    #expect(host.store.records.isEmpty)
  }

  @Test func theRecoveryKeyCanBeSavedAndCopied() throws {
    let host = RecordingHost()
    host.start()
    host.command(.chooseNoLock)
    let key = try #require(host.shownRecoveryKey)
    host.command(.copyRecoveryKey)
    host.command(.saveRecoveryKey)
    #expect(host.copied == [key])
    #expect(host.model.setup?.isCopied == true)
    let saved = host.effects.contains { effect in
      guard case .download(_, _, let bytes) = effect else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(key)
    }
    #expect(saved)
  }

  @Test(arguments: [
    ("short", "short", WayProblem.passphraseTooShort), ("long enough", "long enougH", .passphrasesDiffer),
  ])
  func refusesAPassphrase(_ first: String, _ second: String, _ problem: WayProblem) {
    let host = RecordingHost()
    host.start()
    host.command(.choosePassphrase)
    host.submit(.setPassphrase, [.passphrase: first, .passphraseAgain: second])
    #expect(host.model.setup?.problem == problem)
    #expect(host.model.setup?.step == .passphrase)
  }

  @Test(arguments: [
    (PasskeyFailure.cancelled, WayProblem.passkeyCancelled), (.unsupported, .passkeyUnsupported),
    (.insecure, .insecure), (.failed, .passkeyFailed), (.unknown, .passkeyUnknown),
  ])
  func saysWhyAPasskeyCannotBeMade(_ failure: PasskeyFailure, _ problem: WayProblem) {
    let host = RecordingHost()
    host.passkeys.failure = failure
    host.start()
    host.command(.choosePasskey)
    #expect(host.model.setup?.problem == problem)
    #expect(host.model.setup?.step == .choose)
  }

  @Test func aPasskeyWithoutASecretIsRefusedAtCreation() {
    let host = RecordingHost()
    host.passkeys.hasSecret = false
    host.start()
    host.command(.choosePasskey)
    #expect(host.model.setup?.problem == .passkeyWithoutSecret)
    #expect(host.store.records.isEmpty)
  }

  @Test func aHeaderThatAnotherTabStoredFirstIsNotOverwritten() {
    let host = RecordingHost()
    host.start()
    host.command(.chooseNoLock)
    host.store.records["header"] = [1]
    host.confirmRecoveryKey()
    #expect(host.model.setup?.problem == .storage(.conflict))
    #expect(host.store.records["header"] == [1])
  }

  @Test func goingBackFromThePassphraseLeadsToTheChoice() {
    let host = RecordingHost()
    host.start()
    host.command(.choosePassphrase)
    #expect(host.takeEffects().contains(.history(depth: 1)))
    host.send(.back)
    #expect(host.model.setup?.step == .choose && host.takeEffects().contains(.history(depth: 0)))
    host.command(.choosePassphrase)
    host.submit(
      .setPassphrase,
      [.passphrase: RecordingHost.passphrase, .passphraseAgain: RecordingHost.passphrase]
    )
    #expect(host.takeEffects().last { if case .history = $0 { true } else { false } } == .history(depth: 0))
  }
}
