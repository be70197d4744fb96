import App

/// What the fields of forms have in common.
extension HTMLWriter {
  /// The words above a field, which also lead into it.
  mutating func fieldLabel(for id: String, content: (inout HTMLWriter) -> Void) {
    element("label", class: "label") { html in
      html.attribute("for", text: id)
      content(&html)
    }
  }

  mutating func fieldLabel(for id: String, _ phrase: Phrase) {
    fieldLabel(for: id) { $0.text(phrase) }
  }

  /// Attributes of a field for letters to be copied exactly: the keyboard neither completes nor corrects them.
  mutating func exactLetters() {
    attribute("autocomplete", "off")
    attribute("autocapitalize", "characters")
    attribute("spellcheck", "false")
  }
}
