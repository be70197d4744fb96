import App

/// The forms for a passphrase: a new one, typed twice, and the one that unlocks.
extension HTMLWriter {
  mutating func newPassphrase(
    _ command: Command,
    back: Command,
    _ problem: WayProblem?,
    _ context: WayContext
  ) {
    element("form", .class("form"), .command(command)) { html in
      html.userName()
      html.passphraseField(.passphrase, .passphrase, .passphrase, isNew: true, problem)
      html.element("p", .class("hint"), .id(.passphraseHint)) { html in
        html.text(Phrase.passphraseHint.words, names: String(Limits.passphraseMinimum))
      }
      html.passphraseField(.passphraseAgain, .passphraseAgain, .passphraseAgain, isNew: true, problem)
      html.problem(problem?.explanation(context), id: .passphraseProblem)
      html.element("p", .class("hint")) { $0.text(.passphraseWarning) }
      html.element("div", .class("actions")) { html in
        html.button(back, .back)
        html.submit(.proceed)
      }
    }
  }

  mutating func unlockPassphrase() {
    element("form", .class("form"), .command(.unlockWithPassphrase)) { html in
      html.userName()
      html.passphraseField(.passphrase, .passphrase, .passphrase, isNew: false, nil)
      html.element("div", .class("actions")) { $0.submit(.unlock) }
    }
  }

  private mutating func passphraseField(
    _ field: Field,
    _ id: ElementID,
    _ label: Phrase,
    isNew: Bool,
    _ problem: WayProblem?
  ) {
    element("label", .class("label"), .text("for", id.rawValue)) { $0.text(label) }
    void(
      "input",
      .class("input"),
      .fixed("type", "password"),
      .id(id),
      .field(field),
      .fixed("autocomplete", isNew ? "new-password" : "current-password"),
      .fixed("enterkeyhint", isNew && field == .passphrase ? "next" : "go"),
      .optional(described(field, isNew: isNew, problem)),
      .optional(problem == nil ? nil : .state("aria-invalid", true))
    )
  }

  private func described(_ field: Field, isNew: Bool, _ problem: WayProblem?) -> Attribute? {
    if problem != nil { return .described(by: .passphraseProblem) }
    return isNew && field == .passphrase ? .described(by: .passphraseHint) : nil
  }

  /// Password managers keep a passphrase under a user name; ours is always the same and nobody needs to see it.
  private mutating func userName() {
    void(
      "input",
      .fixed("type", "text"),
      .fixed("autocomplete", "username"),
      .text("value", Phrase.appName.text(in: language)),
      .flag("hidden")
    )
  }
}
