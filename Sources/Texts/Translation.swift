public import App

/// One text of the interface, its languages side by side.
///
/// `{0}`, `{1}`, … stand for values that are put in when it is shown; each language has the same.
public struct Translation: Sendable {
  public let phrase: Phrase
  public let english: String
  public let japanese: String
  public let chinese: String

  init(_ phrase: Phrase, _ english: String, _ japanese: String, _ chinese: String) {
    self.phrase = phrase
    self.english = english
    self.japanese = japanese
    self.chinese = chinese
  }

  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .chinese: chinese
    }
  }

  /// Every text, by subject.
  public static let all =
    everywhere + settingUp + unlocking + map + place + symbols + nearby + list + tour + settings + ways
    + reports
    + erasing
    + about + counted + notices + placeProblems + skipped + wayProblems + failures + troubles
}
