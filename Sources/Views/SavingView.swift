import App

/// Whether everything is on disk, and whether everything could be read.
extension HTMLWriter {
  mutating func savingState(_ session: Session) {
    element("div", class: "states") { html in
      html.element("div", class: "state-region") { html in
        html.id(.savingState)
        html.attribute("role", "status")
        switch session.saving {
        case .saved:
          html.element("p", class: "state is-saved") { html in
            html.icon(.check)
            html.text(.saved)
          }
        case .saving: html.element("p", class: "state is-saving") { $0.text(.saving) }
        case .failed(let failure): html.notSaved(failure.explanation)
        }
      }
      if !session.problems.isEmpty {
        html.element("div", class: "state is-problem") { html in
          html.element("p") { $0.text(.someUnreadable) }
          html.button(.showProblems, .showProblems, .plain)
        }
      }
    }
  }

  private mutating func notSaved(_ explanation: Explanation) {
    element("div", class: "state is-problem") { html in
      html.element("p") { html in
        html.element("strong") { $0.text(.notSaved) }
        html.text(" ")
        html.sentences(explanation.happened, explanation.kept, explanation.remedy)
      }
      html.button(.retrySaving, .tryAgain, .plain)
    }
  }
}
