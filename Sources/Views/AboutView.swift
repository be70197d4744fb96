import App

/// What this is, and whose work it shows.
extension HTMLWriter {
  mutating func about(version: String) {
    sheetHead(.back, .about)
    sheetBody { html in
      html.element("div", class: "empty") { html in
        html.brand()
        html.element("p", class: "empty-title") { $0.text(.appName) }
        html.element("p", class: "hint") { $0.text(.version, names: version) }
        html.element("p") { $0.text(.aboutText) }
      }
      html.element("h3", class: "group-title") { $0.text(.credits) }
      html.element("ul", class: "credits") { html in
        html.credit("MapLibre GL JS", "https://maplibre.org/", .creditMap)
        html.credit("Natural Earth", "https://www.naturalearthdata.com/", .creditWorld)
        html.credit("GeoNames", "https://www.geonames.org/", .creditCities)
      }
    }
  }

  private mutating func credit(_ name: String, _ address: String, _ phrase: Phrase) {
    element("li") { html in
      html.outside(address) { $0.text(name) }
      html.text(" ")
      html.element("span", class: "skipped-reason") { $0.contribution(phrase) }
    }
  }

  private mutating func contribution(_ phrase: Phrase) {
    for part in Wording.parts(of: wording[phrase]) {
      switch part {
      case .text(let words): text(words)
      case .value: outside("https://creativecommons.org/licenses/by/4.0/") { $0.text("CC BY 4.0") }
      }
    }
  }

  /// A link to another site, which learns nothing about where it was followed from.
  mutating func outside(_ address: String, id: String = "", content: (inout HTMLWriter) -> Void) {
    element("a") { html in
      if !id.utf8.isEmpty { html.attribute("id", text: id) }
      html.address(address)
      html.attribute("target", "_blank")
      html.attribute("rel", "noopener noreferrer")
      content(&html)
    }
  }
}
