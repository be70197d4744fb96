import App

/// The forms for a passphrase: a new one, typed twice, and the one that unlocks.
extension HTMLWriter {
  mutating func newPassphrase(
    _ command: Command,
    back: Command,
    _ problem: WayProblem?,
    _ context: WayContext
  ) {
    element("form", class: "form") { html in
      html.command(command)
      html.userName()
      html.passphraseField(.passphrase, .passphrase, .passphrase, isNew: true, problem)
      html.element("p", class: "hint") { html in
        html.id(.passphraseHint)
        html.text(.passphraseHint, names: String(Limits.passphraseMinimum))
      }
      html.passphraseField(.passphraseAgain, .passphraseAgain, .passphraseAgain, isNew: true, problem)
      html.problem(problem?.explanation(context), id: .passphraseProblem)
      html.element("p", class: "hint") { $0.text(.passphraseWarning) }
      html.element("div", class: "actions") { html in
        html.button(back, .back)
        html.submit(.proceed)
      }
    }
  }

  mutating func unlockPassphrase() {
    element("form", class: "form") { html in
      html.command(.unlockWithPassphrase)
      html.userName()
      html.passphraseField(.passphrase, .passphrase, .passphrase, isNew: false, nil)
      html.element("div", class: "actions") { $0.submit(.unlock) }
    }
  }

  private mutating func passphraseField(
    _ field: Field,
    _ id: ElementID,
    _ label: Phrase,
    isNew: Bool,
    _ problem: WayProblem?
  ) {
    fieldLabel(for: id.rawValue, label)
    void("input", class: "input") { html in
      html.attribute("type", "password")
      html.id(id)
      html.field(field)
      html.attribute("autocomplete", isNew ? "new-password" : "current-password")
      html.attribute("enterkeyhint", isNew && field == .passphrase ? "next" : "go")
      if problem != nil {
        html.invalid(describedBy: .passphraseProblem)
      } else if isNew && field == .passphrase {
        html.described(by: .passphraseHint)
      }
    }
  }

  /// Password managers keep a passphrase under a user name; ours is always the same and nobody needs to see it.
  private mutating func userName() {
    void("input") { html in
      html.attribute("type", "text")
      html.attribute("autocomplete", "username")
      html.attribute("value", .appName)
      html.flag("hidden")
    }
  }
}
