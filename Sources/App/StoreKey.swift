import Vault

/// Keys of the store beside those of sealed records.
enum StoreKey {
  static let header = VaultHeader.key
  /// Settings of this device, in the clear.
  static let preferences = "preferences"

  static func isHeader(_ key: String) -> Bool {
    key.utf8.elementsEqual(header.utf8)
  }

  static func isPreferences(_ key: String) -> Bool {
    key.utf8.elementsEqual(preferences.utf8)
  }

  static func isSealed(_ key: String) -> Bool {
    RecordKey(text: key) != nil
  }
}
