/// Texts of the boundary and of the store are compared byte for byte. The standard library compares texts by canonical
/// equivalence instead, which would bring the tables of Unicode into the browser.
struct ByteText {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Lets a `switch` match literals.
  static func ~= (literal: StaticString, text: ByteText) -> Bool {
    literal.utf8CodeUnitCount == text.bytes.count
      && text.bytes.elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: text.bytes.count))
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The case whose raw value has the same bytes.
  init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = found
  }
}
