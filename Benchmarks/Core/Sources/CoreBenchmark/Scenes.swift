import App
import Geo

/// What a person does, each as one call.
extension MemoryHost {
  private static let passphrase = "correct horse battery"

  func setUp() {
    command(.choosePassphrase)
    submit(
      .setPassphrase,
      [
        FormField(field: .passphrase, value: Self.passphrase),
        FormField(field: .passphraseAgain, value: Self.passphrase),
      ]
    )
    guard case .recovery(let key, _) = model.setup?.step else { return }
    submit(.confirmRecoveryKey, [FormField(field: .recoveryConfirmation, value: String(key.suffix(4)))])
  }

  func importFile() {
    send(.file(FileOffer(token: 1, name: "places.json", size: UInt64(file.count))))
  }

  /// Up to where the secret has been found right, and nothing has been read.
  func enterPassphrase() {
    holdsKey = true
    command(.unlock)
    submit(.unlockWithPassphrase, [FormField(field: .passphrase, value: Self.passphrase)])
  }

  /// From the unwrapped key to the tiles that a phone's screen shows first.
  func openVault() {
    releaseKey()
    guard let camera else { return }
    requestTiles(around: camera.center, zoom: Int(camera.zoom))
  }

  /// The tile in the middle and its eight neighbours.
  func requestTiles(around point: MapPoint, zoom: Int) {
    guard let coordinate = point.coordinate else { return }
    let middle = WebMercator.Point(coordinate)
    let size = 1 << zoom
    let (x, y) = (Int(middle.x * Double(size)), Int(middle.y * Double(size)))
    for row in max(0, y - 1)...min(size - 1, y + 1) {
      for column in max(0, x - 1)...min(size - 1, x + 1) {
        send(
          .tile(TileRequest(number: 1, generation: 1, zoom: UInt64(zoom), x: UInt64(column), y: UInt64(row)))
        )
      }
    }
  }

  /// Adds a place on the bare sea and saves it under a name; it is durable when this returns.
  func addPlace() {
    let count = model.session?.placeCount ?? 0
    send(.mapPressed(MapPoint(longitude: -30 + Double(count % 1_000) / 500, latitude: 35), zoom: 16))
    guard model.session?.placeCount == count + 1 else { fatalError("no place was added") }
    submit(.save, [FormField(field: .placeName, value: "Jardin")])
  }

  /// A letter typed into the filter of the list of places.
  func type(_ text: String) {
    send(.input(.placesFilter, value: text))
  }
}
