import App
import Vault

/// The ways to unlock: what there is, adding, renaming and removing.
extension HTMLWriter {
  mutating func ways(_ step: WaysStep, _ session: Session, _ surroundings: Surroundings) {
    switch step {
    case .list(let problem): waysList(session, surroundings, problem)
    case .remove: waysList(session, surroundings, nil)
    case .passphrase(let problem):
      sheetHead(.back, .passphraseTitle)
      sheetBody { $0.newPassphrase(.addPassphrase, back: .closeSheet, problem, .changingWays) }
    case .working:
      sheetHead(.none, .oneMoment)
      sheetBody { $0.underway(.workingText) }
    case .recovery(let key, let isWrong):
      sheetHead(.none, .recoveryTitle)
      sheetBody { $0.recovery(key: key, isWrong: isWrong, back: .closeSheet) }
    case .rename(let id):
      sheetHead(.back, .renameTitle)
      sheetBody { $0.renameForm(session.header.slots.first { $0.id == id }) }
    }
  }

  private mutating func waysList(_ session: Session, _ surroundings: Surroundings, _ problem: WayProblem?) {
    let slots = session.header.slots
    sheetHead(.back, .ways)
    sheetBody { html in
      html.problem(problem?.explanation(.changingWays), id: .wayProblem)
      html.element("p", class: "hint") { $0.text(.waysText) }
      html.element("ul", class: "ways") { html in
        for slot in slots { html.element("li") { $0.way(slot, isOnly: slots.count == 1) } }
      }
      html.element("div", class: "group-items") { html in
        if surroundings.hasPasskeys { html.link(.addPasskey, .addPasskey, icon: .face) }
        html.link(.askPassphrase, .addPassphrase, icon: .words)
        html.link(.addRecovery, .addRecovery, icon: .key)
        if !slots.contains(where: { $0.way == .device }) {
          html.link(.addDeviceKey, .addDeviceKey, icon: .open)
        }
      }
      html.element("p", class: "hint") { $0.text(.addDeviceKeyText) }
    }
  }

  private mutating func way(_ slot: KeySlot, isOnly: Bool) {
    element("div", class: "way") { html in
      html.icon(slot.way.icon)
      html.element("div", class: "way-words") { html in
        html.element("p", class: "way-name") { $0.name(slot.name) }
        html.element("p", class: "hint") { html in
          let kind = html.wording[slot.way.phrase]
          if !slot.name.utf8.elementsEqual(kind.utf8) {
            html.text(kind)
            html.text(" · ")
          }
          html.text(.addedOn, names: slot.created.day(in: html.wording.language))
        }
        if isOnly { html.element("p", class: "hint") { $0.text(.onlyWay) } }
        html.element("div", class: "way-actions") { html in
          html.wayButton(.askRename, .rename, .renameNamed, slot)
          if !isOnly { html.wayButton(.askRemove, .remove, .removeNamed, slot) }
        }
      }
    }
  }

  /// A button whose name tells which of the ways it is about.
  private mutating func wayButton(_ command: Command, _ phrase: Phrase, _ named: Phrase, _ slot: KeySlot) {
    element("button", class: "button is-plain is-small") { html in
      html.attribute("type", "button")
      html.command(command)
      html.value(slot.id.text)
      html.attribute("aria-label", text: html.wording[named, slot.name])
      html.text(phrase)
    }
  }

  private mutating func renameForm(_ slot: KeySlot?) {
    element("form", class: "form") { html in
      html.command(.rename)
      html.fieldLabel(for: ElementID.wayName.rawValue, .wayName)
      html.void("input", class: "input") { html in
        html.attribute("type", "text")
        html.id(.wayName)
        html.field(.wayName)
        html.attribute("value", text: slot?.name ?? "")
        html.attribute("dir", "auto")
        html.attribute("autocomplete", "off")
        html.attribute("enterkeyhint", "done")
      }
      html.element("div", class: "actions") { html in
        html.button(.closeSheet, .cancel)
        html.submit(.save)
      }
    }
  }

  mutating func removeQuestion(_ slot: KeySlot) {
    dialog {
      $0.text(.removeTitle, names: slot.name)
    } text: {
      $0.text(.removeText)
    } actions: { html in
      html.button(.remove, .remove, .danger, value: slot.id.text)
      html.button(.closeSheet, .cancel, .primary, id: .dialogAction)
    }
  }
}

extension WayKind {
  var icon: Icon {
    switch self {
    case .passkey: .face
    case .passphrase: .words
    case .recovery: .key
    case .device: .open
    case .unknown: .lock
    }
  }
}
