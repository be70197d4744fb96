/// What went wrong, in the order a person asks: what happened, what was kept, what to do now.
public struct Explanation: Sendable {
  public let happened: Phrase
  public let kept: Phrase
  public let remedy: Phrase
  /// What stands for `{0}` in these texts.
  public let value: String

  public init(_ happened: Phrase, kept: Phrase, remedy: Phrase, value: String = "") {
    self.happened = happened
    self.kept = kept
    self.remedy = remedy
    self.value = value
  }

  /// The same, with something else to say about what was kept.
  func keeping(_ kept: Phrase) -> Explanation {
    Explanation(happened, kept: kept, remedy: remedy, value: value)
  }
}
