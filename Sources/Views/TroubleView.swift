import App

/// The screen that tells why not even the lock can be shown.
extension HTMLWriter {
  mutating func trouble(_ trouble: Trouble) {
    let explanation = trouble.explanation
    element("main", .class("screen")) { html in
      html.element("section", .class("card"), .fixed("role", "alert"), .labelled(by: .screenTitle)) { html in
        html.brand()
        html.element("h1", .class("card-title"), .id(.screenTitle)) { $0.text(explanation.happened) }
        html.element("p", .class("lead")) { $0.text(explanation.kept) }
        html.element("p") { $0.text(explanation.remedy) }
      }
    }
  }
}
