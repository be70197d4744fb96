import Vault

/// What became of an imported file.
public struct ImportReport: Sendable, Equatable {
  /// As the person's system named it; may be anything.
  public var fileName: String
  public var found = 0
  public var added = 0
  /// Were in the vault already, the same.
  public var already = 0
  /// Were in the vault already under the same id with other content, which was kept.
  public var different = 0
  public var skipped: [Skipped] = []
  /// The file breaks off or breaks the grammar after what was found.
  public var isCutOff = false
  /// Half characters that were replaced by U+FFFD.
  public var replacedCharacters = 0

  /// One item that did not become a place: its number in the file, from 1, and why.
  public struct Skipped: Sendable, Equatable {
    public let number: Int
    /// Its name, where it had one.
    public let name: String?
    public let reason: Reason
  }

  public enum Reason: String, Sendable, CaseIterable {
    case malformed
    case notAnObject
    case latitudeMissing
    case longitudeMissing
    case latitudeRange
    case longitudeRange
    /// Latitude and longitude seem to have been exchanged.
    case swapped
    /// A text, number or id is of another type.
    case wrongType
    case nameTooLong
    case descriptionTooLong
    /// An item before it has the same id and other content.
    case sameID
    case vaultFull
  }
}

extension ImportReport.Reason {
  init(_ error: PlaceError) {
    self = error.field == .name ? .nameTooLong : .descriptionTooLong
  }
}
