import App

/// What went wrong, beside the field it is about.
extension HTMLWriter {
  mutating func problem(_ explanation: Explanation?, id: ElementID) {
    guard let explanation else { return }
    problem(id: id) { html in
      html.element("strong") { $0.text(explanation.happened, value: explanation.value) }
      html.text(" ")
      html.sentences(explanation.kept, explanation.remedy, value: explanation.value)
    }
  }

  mutating func problem(id: ElementID, content: (inout HTMLWriter) -> Void) {
    element("p", class: "problem") { html in
      html.id(id)
      html.attribute("role", "alert")
      html.icon(.warning)
      html.element("span", content: content)
    }
  }

  /// Sentences in a row, with a space between them where the language has one.
  mutating func sentences(_ sentences: Phrase..., value: String = "") {
    for (index, sentence) in sentences.enumerated() {
      if index > 0 { text(wording.space) }
      text(sentence, value: value)
    }
  }
}
