import App

/// What became of an imported file.
extension HTMLWriter {
  mutating func importReport(_ report: ImportReport, canUndo: Bool) {
    sheetHead(.none, .reportTitle)
    readingBody { html in
      html.element("p", class: "hint") { $0.text(.reportFile, names: report.fileName) }
      html.element("dl", class: "facts") { html in
        html.fact(.reportFound, report.found)
        html.fact(.reportAdded, report.added)
        html.fact(.reportAlready, report.already)
        if report.different > 0 { html.fact(.reportDifferent, report.different) }
        html.fact(.reportSkipped, report.skipped.count)
      }
      if report.isCutOff { html.element("p", class: "lead") { $0.text(.reportCutOff) } }
      if report.replacedCharacters > 0 {
        html.element("p", class: "hint") { html in
          html.text(html.wording[.replacedCharacters, report.replacedCharacters])
        }
      }
      if !report.skipped.isEmpty { html.skipped(report.skipped) }
    }
    sheetFoot { html in
      if canUndo { html.button(.undo, .undo) }
      html.button(.closeSheet, .ok, .primary)
    }
  }

  private mutating func fact(_ phrase: Phrase, _ count: Int) {
    element("div", class: "fact") { html in
      html.element("dt") { $0.text(phrase) }
      html.element("dd", class: "number") { $0.text(grouped(count)) }
    }
  }

  private mutating func skipped(_ items: [ImportReport.Skipped]) {
    element("h3", class: "group-title") { $0.text(.reportSkippedTitle) }
    element("p", class: "hint") { $0.text(.reportRemedy) }
    element("ul", class: "skipped") { html in
      for item in items.prefix(Limits.listedPlaces) {
        html.element("li") { html in
          html.element("strong") { $0.text(.reportNumber, names: grouped(item.number)) }
          html.text(" ")
          if let name = item.name, !name.utf8.isEmpty {
            html.name(name)
            html.text(" ")
          }
          html.element("span", class: "skipped-reason") { $0.text(item.reason.phrase) }
        }
      }
    }
    let more = items.count - Limits.listedPlaces
    if more > 0 {
      element("p", class: "hint") { html in
        html.text(html.wording[.moreSkipped, more])
      }
    }
  }
}
