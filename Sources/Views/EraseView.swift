import App

/// Erasing everything: the word must be typed.
extension HTMLWriter {
  mutating func eraseForm(_ placeCount: Int, isWrong: Bool) {
    element("form", class: "sheet-form") { html in
      html.command(.erase)
      html.sheetHead(.back, .eraseTitle)
      html.sheetBody { html in
        html.element("p", class: "lead") { $0.text(.eraseText) }
        if placeCount > 0 {
          html.element("p", class: "lead") { html in
            html.element("strong") { html in
              html.text(html.wording[.erasesPlaces, placeCount])
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
    fieldLabel(for: ElementID.eraseConfirmation.rawValue) { html in
      html.text(.eraseConfirm, names: html.wording[.eraseWord])
    }
    void("input", class: "input") { html in
      html.attribute("type", "text")
      html.id(.eraseConfirmation)
      html.field(.eraseConfirmation)
      html.exactLetters()
      html.attribute("enterkeyhint", "done")
      if isWrong { html.invalid(describedBy: .eraseProblem) }
    }
    if isWrong { problem(id: .eraseProblem) { $0.text(.eraseWrong) } }
  }
}
