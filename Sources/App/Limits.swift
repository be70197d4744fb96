/// What the app accepts, and says so where it refuses.
public enum Limits {
  /// Places in one vault.
  public static let places = 1_000_000
  /// Bytes of an imported file.
  public static let fileBytes: UInt64 = 64 << 20
  /// Steps that can be undone.
  public static let undoSteps = 100
  /// How long a notice stays.
  public static let noticeMilliseconds: UInt64 = 10_000
  /// Characters of a new passphrase.
  public static let passphraseMinimum = 8
  /// Pixels from the middle of a pin or cluster within which a tap means it.
  static let reach = 26.0
  /// The deepest zoom of the map, and of its tiles of places.
  static let mapZoom = 24.0
  static let tileZoom = 22
  /// The deepest zoom the map goes to by itself.
  static let deepestZoom = 20.0
  /// Places shown in a list at a time.
  public static let listedPlaces = 200
  /// Of one's own places while something is searched, so that cities and countries below are in reach.
  static let foundPlaces = 20
  /// Stops of a tour.
  public static let tourStops = 2_000
  /// Results of the atlas.
  static let foundInAtlas: UInt64 = 8
  /// How long after the map moved or something was typed it is kept.
  static let stateDelayMilliseconds: UInt64 = 1_000
  /// The zoom at which one's own position is shown.
  static let locatedZoom = 12.0
  /// Records read and opened at a time while a vault is loaded.
  static let recordsAtOnce = 8
}
