import Site

/// The options of `bucketlist serve`.
struct ServeOptions: Equatable {
  var root = ".site"
  /// An IPv4 or IPv6 address; "::" means every address of both.
  var address = "127.0.0.1"
  /// 0 asks for any free port.
  var port: UInt16 = 8080
  var tlsFiles: TLSFiles?
  var mapStyle: WebAddress?
  var mapOrigins: [WebAddress] = []
  var wikipedia: WikipediaAddress? = .wikipedia

  struct TLSFiles: Equatable {
    var certificate: String
    var key: String
  }

  static func command(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var options = ServeOptions()
    var arguments = Arguments(words)
    var certificate: String?
    var key: String?
    while let option = try arguments.nextOption() {
      switch option {
      case "--help", "-h":
        try arguments.refuseValue(of: option)
        return .serveHelp
      case "--root": options.root = try arguments.value(of: option)
      case "--address": options.address = try address(arguments.value(of: option))
      case "--port": options.port = try port(arguments.value(of: option))
      case "--tls-certificate": certificate = try arguments.value(of: option)
      case "--tls-key": key = try arguments.value(of: option)
      case "--map-style": options.mapStyle = try webAddress(arguments.value(of: option), option)
      case "--map-origin":
        options.mapOrigins.append(try origin(arguments.value(of: option, repeatable: true), option))
      case "--wikipedia": options.wikipedia = try wikipedia(arguments.value(of: option), option)
      default: throw .unknownOption(option)
      }
    }
    options.tlsFiles = try tlsFiles(certificate, key)
    return .serve(options)
  }

  static let helpText = """
    Serve the app to browsers.

    Usage: bucketlist serve [OPTIONS]

    Options:
      --root DIR              The folder with the built app (default: .site).
      --address ADDRESS       Where to listen (default: 127.0.0.1, this machine
                              only; :: is every address, IPv4 as well).
      --port PORT             0 picks a free one (default: 8080).
      --tls-certificate FILE  Serve HTTPS with this certificate chain (PEM) …
      --tls-key FILE          … and its key (PEM, without a passphrase).
      --map-style URL         Offer this MapLibre style instead of the world map
                              (https, or http on localhost).
      --map-origin URL        Let the style load from this origin as well; can be
                              given several times.
      --wikipedia URL|off     Where the page may ask what is near a place: the
                              action API of a MediaWiki, {language} standing for
                              en, ja or zh (default: Wikipedia; off: nowhere).
                              Nobody is asked before the person agreed.
      --help                  Show this help.

    Phones unlock places only over HTTPS. SIGHUP reads the folder again; SIGINT
    and SIGTERM finish running answers and stop; a second one stops at once.
    """
}

extension ServeOptions {
  private static func port(_ text: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text) else {
      throw .invalidValue(option: "--port", expected: "a number from 0 to 65535")
    }
    return port
  }

  private static func address(_ text: String) throws(UsageError) -> String {
    let address = text == "localhost" ? "127.0.0.1" : text
    guard SocketAddress(address, port: 0) != nil else {
      throw .invalidValue(option: "--address", expected: "an IPv4 or IPv6 address, such as 127.0.0.1 or ::")
    }
    return address
  }

  private static func tlsFiles(_ certificate: String?, _ key: String?) throws(UsageError) -> TLSFiles? {
    switch (certificate, key) {
    case (let certificate?, let key?): return TLSFiles(certificate: certificate, key: key)
    case (nil, nil): return nil
    case (nil, _): throw .needs(option: "--tls-key", other: "--tls-certificate")
    case (_, nil): throw .needs(option: "--tls-certificate", other: "--tls-key")
    }
  }

  private static func webAddress(_ text: String, _ option: String) throws(UsageError) -> WebAddress {
    do {
      return try WebAddress(text)
    } catch {
      throw .invalidValue(option: option, expected: expectation(error))
    }
  }

  private static func wikipedia(_ text: String, _ option: String) throws(UsageError) -> WikipediaAddress? {
    guard text != "off" else { return nil }
    do {
      return try WikipediaAddress(text)
    } catch {
      throw .invalidValue(option: option, expected: expectation(error))
    }
  }

  private static func origin(_ text: String, _ option: String) throws(UsageError) -> WebAddress {
    do {
      return try WebAddress(origin: text)
    } catch {
      throw .invalidValue(option: option, expected: expectation(error))
    }
  }

  private static func expectation(_ failure: WebAddress.Failure) -> String {
    switch failure {
    case .notSecure: "an https address (http only on localhost)"
    case .hasCredentials: "an address without user name and password"
    case .malformed: "a complete address, special characters percent-encoded"
    case .tooLong: "at most 2,000 bytes long"
    case .hasPath: "an origin: scheme, host and port, nothing after them"
    }
  }
}
