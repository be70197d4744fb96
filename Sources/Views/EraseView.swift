import App

/// Erasing everything: the word must be typed.
extension HTMLWriter {
  mutating func eraseForm(_ placeCount: Int, isWrong: Bool) {
    element("form", .class("sheet-form"), .command(.erase)) { html in
      html.sheetHead(.back, .eraseTitle)
      html.sheetBody { html in
        html.element("p", .class("lead")) { $0.text(.eraseText) }
        if placeCount > 0 {
          html.element("p", .class("lead")) { html in
            html.element("strong") { html in
              html.text(CountedPhrase.erasesPlaces.text(placeCount, in: html.language))
            }
          }
        }
        html.eraseField(isWrong: isWrong)
      }
      html.sheetFoot { html in
        html.button(.closeSheet, .cancel)
        html.submit(.erase, .danger)
      }
    }
  }

  private mutating func eraseField(isWrong: Bool) {
    element("label", .class("label"), .text("for", ElementID.eraseConfirmation.rawValue)) { html in
      html.text(Phrase.eraseConfirm.words, names: Phrase.eraseWord.text(in: html.language))
    }
    void(
      "input",
      .class("input"),
      .fixed("type", "text"),
      .id(.eraseConfirmation),
      .field(.eraseConfirmation),
      .fixed("autocomplete", "off"),
      .fixed("autocapitalize", "characters"),
      .fixed("spellcheck", "false"),
      .fixed("enterkeyhint", "done"),
      .optional(isWrong ? .invalid : nil),
      .optional(isWrong ? .described(by: .eraseProblem) : nil)
    )
    guard isWrong else { return }
    element("p", .class("problem"), .id(.eraseProblem), .fixed("role", "alert")) { html in
      html.icon(.warning)
      html.element("span") { $0.text(.eraseWrong) }
    }
  }
}
