/// What must hold for a reader whatever bytes it is given: one line for each in `all`.
///
/// The fuzzers in Fuzz/ search for bytes that break a check, and `swift test` replays all that were ever found or
/// collected in Fuzz/Corpus/<name>. A check that fails stops the process, as a reader that crashes does.
public struct FuzzCheck: Sendable {
  /// The name of the fuzz target and of its corpus.
  public let name: String
  /// Gives the bytes to the reader and checks what comes out.
  public let run: @Sendable ([UInt8]) -> Void

  /// Every check.
  public static let all = [
    FuzzCheck(name: "CBOR", run: checkCBOR),
    FuzzCheck(name: "JSON", run: checkJSON),
    FuzzCheck(name: "Journal", run: checkJournal),
    FuzzCheck(name: "KeySlot", run: checkKeySlot),
    FuzzCheck(name: "Manifest", run: checkManifest),
    FuzzCheck(name: "MediaWiki", run: checkMediaWiki),
    FuzzCheck(name: "RecoveryKey", run: checkRecoveryKey),
    FuzzCheck(name: "SavedPlaces", run: checkSavedPlaces),
    FuzzCheck(name: "StoredRecord", run: checkStoredRecord),
    FuzzCheck(name: "VaultHeader", run: checkVaultHeader),
    FuzzCheck(name: "Whereabouts", run: checkWhereabouts),
  ]

  /// The check with this name; there must be one.
  public static func named(_ name: String) -> FuzzCheck {
    guard let check = all.first(where: { $0.name == name }) else { preconditionFailure("no check \(name)") }
    return check
  }
}
