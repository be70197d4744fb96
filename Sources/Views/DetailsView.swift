import App
import Geo
import Vault

/// What is known about the selected place.
extension HTMLWriter {
  mutating func details(_ place: Place) {
    sheetHead(.none) { $0.placeName(place.name) }
    readingBody { html in
      if place.description.utf8.isEmpty {
        html.element("p", class: "description is-missing") { $0.text(.missingInformation) }
      } else {
        html.element("p", class: "description") { html in
          html.attribute("dir", "auto")
          html.text(place.description)
        }
      }
      html.position(place.coordinate)
    }
    sheetFoot { html in
      html.button(.edit, .edit, id: .editButton)
      html.button(.closeSheet, .ok, .primary)
    }
  }

  mutating func placeName(_ name: String) {
    if name.utf8.isEmpty { text(.unknown) } else { self.name(name) }
  }

  mutating func position(_ coordinate: Coordinate?) {
    element("dl", class: "facts") { html in
      html.element("div", class: "fact") { html in
        html.element("dt") { $0.text(.position) }
        html.element("dd") { html in
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
    }
  }
}
