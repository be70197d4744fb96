import App

/// The recovery key: shown once in its groups, saved or copied, and its last group typed back.
extension HTMLWriter {
  /// `isCopied`: whether it went to the clipboard, said here where there is no notice; nil before it was tried.
  mutating func recovery(key: String, isWrong: Bool, isCopied: Bool? = nil, back: Command) {
    lead(.recoveryText)
    recoveryKey(key)
    element("div", class: "actions") { html in
      html.button(.saveRecoveryKey, .recoverySave, icon: .file)
      html.button(.copyRecoveryKey, .recoveryCopy, icon: .copy)
    }
    element("p", class: "hint") { html in
      html.attribute("role", "status")
      guard let isCopied else { return }
      html.text((isCopied ? Notice.Kind.copied : .copyFailed).text(in: html.wording))
    }
    element("form", class: "form") { html in
      html.command(.confirmRecoveryKey)
      html.fieldLabel(for: ElementID.recoveryConfirmation.rawValue, .recoveryConfirm)
      html.void("input", class: "input is-key") { html in
        html.attribute("type", "text")
        html.id(.recoveryConfirmation)
        html.field(.recoveryConfirmation)
        html.exactLetters()
        html.attribute("enterkeyhint", "done")
        if isWrong { html.invalid(describedBy: .recoveryProblem) }
      }
      if isWrong { html.problem(id: .recoveryProblem) { $0.text(.recoveryWrong) } }
      html.element("div", class: "actions") { html in
        html.button(back, .cancel)
        html.submit(.proceed)
      }
    }
  }

  /// The groups as written on paper; the hyphens between them stay, so that a selection copies the whole key.
  private mutating func recoveryKey(_ key: String) {
    element("p", class: "key") { html in
      html.attribute("role", "group")
      html.label(.recoveryLabel)
      html.attribute("translate", "no")
      html.attribute("dir", "ltr")
      let bytes = Array(key.utf8)
      for start in stride(from: 0, to: bytes.count, by: 5) {
        html.element("span", class: "key-group") { html in
          html.text(String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self))
          if start + 5 < bytes.count { html.element("span", class: "key-dash") { $0.text("-") } }
        }
      }
    }
  }

  mutating func unlockRecovery() {
    element("form", class: "form") { html in
      html.command(.unlockWithRecovery)
      html.fieldLabel(for: ElementID.recoveryKey.rawValue, .recoveryLabel)
      html.element("textarea", class: "input is-key") { html in
        html.id(.recoveryKey)
        html.field(.recoveryKey)
        html.attribute("rows", "3")
        html.exactLetters()
        html.attribute("enterkeyhint", "go")
        html.described(by: .recoveryHint)
      }
      html.element("p", class: "hint") { html in
        html.id(.recoveryHint)
        html.text(.unlockRecoveryHint)
      }
      html.element("div", class: "actions") { $0.submit(.unlock) }
    }
  }
}
