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
    element("button", class: style.classes) { html in
      html.attribute("type", "button")
      html.id(id)
      html.command(command)
      html.value(value)
      if let icon { html.icon(icon) }
      html.text(phrase)
    }
  }

  /// The button that submits the form around it.
  mutating func submit(_ phrase: Phrase, _ style: ButtonStyle = .primary) {
    element("button", class: style.classes) { html in
      html.attribute("type", "submit")
      html.text(phrase)
    }
  }

  /// A small button that is on or off.
  mutating func chip(_ command: Command, _ phrase: Phrase, isOn: Bool) {
    element("button", class: "chip") { html in
      html.attribute("type", "button")
      html.command(command)
      html.state("aria-pressed", isOn)
      html.text(phrase)
    }
  }

  /// A round button that shows a drawing alone; its name is also its tooltip.
  mutating func iconButton(
    _ command: Command,
    _ icon: Icon,
    _ phrase: Phrase,
    id: ElementID? = nil,
    classes: StaticString = "icon-button"
  ) {
    element("button", class: classes) { html in
      html.attribute("type", "button")
      html.id(id)
      html.command(command)
      html.label(phrase)
      html.attribute("title", phrase)
      html.icon(icon)
    }
  }
}
