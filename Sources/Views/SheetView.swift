import App
import Vault

/// The one sheet: from below on phones, a panel at the side on wide screens.
extension HTMLWriter {
  mutating func sheet(_ sheet: Sheet, _ session: Session, _ model: Model) {
    element("section", class: session.isSheetFull ? "sheet is-full" : "sheet") { html in
      html.id(.sheet)
      html.attribute("tabindex", "-1")
      html.labelled(by: .sheetTitle)
      html.flag("data-sheet")
      html.element("div", class: "cover is-bottom") { html in
        html.attribute("data-covers", "bottom")
        html.hidden()
      }
      html.element("div", class: "cover is-left") { html in
        html.attribute("data-covers", "left")
        html.hidden()
      }
      html.handle(isFull: session.isSheetFull)
      html.content(of: sheet, session, model)
    }
  }

  private mutating func content(of sheet: Sheet, _ session: Session, _ model: Model) {
    switch sheet {
    case .details: if let place = session.selectedPlace { details(place) { $0.nearby(session, model) } }
    case .edit(let draft): editForm(draft) { $0.nearby(session, model) }
    case .places: if let list = session.list { placesList(list, session.finding) }
    case .shared(let ids): sharedSpot(ids.compactMap(session.place))
    case .found(let result): found(result)
    case .settings: settings(session, model)
    case .ways(let step): ways(step, session, model.surroundings)
    case .report(let report): importReport(report, canUndo: report.added > 0 && session.canUndo)
    case .problems: problems(session.problems)
    case .erase(let isWrong): eraseForm(session.placeCount, isWrong: isWrong)
    case .about: about(version: model.surroundings.version)
    }
  }

  /// Follows the finger; for everybody else it is a button that makes the sheet larger or smaller.
  private mutating func handle(isFull: Bool) {
    element("button", class: "sheet-handle") { html in
      html.attribute("type", "button")
      html.id(.sheetHandle)
      html.command(.toggleSheetSize)
      html.flag("data-sheet-handle")
      html.label(.resizeSheet)
      html.state("aria-expanded", isFull)
      html.element("span", class: "sheet-grip")
    }
  }

  enum Leaving {
    /// Back to the sheet before.
    case back
    /// To the bare map.
    case close
    /// By the buttons below.
    case none
  }

  mutating func sheetHead(_ leaving: Leaving, of place: Place? = nil, title: (inout HTMLWriter) -> Void) {
    element("header", class: "sheet-head") { html in
      if leaving == .back { html.iconButton(.closeSheet, .back, .back) }
      if let place { html.disc(place) }
      html.element("h2", class: "sheet-title") { html in
        html.id(.sheetTitle)
        title(&html)
      }
      if leaving == .close { html.iconButton(.closeSheet, .close, .close) }
    }
  }

  mutating func sheetHead(_ leaving: Leaving, _ title: Phrase) {
    sheetHead(leaving) { $0.text(title) }
  }

  mutating func sheetBody(_ content: (inout HTMLWriter) -> Void) {
    element("div", class: "sheet-body", content: content)
  }

  /// A body with nothing in it to focus: it takes the focus itself, so that the keyboard can scroll it.
  mutating func readingBody(_ content: (inout HTMLWriter) -> Void) {
    element("div", class: "sheet-body") { html in
      html.attribute("tabindex", "0")
      html.attribute("role", "group")
      html.labelled(by: .sheetTitle)
      content(&html)
    }
  }

  mutating func sheetFoot(_ content: (inout HTMLWriter) -> Void) {
    element("footer", class: "sheet-foot", content: content)
  }
}
