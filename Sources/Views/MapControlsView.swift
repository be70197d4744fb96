import App

/// The buttons over the map.
extension HTMLWriter {
  mutating func mapControls(hasStyles: Bool, hasLock: Bool) {
    element("section", class: "controls") { html in
      html.label(.mapControls)
      html.element("div", class: "pill is-menu") { html in
        html.iconButton(.showPlaces, .list, .places, id: .placesButton)
        html.iconButton(.showSettings, .sliders, .settings, id: .settingsButton)
        if hasLock { html.iconButton(.lockNow, .lock, .lockNow, id: .lockButton) }
      }
      html.element("div", class: "pills") { html in
        html.element("div", class: "pill") { html in
          html.iconButton(.locate, .arrow, .locate, id: .locateButton)
          if hasStyles { html.iconButton(.switchStyle, .layers, .switchStyle, id: .styleButton) }
        }
        html.element("div", class: "pill") { html in
          html.iconButton(.zoomIn, .plus, .zoomIn, id: .zoomInButton)
          html.iconButton(.zoomOut, .minus, .zoomOut, id: .zoomOutButton)
        }
      }
      html.iconButton(.addPlace, .plus, .addPlace, id: .addButton, classes: "add")
    }
  }
}
