/// The key of a stored record, as text in the store and as numbers here.
public enum RecordKey: Sendable {
  /// `journal/<writer>/<sequence>`: changes of one session, in the order it wrote them.
  case journal(writer: UInt64, sequence: UInt32)
  /// `manifest`: which snapshot counts, and what it covers.
  case manifest
  /// `snapshot/<generation>/<chunk>`: a part of a snapshot.
  case snapshot(generation: UInt32, chunk: UInt16)
  /// `state/<name>`: a single record that is not part of the merged state, such as the last view of the map.
  case state(StateName)

  /// Reads a key; nil for anything but the exact form (lower case, all digits).
  public init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    switch parts.count {
    case 1 where parts[0].elementsEqual("manifest".utf8): self = .manifest
    case 2 where parts[0].elementsEqual("state".utf8):
      guard let name = StateName(String(decoding: parts[1], as: UTF8.self)) else { return nil }
      self = .state(name)
    case 3 where parts[0].elementsEqual("journal".utf8):
      guard let writer = valueOfHex(parts[1], digits: 16), let sequence = valueOfHex(parts[2], digits: 8)
      else { return nil }
      self = .journal(writer: writer, sequence: UInt32(sequence))
    case 3 where parts[0].elementsEqual("snapshot".utf8):
      guard let generation = valueOfHex(parts[1], digits: 8), let chunk = valueOfHex(parts[2], digits: 4)
      else { return nil }
      self = .snapshot(generation: UInt32(generation), chunk: UInt16(chunk))
    default: return nil
    }
  }

  /// The key in the store.
  public var text: String {
    switch self {
    case .journal(let writer, let sequence):
      "journal/" + hexText(writer, digits: 16) + "/" + hexText(UInt64(sequence), digits: 8)
    case .manifest: "manifest"
    case .snapshot(let generation, let chunk):
      "snapshot/" + hexText(UInt64(generation), digits: 8) + "/" + hexText(UInt64(chunk), digits: 4)
    case .state(let name): "state/" + name.text
    }
  }
}

/// The name of a single record: 1 to 64 lower-case letters, digits and hyphens.
public struct StateName: Sendable {
  public let text: String

  public init?(_ text: String) {
    guard 1...64 ~= text.utf8.count, text.utf8.allSatisfy(Self.allows) else { return nil }
    self.text = text
  }

  private static func allows(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
