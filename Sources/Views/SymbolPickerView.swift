import App

/// Chooses a symbol and a colour: one row that shows both and opens to all of them.
extension HTMLWriter {
  /// `color` is nil where the usual one is followed. `id` is the row's, fresh with each opening of the form, so that the
  /// row is closed then.
  mutating func symbolPicker(_ symbol: Symbol, _ color: UInt32?, id: String) {
    element("details", class: "picker") { html in
      html.attribute("id", text: id)
      html.element("summary", class: "picker-head") { html in
        html.element("span", class: "disc") { $0.symbol(symbol, color.map(PlaceColor.readable)) }
        html.element("span", class: "item-name") { $0.text(.symbolAndColor) }
        html.icon(.forward)
      }
      html.picks(.color) { html in
        html.color(nil, .noColor, isChosen: color == nil)
        for offered in PlaceColor.allCases {
          html.color(offered.rawValue, offered.name, isChosen: color == offered.rawValue)
        }
        if let color, PlaceColor(rawValue: color) == nil { html.color(color, .otherColor, isChosen: true) }
      }
      html.picks(.symbol) { html in
        for offered in Symbol.allCases {
          html.choice(.symbol, offered.rawValue, offered.name, isChosen: offered == symbol) { html in
            html.symbol(offered, offered == symbol ? color.map(PlaceColor.readable) : nil)
          }
        }
      }
    }
  }

  private mutating func picks(_ title: Phrase, content: (inout HTMLWriter) -> Void) {
    element("fieldset", class: "picks") { html in
      html.attribute("role", "radiogroup")
      html.element("legend", class: "label") { $0.text(title) }
      content(&html)
    }
  }

  private mutating func color(_ color: UInt32?, _ name: Phrase, isChosen: Bool) {
    choice(.color, color.map { $0.description } ?? "", name, isChosen: isChosen) { html in
      if let color { html.symbol(.circle, PlaceColor.readable(color)) } else { html.icon(.none) }
    }
  }

  private mutating func choice(
    _ field: Field,
    _ value: String,
    _ name: Phrase,
    isChosen: Bool,
    drawing: (inout HTMLWriter) -> Void
  ) {
    element("label", class: "pick") { html in
      html.attribute("title", name)
      html.void("input") { html in
        html.attribute("type", "radio")
        html.field(field)
        html.input(field)
        html.attribute("value", text: value)
        html.label(name)
        html.flag("checked", isChosen)
      }
      drawing(&html)
    }
  }
}
