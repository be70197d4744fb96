import App
import Geo
import Vault

/// What is known about the selected place.
extension HTMLWriter {
  mutating func details(_ place: Place, below: (inout HTMLWriter) -> Void = { _ in }) {
    sheetHead(.none, of: place) { $0.placeName(place.name) }
    readingBody { html in
      if place.description.utf8.isEmpty {
        html.element("p", class: "description is-missing") { $0.text(.missingInformation) }
      } else {
        html.element("p", class: "description") { html in
          html.attribute("dir", "auto")
          html.text(place.description)
        }
      }
      html.facts { html in
        html.position(place.coordinate)
        if let link = place.link { html.link(link) }
      }
      below(&html)
    }
    sheetFoot { html in
      html.button(.edit, .edit, id: .editButton)
      html.button(.closeSheet, .ok, .primary)
    }
  }

  mutating func placeName(_ name: String) {
    if name.utf8.isEmpty { text(.unknown) } else { self.name(name) }
  }

  mutating func facts(_ content: (inout HTMLWriter) -> Void) {
    element("dl", class: "facts", content: content)
  }

  mutating func position(_ coordinate: Coordinate?) {
    fact(.position) { html in
      if let coordinate {
        html.element("span", class: "number") { html in
          html.attribute("translate", "no")
          html.text(coordinate.text)
        }
      } else {
        html.text(.unplaced)
      }
    }
  }

  private mutating func link(_ address: String) {
    fact(.placeLink) { html in html.outside(address) { $0.text(address) } }
  }

  private mutating func fact(_ name: Phrase, content: (inout HTMLWriter) -> Void) {
    element("div", class: "fact") { html in
      html.element("dt") { $0.text(name) }
      html.element("dd", content: content)
    }
  }
}
