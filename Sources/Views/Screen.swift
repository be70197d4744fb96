import App

/// A screen without a map: one card in the middle, with a title and what belongs to it.
extension HTMLWriter {
  mutating func screen(
    isBehindDialog: Bool = false,
    _ title: Phrase,
    content: (inout HTMLWriter) -> Void
  ) {
    element("main", .class("screen"), .flag("inert", isBehindDialog)) { html in
      html.element("section", .class("card"), .labelled(by: .screenTitle)) { html in
        html.brand()
        html.element("h1", .class("card-title"), .id(.screenTitle)) { $0.text(title) }
        content(&html)
      }
    }
  }

  /// The pin of the app: a red star in a white circle.
  mutating func brand() {
    element("span", .class("brand"), .hidden) { $0.icon(.star) }
  }

  mutating func lead(_ phrase: Phrase) {
    element("p", .class("lead")) { $0.text(phrase) }
  }

  /// Something is under way and the person only has to wait, or to answer their device.
  mutating func waiting(_ title: Phrase, _ text: Phrase) {
    screen(title) { html in
      html.element("p", .class("lead"), .fixed("role", "status")) { $0.text(text) }
      html.element("span", .class("spinner"), .hidden)
    }
  }
}
