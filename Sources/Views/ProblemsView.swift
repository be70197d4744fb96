import App

/// What could not be read when the vault was opened.
extension HTMLWriter {
  mutating func problems(_ problems: LoadProblems) {
    sheetHead(.close, .problemsTitle)
    readingBody { html in
      html.element("p", class: "lead") { $0.text(.problemsText) }
      html.problem(.damagedRecords, problems.damaged, .problemsDamaged)
      html.problem(.missingRecords, problems.missing, .problemsMissing)
      html.problem(.newerRecords, problems.newer, .problemsNewer)
    }
    sheetFoot { $0.button(.closeSheet, .ok, .primary) }
  }

  private mutating func problem(_ happened: CountedPhrase, _ count: Int, _ remedy: Phrase) {
    guard count > 0 else { return }
    element("p", class: "problem is-calm") { html in
      html.icon(.warning)
      html.element("span") { html in
        html.element("strong") { html in html.text(html.wording[happened, count]) }
        html.text(" ")
        html.text(remedy)
      }
    }
  }
}
