/// What whoever runs the server chose, as far as it shows in responses.
public struct SiteSettings: Sendable {
  public var version: String
  /// A map style of their own, nil for the world map that comes with the app.
  public var mapStyle: WebAddress?
  /// Further origins that the style takes tiles, glyphs or sprites from.
  public var mapOrigins: [WebAddress]
  /// The encyclopedia that the page may ask about places, nil for none.
  public var wikipedia: WikipediaAddress?
  /// Whether clients come over TLS that ends here.
  public var servesTLS: Bool

  public init(
    version: String,
    mapStyle: WebAddress? = nil,
    mapOrigins: [WebAddress] = [],
    wikipedia: WikipediaAddress? = nil,
    servesTLS: Bool = false
  ) {
    self.version = version
    self.mapStyle = mapStyle
    self.mapOrigins = mapOrigins
    self.wikipedia = wikipedia
    self.servesTLS = servesTLS
  }
}

extension SiteSettings {
  /// `config.json`, by which the page learns of the choices. No text needs escaping.
  var configuration: [UInt8] {
    let style = mapStyle.map { "\"\($0.text)\"" } ?? "null"
    return Array(
      "{\"mapStyle\":\(style),\"version\":\"\(version)\",\"wikipedia\":\"\(wikipedia?.text ?? "")\"}\n".utf8
    )
  }

  /// The foreign origins of the map, each once.
  var foreignOrigins: [String] {
    var origins: [String] = []
    for address in [mapStyle].compactMap({ $0 }) + mapOrigins where !origins.contains(address.origin) {
      origins.append(address.origin)
    }
    return origins
  }
}
