import App

/// The screen that tells why not even the lock can be shown.
extension HTMLWriter {
  mutating func trouble(_ trouble: Trouble) {
    let explanation = trouble.explanation
    element("main", class: "screen") { html in
      html.element("section", class: "card") { html in
        html.attribute("role", "alert")
        html.labelled(by: .screenTitle)
        html.brand()
        html.element("h1", class: "card-title") { html in
          html.id(.screenTitle)
          html.text(explanation.happened)
        }
        html.element("p", class: "lead") { $0.text(explanation.kept) }
        html.element("p") { $0.text(explanation.remedy) }
      }
    }
  }
}
