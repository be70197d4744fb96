import App

/// A question or message over everything else. What is behind it must be written with `inert`.
extension HTMLWriter {
  mutating func dialog(
    title: (inout HTMLWriter) -> Void,
    text: (inout HTMLWriter) -> Void,
    actions: (inout HTMLWriter) -> Void
  ) {
    element("div", class: "veil") { html in
      html.element("div", class: "dialog") { html in
        html.id(.dialog)
        html.attribute("role", "alertdialog")
        html.attribute("aria-modal", "true")
        html.labelled(by: .dialogTitle)
        html.described(by: .dialogText)
        html.element("h2", class: "dialog-title") { html in
          html.id(.dialogTitle)
          title(&html)
        }
        html.element("p", class: "dialog-text") { html in
          html.id(.dialogText)
          text(&html)
        }
        html.element("div", class: "dialog-actions") { actions(&$0) }
      }
    }
  }
}
