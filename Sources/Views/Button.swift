import App

/// Buttons: every one sends a command and has a name.
extension HTMLWriter {
  enum ButtonStyle {
    case primary, secondary, plain, danger

    var classes: StaticString {
      switch self {
      case .primary: "button is-primary"
      case .secondary: "button"
      case .plain: "button is-plain"
      case .danger: "button is-danger"
      }
    }
  }

  mutating func button(
    _ command: Command,
    _ phrase: Phrase,
    _ style: ButtonStyle = .secondary,
    id: ElementID? = nil,
    value: String? = nil,
    icon: Icon? = nil
  ) {
    element(
      "button",
      .fixed("type", "button"),
      .class(style.classes),
      .optional(id.map(Attribute.id)),
      .command(command),
      .optional(value.map(Attribute.value))
    ) { html in
      if let icon { html.icon(icon) }
      html.text(phrase)
    }
  }

  /// The button that submits the form around it.
  mutating func submit(_ phrase: Phrase, _ style: ButtonStyle = .primary) {
    element("button", .fixed("type", "submit"), .class(style.classes)) { $0.text(phrase) }
  }

  /// A round button that shows a drawing alone; its name is also its tooltip.
  mutating func iconButton(
    _ command: Command,
    _ icon: Icon,
    _ phrase: Phrase,
    id: ElementID? = nil,
    classes: StaticString = "icon-button"
  ) {
    element(
      "button",
      .fixed("type", "button"),
      .class(classes),
      .optional(id.map(Attribute.id)),
      .command(command),
      .label(phrase),
      Attribute(name: "title", value: .phrase(phrase))
    ) { $0.icon(icon) }
  }
}
