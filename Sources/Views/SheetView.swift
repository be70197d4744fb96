import App
import Vault

/// The one sheet: from below on phones, a panel at the side on wide screens.
extension HTMLWriter {
  mutating func sheet(_ sheet: Sheet, _ session: Session, _ model: Model) {
    element(
      "section",
      .class(session.isSheetFull ? "sheet is-full" : "sheet"),
      .id(.sheet),
      .fixed("tabindex", "-1"),
      .labelled(by: .sheetTitle),
      .flag("data-sheet")
    ) { html in
      html.element("div", .class("cover is-bottom"), .fixed("data-covers", "bottom"), .hidden)
      html.element("div", .class("cover is-left"), .fixed("data-covers", "left"), .hidden)
      html.handle(isFull: session.isSheetFull)
      html.content(of: sheet, session, model)
    }
  }

  private mutating func content(of sheet: Sheet, _ session: Session, _ model: Model) {
    switch sheet {
    case .details: if let place = session.selectedPlace { details(place) }
    case .edit(let draft): editForm(draft)
    case .places(let filter): placesList(session.listed(filter: filter), filter: filter)
    case .shared(let ids): sharedSpot(ids.compactMap(session.place))
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
    element(
      "button",
      .fixed("type", "button"),
      .class("sheet-handle"),
      .id(.sheetHandle),
      .command(.toggleSheetSize),
      .flag("data-sheet-handle"),
      .label(.resizeSheet),
      .state("aria-expanded", isFull)
    ) { $0.element("span", .class("sheet-grip")) }
  }

  enum Leaving {
    /// Back to the sheet before.
    case back
    /// To the bare map.
    case close
    /// By the buttons below.
    case none
  }

  mutating func sheetHead(_ leaving: Leaving, title: (inout HTMLWriter) -> Void) {
    element("header", .class("sheet-head")) { html in
      if leaving == .back { html.iconButton(.closeSheet, .back, .back) }
      html.element("h2", .class("sheet-title"), .id(.sheetTitle), content: title)
      if leaving == .close { html.iconButton(.closeSheet, .close, .close) }
    }
  }

  mutating func sheetHead(_ leaving: Leaving, _ title: Phrase) {
    sheetHead(leaving) { $0.text(title) }
  }

  mutating func sheetBody(_ content: (inout HTMLWriter) -> Void) {
    element("div", .class("sheet-body"), content: content)
  }

  /// A body with nothing in it to focus: it takes the focus itself, so that the keyboard can scroll it.
  mutating func readingBody(_ content: (inout HTMLWriter) -> Void) {
    element(
      "div",
      .class("sheet-body"),
      .fixed("tabindex", "0"),
      .fixed("role", "group"),
      .labelled(by: .sheetTitle),
      content: content
    )
  }

  mutating func sheetFoot(_ content: (inout HTMLWriter) -> Void) {
    element("footer", .class("sheet-foot"), content: content)
  }
}
