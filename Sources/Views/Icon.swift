/// The drawings on buttons: strokes on a square of 24 units.
enum Icon {
  case plus, minus, list, sliders, lock, arrow, layers, close, back, forward, star, key, face, words, open
  case file, copy, search, warning, check, picture, globe
  case play, pause, next, previous, expand, none

  var path: StaticString {
    switch self {
    case .plus: "M12 5v14M5 12h14"
    case .minus: "M5 12h14"
    case .list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"
    case .sliders:
      "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5M8 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5"
    case .lock:
      "M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2M8 11V7.5a4 4 0 0 1 8 0V11"
    case .open:
      "M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2M8 11V7a4 4 0 0 1 7.6-1.7"
    case .arrow: "M20 4L4 11l7 2l2 7z"
    case .layers: "M12 4l8.5 4.5L12 13L3.5 8.5zM4 12.5l8 4.3l8-4.3M4 16.2l8 4.3l8-4.3"
    case .close: "M6.5 6.5l11 11M17.5 6.5l-11 11"
    case .back: "M14.5 5.5L8 12l6.5 6.5"
    case .forward: "M9.5 5.5L16 12l-6.5 6.5"
    case .star: "M12 3.2l2.7 5.6l6.1 .8l-4.5 4.2l1.1 6.1L12 17l-5.4 2.9l1.1-6.1L3.2 9.6l6.1-.8z"
    case .key: "M15.5 4a4.5 4.5 0 1 1-2.9 7.9L5 19.5V21H3v-3.5l7.9-7.9A4.5 4.5 0 0 1 15.5 4M16.5 8h.01"
    case .face:
      "M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M9 9v1.2M15 9v1.2M12 9v4h-1M9 15.5a4.3 4.3 0 0 0 6 0"
    case .words:
      "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M7.5 12h.01M12 12h.01M16.5 12h.01"
    case .file: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14"
    case .copy:
      "M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M4.5 15.5A1.5 1.5 0 0 1 4 14V6a2 2 0 0 1 2-2h8a1.5 1.5 0 0 1 1.5 .5"
    case .search: "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.3 15.3L20 20"
    case .warning: "M12 4.5L21 19.5H3zM12 10v4M12 16.8h.01"
    case .globe:
      "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M3 12h18M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18"
    case .picture:
      "M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M4.5 17l5-5l4 4l2.5-2.5l3.5 3.5M15.5 9h.01"
    case .play: "M8 5l11 7l-11 7z"
    case .pause: "M8 5v14M16 5v14"
    case .next: "M6 5.5l9 6.5l-9 6.5zM18.5 5.5v13"
    case .previous: "M18 5.5L9 12l9 6.5zM5.5 5.5v13"
    case .expand: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
    case .none: "M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15M6.7 17.3L17.3 6.7"
    case .check: "M5 12.5l4.5 4.5L19 7.5"
    }
  }

  var isFilled: Bool {
    self == .star
  }
}

extension HTMLWriter {
  mutating func icon(_ icon: Icon) {
    element("svg", class: icon.isFilled ? "icon is-filled" : "icon") { html in
      html.attribute("viewBox", "0 0 24 24")
      html.hidden()
      html.element("path") { $0.attribute("d", icon.path) }
    }
  }
}
