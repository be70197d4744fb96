/// A JSON number, kept as the text it was written in, so that nothing is rounded before someone asks.
public struct JSONNumber: Hashable, Sendable {
  /// The number as written: a match of RFC 8259, section 6.
  public let text: String

  /// Takes a number's text; nil when it breaks the grammar.
  public init?(text: String) {
    guard NumberText.isNumber(text) else { return nil }
    self.text = text
  }

  /// Takes a text that the grammar has matched.
  init(matched text: String) { self.text = text }

  /// The shortest text that reads back as this number; nil for NaN and infinity, which JSON does not have.
  public init?(_ number: Double) {
    guard let text = NumberText.shortest(number) else { return nil }
    self.text = text
  }

  public init(_ number: Int64) { text = number.description }

  /// The nearest double, or nil when the value is beyond the largest one.
  public var double: Double? { NumberText.double(text) }

  /// The value when it is whole and fits, however it was written ("3", "3.0", "3e0"), else nil.
  ///
  /// With a fraction or an exponent only magnitudes up to 2⁵³ are recognised.
  public var int64: Int64? {
    if let integer = NumberText.integer(text) { return integer }
    guard let double, double.magnitude <= 0x1p53 else { return nil }
    return Int64(exactly: double)
  }
}
