import App
import Vault

/// The form for a place. It works on a copy; leaving it with changes asks first.
extension HTMLWriter {
  mutating func editForm(_ draft: Draft, below: (inout HTMLWriter) -> Void = { _ in }) {
    element("form", class: "sheet-form") { html in
      html.command(.save)
      html.sheetHead(.none, .editPlace)
      html.sheetBody { html in
        html.problem(draft.problem?.explanation, id: .placeProblem)
        html.nameField(draft)
        html.descriptionField(draft)
        html.linkField(draft)
        html.symbolPicker(
          draft.place.shownSymbol,
          draft.place.color,
          id: ElementID.symbolPicker(draft.serial)
        )
        html.facts { $0.position(draft.place.coordinate) }
        html.element("p", class: "hint") { $0.sentences(.moveHint, .dragHint) }
        html.element("div", class: "actions") { html in
          html.button(.moveToCenter, .moveToCenter)
          html.button(.delete, .delete, .danger)
        }
        below(&html)
      }
      html.sheetFoot { html in
        html.button(.cancelEdit, .cancel)
        html.submit(.save)
      }
    }
  }

  private mutating func nameField(_ draft: Draft) {
    let id = ElementID.placeName(draft.serial)
    fieldLabel(for: id, .placeName)
    void("input", class: "input") { html in
      html.attribute("type", "text")
      html.attribute("id", text: id)
      html.field(.placeName)
      html.input(.placeName)
      html.attribute("value", text: draft.place.name)
      html.attribute("dir", "auto")
      html.attribute("autocomplete", "off")
      html.attribute("enterkeyhint", "done")
      if draft.problem?.isAboutName == true { html.invalid(describedBy: .placeProblem) }
    }
  }

  private mutating func descriptionField(_ draft: Draft) {
    let id = ElementID.placeDescription(draft.serial)
    fieldLabel(for: id, .placeDescription)
    element("textarea", class: "input") { html in
      html.attribute("id", text: id)
      html.field(.placeDescription)
      html.input(.placeDescription)
      html.attribute("rows", "4")
      html.attribute("dir", "auto")
      if draft.problem?.isAboutDescription == true { html.invalid(describedBy: .placeProblem) }
      // The parser drops a first line break; this one stands in for it.
      if draft.place.description.utf8.first == UInt8(ascii: "\n") { html.text("\n") }
      html.text(draft.place.description)
    }
  }

  private mutating func linkField(_ draft: Draft) {
    let id = ElementID.placeLink(draft.serial)
    fieldLabel(for: id, .placeLink)
    void("input", class: "input") { html in
      html.attribute("type", "text")
      html.attribute("inputmode", "url")
      html.attribute("id", text: id)
      html.field(.placeLink)
      html.input(.placeLink)
      html.attribute("value", text: draft.link)
      html.attribute("dir", "ltr")
      html.attribute("placeholder", "https://")
      html.attribute("autocapitalize", "none")
      html.attribute("autocomplete", "off")
      html.attribute("spellcheck", "false")
      html.attribute("enterkeyhint", "done")
      if draft.problem?.isAboutLink == true { html.invalid(describedBy: .placeProblem) }
    }
  }

  mutating func discardQuestion() {
    dialog {
      $0.text(.discardTitle)
    } text: {
      $0.text(.discardText)
    } actions: { html in
      html.button(.discardEdit, .discard, .danger)
      html.button(.keepEditing, .keepEditing, .primary, id: .keepEditing)
    }
  }
}

extension PlaceProblem {
  var isAboutName: Bool {
    if case .nameTooLong = self { true } else { false }
  }

  var isAboutLink: Bool {
    switch self {
    case .linkTooLong, .notALink: true
    default: false
    }
  }

  var isAboutDescription: Bool {
    if case .descriptionTooLong = self { true } else { false }
  }
}
