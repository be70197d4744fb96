import App

/// A message that comes and goes by itself. Its container is always there, so that screen readers notice what comes into it.
extension HTMLWriter {
  mutating func notice(_ notice: Notice?) {
    element("div", class: "toasts") { html in
      html.id(.notice)
      html.attribute("role", "status")
      guard let notice else { return }
      html.element("div", class: "toast") { html in
        html.attribute("id", text: "notice-" + String(notice.serial))
        html.element("p") { html in
          let text = Wording.parts(of: notice.kind.text(in: html.wording))
          for part in text {
            switch part {
            case .text(let words): html.text(words)
            case .value: html.name(notice.kind.name ?? "")
            }
          }
        }
        if notice.kind == .updateReady { html.button(.updateNow, .updateNow, .plain) }
        if notice.canUndo { html.button(.undo, .undo, .plain) }
        if notice.canRedo { html.button(.redo, .redo, .plain) }
        html.iconButton(.dismissNotice, .close, .close)
      }
    }
  }
}
