import App
import Vault

/// Where most tests begin.
extension RecordingHost {
  static let passphrase = "correct horse battery"

  /// A new vault, locked by a passphrase, open.
  static func opened() -> RecordingHost {
    let host = RecordingHost()
    host.start()
    host.setUpWithPassphrase()
    _ = host.takeEffects()
    return host
  }

  func setUpWithPassphrase() {
    command(.choosePassphrase)
    submit(.setPassphrase, [.passphrase: Self.passphrase, .passphraseAgain: Self.passphrase])
    confirmRecoveryKey()
  }

  var shownRecoveryKey: String? {
    if case .recovery(let key, _) = model.setup?.step { return key }
    if case .ways(.recovery(let key, _)) = model.session?.sheet { return key }
    return nil
  }

  func confirmRecoveryKey() {
    guard let key = shownRecoveryKey else { return }
    submit(.confirmRecoveryKey, [.recoveryConfirmation: String(key.suffix(4))])
  }

  func unlockWithPassphrase(_ passphrase: String = RecordingHost.passphrase) {
    command(.unlock)
    submit(.unlockWithPassphrase, [.passphrase: passphrase])
  }

  /// Adds a place at a spot, else at one where none is yet, and saves it under a name.
  @discardableResult
  func addPlace(named name: String, longitude: Double? = nil, latitude: Double = 50) -> Identifier? {
    let longitude = longitude ?? 10 + Double(session.vault.replica.places.count)
    send(.mapPressed(MapPoint(longitude: longitude, latitude: latitude), zoom: 20))
    let id = model.session?.selection
    submit(.save, [.placeName: name])
    return id
  }

  /// One tap, not a double one.
  func tap(longitude: Double, latitude: Double, zoom: Double = 10) {
    let point = MapPoint(longitude: longitude, latitude: latitude)
    send(.mapTapped(MapTap(point: point, zoom: zoom, isSingle: false)))
    send(.mapTapped(MapTap(point: point, zoom: zoom, isSingle: true)))
  }

  var session: Session { model.session! }

  var placeNames: [String] {
    model.session?.vault.replica.places.filter { $0.deleted == nil }.map { $0.place.name }.sorted() ?? []
  }
}
