import Glibc
import Site

/// `bucketlist serve`: reads the folder, listens, and waits for signals until one says to stop.
struct ServeCommand {
  let options: ServeOptions

  /// How long running answers may take after the signal to stop, in milliseconds.
  private static let patience = 10_000

  func run() throws(Failure) -> Int32 {
    let signals = StopSignals()
    let credentials = try options.tlsFiles.map { files throws(Failure) in try TLSCredentials(files) }
    let handler = RequestHandler(try served())
    guard let address = SocketAddress(options.address, port: options.port) else {
      throw Failure(code: .usage, message: "The value of --address has to be an IPv4 or IPv6 address.")
    }
    let socket = try ListeningSocket(address, port: options.port)
    let server = try HTTPServer(socket, handler: handler, credentials: credentials)
    announce(address, port: socket.port)
    while let signal = signals.next(), signal == SIGHUP {
      reload(handler)
    }
    return finish(server, handler, signals)
  }

  private func served() throws(Failure) -> RequestHandler.Served {
    let folder = try SiteFolder(options.root)
    let settings = SiteSettings(
      version: version,
      mapStyle: options.mapStyle,
      mapOrigins: options.mapOrigins,
      wikipedia: options.wikipedia,
      servesTLS: options.tlsFiles != nil
    )
    return RequestHandler.Served(
      site: Site(files: folder.files, settings: settings),
      contents: folder.contents
    )
  }

  /// A folder that cannot be read leaves what is served as it is.
  private func reload(_ handler: RequestHandler) {
    do {
      handler.replace(with: try served())
      Console.printError("The folder was read again.")
    } catch {
      Console.printError("\(error.message) The files read before go on being served.")
    }
  }

  /// Says where it is last, as whoever waits for that line may ask at once.
  private func announce(_ address: SocketAddress, port: UInt16) {
    if options.tlsFiles == nil, !address.isLoopback {
      Console.printError(
        "Phones and other machines unlock places only over HTTPS: use --tls-certificate, or a reverse proxy in front."
      )
    }
    let scheme = options.tlsFiles == nil ? "http" : "https"
    Console.print("BucketList is at \(scheme)://\(host(of: address)):\(port)")
  }

  private func host(of address: SocketAddress) -> String {
    if address.isLoopback || address.isWildcard { return "localhost" }
    return address.family == .ipv6 ? "[\(options.address)]" : options.address
  }

  /// Lets running answers end, within bounds; a second signal ends them at once.
  private func finish(_ server: HTTPServer, _ handler: RequestHandler, _ signals: StopSignals) -> Int32 {
    server.quiesce()
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    while handler.runningExchanges > 0 && ContinuousClock.now < end {
      if let signal = signals.next(withinMilliseconds: 20), signal != SIGHUP { _exit(128 + signal) }
    }
    server.stop()
    return ExitCode.success.rawValue
  }
}
