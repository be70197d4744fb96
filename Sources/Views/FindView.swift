import App

/// What is found beside one's own places, and the result that the map went to.
extension HTMLWriter {
  mutating func findings(_ finding: Finding) {
    element("section", class: "findings") { html in
      if !finding.results.isEmpty { html.element("h3", class: "group-title") { $0.text(.inTheWorld) } }
      html.element("div") { html in
        html.attribute("role", "status")
        html.explanation(of: finding)
      }
      html.element("ul", class: "rows") { html in
        for (index, result) in finding.results.enumerated() where result.kind.isSomewhere {
          html.element("li") { $0.finding(result, index) }
        }
      }
    }
  }

  /// Why there is no row.
  private mutating func explanation(of finding: Finding) {
    let phrase: Phrase? =
      switch finding.results.first?.kind {
      case .shortLink: .shortLink
      case .shortCode: .shortCode
      default: finding.failure == nil ? nil : .atlasMissing
      }
    if let phrase { element("p", class: "hint") { $0.text(phrase) } }
  }

  private mutating func finding(_ result: AtlasResult, _ index: Int) {
    element("button", class: "row") { html in
      html.attribute("type", "button")
      html.command(.chooseResult)
      html.value(String(index))
      html.element("span", class: "disc is-found") { $0.icon(.globe) }
      html.element("span", class: "row-words") { html in
        html.element("span", class: "row-name") { $0.name(of: result) }
        html.text(" ")
        html.element("span", class: "row-text") { $0.detail(of: result) }
      }
    }
  }

  mutating func found(_ result: AtlasResult) {
    sheetHead(.none) { $0.name(of: result) }
    readingBody { html in
      html.element("p", class: "description") { $0.detail(of: result) }
      if result.kind != .spot || !result.name.utf8.isEmpty {
        html.facts { $0.position(result.point.coordinate) }
      }
    }
    sheetFoot { html in
      html.button(.closeSheet, .close)
      html.button(.addResult, .addHere, .primary)
    }
  }

  private mutating func name(of result: AtlasResult) {
    if result.name.utf8.isEmpty { text(.foundSpot) } else { name(result.name) }
  }

  /// The country of a city; the position of a spot.
  private mutating func detail(of result: AtlasResult) {
    if result.kind == .spot { text(result.point.coordinate?.text ?? "") } else { name(result.detail) }
  }
}
