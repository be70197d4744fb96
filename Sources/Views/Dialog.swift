import App

/// A question or message over everything else. What is behind it must be written with `inert`.
extension HTMLWriter {
  mutating func dialog(
    title: (inout HTMLWriter) -> Void,
    text: (inout HTMLWriter) -> Void,
    actions: (inout HTMLWriter) -> Void
  ) {
    element("div", .class("veil")) { html in
      html.element(
        "div",
        .class("dialog"),
        .id(.dialog),
        .fixed("role", "alertdialog"),
        .fixed("aria-modal", "true"),
        .labelled(by: .dialogTitle),
        .described(by: .dialogText)
      ) { html in
        html.element("h2", .class("dialog-title"), .id(.dialogTitle), content: title)
        html.element("p", .class("dialog-text"), .id(.dialogText), content: text)
        html.element("div", .class("dialog-actions"), content: actions)
      }
    }
  }
}
