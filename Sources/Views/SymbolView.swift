import App
import Vault

/// Symbols: drawings of `Web/symbols.svg`, which the host puts into the page.
extension HTMLWriter {
  /// Decorative; in the colour of what is around it where it has none of its own.
  mutating func symbol(_ symbol: Symbol, _ color: UInt32? = nil) {
    element("svg", class: "symbol") { html in
      html.hidden()
      if let color { html.attribute("fill", text: "#" + hexadecimal(color)) }
      html.element("use") { $0.attribute("href", text: "#symbol-" + symbol.rawValue) }
    }
  }

  /// What a place looks like on the map, small.
  mutating func disc(_ place: Place) {
    element("span", class: place.isVisited ? "disc is-visited" : "disc") { html in
      html.symbol(place.shownSymbol, place.shownColor)
      if place.isVisited { html.icon(.check) }
    }
  }
}

/// 0xRRGGBB as six digits.
private func hexadecimal(_ color: UInt32) -> String {
  let digits = stride(from: UInt32(20), through: 0, by: -4).map { shift in
    let digit = UInt8(color >> shift & 15)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
  return String(decoding: digits, as: UTF8.self)
}
