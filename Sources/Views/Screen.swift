import App

/// A screen without a map: one card in the middle, with a title and what belongs to it.
extension HTMLWriter {
  mutating func screen(
    isBehindDialog: Bool = false,
    _ title: Phrase,
    content: (inout HTMLWriter) -> Void
  ) {
    element("main", class: "screen") { html in
      html.flag("inert", isBehindDialog)
      html.element("section", class: "card") { html in
        html.labelled(by: .screenTitle)
        html.brand()
        html.element("h1", class: "card-title") { html in
          html.id(.screenTitle)
          html.text(title)
        }
        content(&html)
      }
    }
  }

  /// The pin of the app: a red star in a white circle.
  mutating func brand() {
    element("span", class: "brand") { html in
      html.hidden()
      html.icon(.star)
    }
  }

  mutating func lead(_ phrase: Phrase) {
    element("p", class: "lead") { $0.text(phrase) }
  }

  /// Something is under way and the person only has to wait, or to answer their device.
  mutating func waiting(_ title: Phrase, _ text: Phrase) {
    screen(title) { $0.underway(text) }
  }

  mutating func underway(_ text: Phrase) {
    element("p", class: "lead") { html in
      html.attribute("role", "status")
      html.text(text)
    }
    element("span", class: "spinner") { $0.hidden() }
  }
}
