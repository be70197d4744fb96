import App

/// The recovery key: shown once in its groups, saved or copied, and its last group typed back.
extension HTMLWriter {
  ///
  /// `isCopied`: whether it went to the clipboard, said here where there is no notice; nil before it was tried.
  mutating func recovery(key: String, isWrong: Bool, isCopied: Bool? = nil, back: Command) {
    lead(.recoveryText)
    recoveryKey(key)
    element("div", .class("actions")) { html in
      html.button(.saveRecoveryKey, .recoverySave, icon: .file)
      html.button(.copyRecoveryKey, .recoveryCopy, icon: .copy)
    }
    element("p", .class("hint"), .fixed("role", "status")) { html in
      guard let isCopied else { return }
      html.text((isCopied ? Notice.Kind.copied : .copyFailed).text(in: html.language))
    }
    element("form", .class("form"), .command(.confirmRecoveryKey)) { html in
      html.element("label", .class("label"), .text("for", ElementID.recoveryConfirmation.rawValue)) {
        $0.text(.recoveryConfirm)
      }
      html.void(
        "input",
        .class("input is-key"),
        .fixed("type", "text"),
        .id(.recoveryConfirmation),
        .field(.recoveryConfirmation),
        .fixed("autocomplete", "off"),
        .fixed("autocapitalize", "characters"),
        .fixed("spellcheck", "false"),
        .fixed("enterkeyhint", "done"),
        .optional(isWrong ? .described(by: .recoveryProblem) : nil),
        .optional(isWrong ? .state("aria-invalid", true) : nil)
      )
      if isWrong {
        html.element("p", .class("problem"), .id(.recoveryProblem), .fixed("role", "alert")) { html in
          html.icon(.warning)
          html.element("span") { $0.text(.recoveryWrong) }
        }
      }
      html.element("div", .class("actions")) { html in
        html.button(back, .cancel)
        html.submit(.proceed)
      }
    }
  }

  /// The groups as written on paper; the hyphens between them stay, so that a selection copies the whole key.
  private mutating func recoveryKey(_ key: String) {
    element(
      "p",
      .class("key"),
      .fixed("role", "group"),
      .label(.recoveryLabel),
      .fixed("translate", "no"),
      .fixed("dir", "ltr")
    ) { html in
      let bytes = Array(key.utf8)
      for start in stride(from: 0, to: bytes.count, by: 5) {
        html.element("span", .class("key-group")) { html in
          html.text(String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self))
          if start + 5 < bytes.count { html.element("span", .class("key-dash")) { $0.text("-") } }
        }
      }
    }
  }

  mutating func unlockRecovery() {
    element("form", .class("form"), .command(.unlockWithRecovery)) { html in
      html.element("label", .class("label"), .text("for", ElementID.recoveryKey.rawValue)) {
        $0.text(.recoveryLabel)
      }
      html.element(
        "textarea",
        .class("input is-key"),
        .id(.recoveryKey),
        .field(.recoveryKey),
        .fixed("rows", "3"),
        .fixed("autocomplete", "off"),
        .fixed("autocapitalize", "characters"),
        .fixed("spellcheck", "false"),
        .fixed("enterkeyhint", "go"),
        .described(by: .recoveryHint)
      )
      html.element("p", .class("hint"), .id(.recoveryHint)) { $0.text(.unlockRecoveryHint) }
      html.element("div", .class("actions")) { $0.submit(.unlock) }
    }
  }
}
