import App
import Vault

/// The form for a place. It works on a copy; leaving it with changes asks first.
extension HTMLWriter {
  mutating func editForm(_ draft: Draft) {
    element("form", .class("sheet-form"), .command(.save)) { html in
      html.sheetHead(.none, .editPlace)
      html.sheetBody { html in
        html.problem(draft.problem?.explanation, id: .placeProblem)
        html.nameField(draft)
        html.descriptionField(draft)
        html.position(draft.coordinate)
        html.element("p", .class("hint")) { $0.sentences(Phrase.moveHint.words, Phrase.dragHint.words) }
        html.element("div", .class("actions")) { html in
          html.button(.moveToCenter, .moveToCenter)
          html.button(.delete, .delete, .danger)
        }
      }
      html.sheetFoot { html in
        html.button(.cancelEdit, .cancel)
        html.submit(.save)
      }
    }
  }

  private mutating func nameField(_ draft: Draft) {
    let id = ElementID.placeName(draft.serial)
    element("label", .class("label"), .text("for", id)) { $0.text(.placeName) }
    void(
      "input",
      .class("input"),
      .fixed("type", "text"),
      .text("id", id),
      .field(.placeName),
      .input(.placeName),
      .text("value", draft.name),
      .fixed("dir", "auto"),
      .fixed("autocomplete", "off"),
      .fixed("enterkeyhint", "done"),
      .optional(draft.problem?.isAboutName == true ? .invalid : nil),
      .optional(draft.problem?.isAboutName == true ? .described(by: .placeProblem) : nil)
    )
  }

  private mutating func descriptionField(_ draft: Draft) {
    let id = ElementID.placeDescription(draft.serial)
    element("label", .class("label"), .text("for", id)) { $0.text(.placeDescription) }
    element(
      "textarea",
      .class("input"),
      .text("id", id),
      .field(.placeDescription),
      .input(.placeDescription),
      .fixed("rows", "4"),
      .fixed("dir", "auto"),
      .optional(draft.problem?.isAboutDescription == true ? .invalid : nil),
      .optional(draft.problem?.isAboutDescription == true ? .described(by: .placeProblem) : nil)
    ) { html in
      // The parser drops a first line break; this one stands in for it.
      if draft.description.utf8.first == UInt8(ascii: "\n") { html.text("\n") }
      html.text(draft.description)
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

extension Attribute {
  static let invalid = Attribute.state("aria-invalid", true)
}

extension PlaceProblem {
  var isAboutName: Bool {
    if case .nameTooLong = self { true } else { false }
  }

  var isAboutDescription: Bool {
    if case .descriptionTooLong = self { true } else { false }
  }
}
