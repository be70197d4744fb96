import App

/// The moving map's bar: where it is, how far it went, and its controls.
extension HTMLWriter {
  mutating func tour(_ show: TourShow, _ units: Units) {
    let tour = show.tour
    element("section", class: "tour") { html in
      html.labelled(by: .tourTitle)
      html.attribute("data-covers", "bottom")
      html.element("header", class: "tour-head") { html in
        html.element("div", class: "tour-title") { html in
          html.id(.tourTitle)
          html.attribute("role", "status")
          html.placeName(tour.stops[tour.current].name)
          html.element("span", class: "tour-count") { html in
            html.text(" ")
            html.text(html.wording[.tourStopOf, grouped(tour.current + 1), grouped(tour.stops.count)])
          }
        }
        html.iconButton(.endTour, .close, .endTour)
      }
      html.tourProgress(tour)
      html.element("p", class: "tour-facts number") { $0.distances(tour, units) }
      html.tourControls(tour)
      html.tourChoices(show)
    }
  }

  private mutating func tourProgress(_ tour: Tour) {
    void("input", class: "tour-progress") { html in
      html.attribute("type", "range")
      html.attribute("min", "1")
      html.attribute("max", text: String(tour.stops.count))
      html.attribute("value", text: String(tour.current + 1))
      html.id(.tourStop)
      html.input(.tourStop)
      html.label(.tourStop)
      html.attribute("aria-valuetext", text: tour.stops[tour.current].name)
      if tour.stops.count <= 60 { html.attribute("list", text: ElementID.tourStops.rawValue) }
    }
    guard tour.stops.count <= 60 else { return }
    element("datalist") { html in
      html.id(.tourStops)
      for stop in 1...tour.stops.count {
        html.element("option") { $0.attribute("value", text: String(stop)) }
      }
    }
  }

  private mutating func distances(_ tour: Tour, _ units: Units) {
    if tour.current > 0 {
      let leg = units.text(metres: tour.legs[tour.current])
      element("span") { html in html.text(html.wording[.tourLeg, leg]) }
      text(" ")
    }
    let (far, all) = (units.text(metres: tour.lengthSoFar), units.text(metres: tour.length))
    element("span") { html in html.text(html.wording[.tourLength, far, all]) }
  }

  private mutating func tourControls(_ tour: Tour) {
    element("div", class: "tour-controls") { html in
      html.iconButton(.previousStop, .previous, .previousStop)
      html.iconButton(
        .playTour,
        tour.isPlaying ? .pause : .play,
        tour.isPlaying ? .pauseTour : .playTour,
        id: .tourPlay,
        classes: "icon-button is-main"
      )
      html.iconButton(.nextStop, .next, .nextStop)
    }
  }

  private mutating func tourChoices(_ show: TourShow) {
    element("div", class: "tour-choices") { html in
      html.chip(.setTourLoop, .tourLoop, isOn: show.tour.isLoop)
      html.tourChoice(.setTourSpeed, .tourSpeed, id: .tourSpeed) { html in
        for speed in TourSpeed.allCases {
          html.tourOption(speed.rawValue, isSelected: speed == show.tour.speed) {
            $0.text(speed.rawValue + "×")
          }
        }
      }
      html.tourChoice(.setTourOrder, .tourOrder, id: .tourOrder) { html in
        for order in TourOrder.allCases {
          html.tourOption(order.rawValue, isSelected: order == show.order) { $0.text(order.phrase) }
        }
      }
      html.iconButton(.presentTour, .expand, .presentTour)
    }
  }

  private mutating func tourChoice(
    _ command: Command,
    _ label: Phrase,
    id: ElementID,
    options: (inout HTMLWriter) -> Void
  ) {
    element("select", class: "select") { html in
      html.id(id)
      html.command(command)
      html.label(label)
      options(&html)
    }
  }

  private mutating func tourOption(_ value: String, isSelected: Bool, _ text: (inout HTMLWriter) -> Void) {
    element("option") { html in
      html.attribute("value", text: value)
      html.flag("selected", isSelected)
      text(&html)
    }
  }
}

extension TourOrder {
  fileprivate var phrase: Phrase {
    switch self {
    case .listed: .orderListed
    case .reversed: .orderReversed
    }
  }
}
