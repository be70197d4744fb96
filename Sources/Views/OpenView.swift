import App
import Vault

/// The open vault: the map's controls, what is being said, and the sheet. The map itself is the host's, behind all of this.
extension HTMLWriter {
  mutating func open(_ session: Session, _ model: Model) {
    let question = session.question
    element("main", class: session.layout) { html in
      html.flag("inert", question != nil)
      html.element("h1", class: "unseen") { $0.text(.appName) }
      if let tour = session.tour {
        if !tour.isPresented { html.tour(tour, model.units) }
      } else {
        html.mapControls(hasStyles: model.surroundings.hasServerStyle, hasLock: session.hasLock)
      }
      if session.isMapMissing { html.mapMessage() }
      html.savingState(session)
      if let sheet = session.sheet { html.sheet(sheet, session, model) }
      html.notice(session.hasReport ? nil : session.notice)
    }
    switch question {
    case nil: break
    case .discard: discardQuestion()
    case .remove(let slot): removeQuestion(slot)
    }
  }

  private mutating func mapMessage() {
    element("div", class: "map-message") { html in
      html.id(.mapMessage)
      html.attribute("role", "status")
      html.icon(.warning)
      html.element("p") { $0.text(.mapMissing) }
    }
  }
}

/// What must be answered before anything else.
enum Question {
  case discard
  case remove(KeySlot)
}

extension Session {
  var question: Question? {
    switch sheet {
    case .edit(let draft) where draft.asksToDiscard: .discard
    case .ways(.remove(let id)): header.slots.first { $0.id == id }.map(Question.remove)
    default: nil
    }
  }

  /// The report says itself what was done, and offers the same undo.
  fileprivate var hasReport: Bool {
    if case .report = sheet { true } else { false }
  }

  /// Tells the style how much of the map the sheet hides.
  fileprivate var layout: StaticString {
    switch sheet {
    case nil where tour != nil: "open has-tour"
    case nil: "open"
    case _ where isSheetFull: "open has-sheet has-full-sheet"
    case .details, .found: "open has-sheet has-brief-sheet"
    default: "open has-sheet"
    }
  }
}
