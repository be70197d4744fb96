import App
import Vault

/// The list of places, with a field to find one.
extension HTMLWriter {
  mutating func placesList(_ list: PlaceList, _ finding: Finding?) {
    sheetHead(.close, .places)
    sheetBody { html in
      html.searchField(list.query.text)
      if list.query == PlaceQuery() && list.total == 0 {
        html.noPlaces()
      } else {
        html.element("div", class: "list-head") { html in
          html.count(list)
          html.chip(.setOnScreen, .onScreen, isOn: list.query.isOnScreen)
        }
        html.rows(list.places)
        if list.total > list.places.count { html.more(list.total - list.places.count) }
      }
      if let finding { html.findings(finding) }
    }
    if list.total > 0 { sheetFoot { $0.button(.startTour, .startTour, .secondary, icon: .play) } }
  }

  mutating func sharedSpot(_ places: [Place]) {
    sheetHead(.close, .sharedTitle)
    sheetBody { $0.rows(places) }
  }

  private mutating func searchField(_ filter: String) {
    element("div", class: "search") { html in
      html.icon(.search)
      html.void("input", class: "input") { html in
        html.attribute("type", "search")
        html.id(.placesFilter)
        html.input(.placesFilter)
        html.field(.placesFilter)
        html.attribute("value", text: filter)
        html.label(.findPlace)
        html.attribute("placeholder", .findPlace)
        html.attribute("dir", "auto")
        html.attribute("autocomplete", "off")
        html.attribute("enterkeyhint", "search")
      }
    }
  }

  private mutating func count(_ list: PlaceList) {
    element("p", class: "count") { html in
      html.attribute("role", "status")
      if list.total > 0 {
        let count: CountedPhrase = list.query.isOnScreen ? .placesOnScreen : .places
        html.text(html.wording[count, list.total])
      } else if list.query.text.utf8.isEmpty {
        html.text(.noneOnScreen)
      } else {
        let phrase: Phrase = list.query.isOnScreen ? .noMatchOnScreen : .noMatch
        html.text(phrase, names: list.query.text)
      }
    }
  }

  private mutating func rows(_ places: [Place]) {
    guard !places.isEmpty else { return }
    element("ul", class: "rows") { html in
      for place in places { html.element("li") { $0.row(place) } }
    }
  }

  private mutating func row(_ place: Place) {
    element("button", class: "row") { html in
      html.attribute("type", "button")
      html.command(.select)
      html.value(place.id.text)
      html.disc(place)
      html.element("span", class: "row-words") { html in
        html.element("span", class: "row-name") { $0.placeName(place.name) }
        let line = place.firstLine
        if !line.utf8.isEmpty {
          html.text(" ")
          html.element("span", class: "row-text") { $0.name(line) }
        }
      }
    }
  }

  private mutating func more(_ count: Int) {
    element("p", class: "hint is-more") { html in
      html.id(.placesMore)
      html.text(html.wording[.morePlaces, count])
      html.void("br")
      html.text(.narrowDown)
    }
  }

  private mutating func noPlaces() {
    element("div", class: "empty") { html in
      html.brand()
      html.element("h3", class: "empty-title") { $0.text(.noPlacesTitle) }
      html.element("p") { $0.text(.noPlacesText) }
      html.importField()
      html.button(.startExample, .startExample, .plain)
    }
  }
}

extension Place {
  /// The first line of the description that says something, at most 200 bytes of it.
  var firstLine: String {
    var line: [UInt8] = []
    for byte in description.utf8 {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if !line.isEmpty { break }
      } else if !line.isEmpty || byte > UInt8(ascii: " ") {
        guard line.count < 200 || byte & 0xC0 == 0x80 else { break }
        line.append(byte)
      }
    }
    return String(decoding: line, as: UTF8.self)
  }
}
