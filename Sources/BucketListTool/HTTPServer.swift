import CMicrohttpd
import Glibc

/// GNU libmicrohttpd's daemon: owns it, and everything that it points to, from start to stop.
///
/// It runs in poll mode with a pool of threads (docs/decisions/0002). Its own limits come first, for what never becomes a request;
/// `Site` has narrower ones, which are answered in words.
final class HTTPServer {
  /// All connections together.
  static let mostConnections = 1000
  /// Connections from one address; a reverse proxy counts as one.
  static let mostConnectionsPerAddress = 250
  /// Memory for the head of a request and the buffers of its connection, in bytes.
  static let connectionMemory = 32 << 10
  /// How long a connection may be silent, in seconds.
  static let silence = 30

  private let daemon: OpaquePointer
  private let handler: RequestHandler

  /// Takes over the socket's descriptor.
  init(_ socket: ListeningSocket, handler: RequestHandler, credentials: TLSCredentials?) throws(Failure) {
    self.handler = handler
    Self.raiseDescriptorLimit()
    guard let daemon = Self.start(socket, handler, credentials) else {
      close(socket.descriptor)
      throw credentials == nil
        ? Failure(code: .inputOutput, message: "The server cannot start its threads.")
        : Failure(
          code: .configuration,
          message: "The files of --tls-certificate and --tls-key are damaged or do not belong together."
        )
    }
    self.daemon = daemon
  }

  /// Takes no more connections; those that are open go on.
  func quiesce() {
    let descriptor = MHD_quiesce_daemon(daemon)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Closes every connection and ends the threads.
  func stop() {
    withExtendedLifetime(handler) { MHD_stop_daemon(daemon) }
  }

  /// Every connection is a descriptor, and so is every file of the folder.
  private static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(
      limit.rlim_max,
      max(limit.rlim_cur, rlim_t(mostConnections + 2 * SiteFolder.mostFiles + 100))
    )
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

extension HTTPServer {
  private static func start(
    _ socket: ListeningSocket,
    _ handler: RequestHandler,
    _ credentials: TLSCredentials?
  ) -> OpaquePointer? {
    let context = Unmanaged.passUnretained(handler).toOpaque()
    var flags = MHD_USE_POLL_INTERNAL_THREAD.rawValue | MHD_USE_ITC.rawValue
    var items = limits(socket) + callbacks(context)
    guard let credentials else { return start(flags, items, context) }
    flags |= MHD_USE_TLS.rawValue
    return credentials.certificate.withUnsafeBufferPointer { certificate in
      credentials.key.withUnsafeBufferPointer { key in
        let priorities = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"
        return priorities.withCString { priorities in
          items.append(pointer(.HTTPS_MEM_CERT, certificate.baseAddress))
          items.append(pointer(.HTTPS_MEM_KEY, key.baseAddress))
          items.append(pointer(.HTTPS_PRIORITIES, priorities))
          return start(flags, items, context)
        }
      }
    }
  }

  private static func start(
    _ flags: UInt32,
    _ items: [MHD_OptionItem],
    _ context: UnsafeMutableRawPointer
  ) -> OpaquePointer? {
    var items = items + [MHD_OptionItem(option: .END, value: 0, ptr_value: nil)]
    return items.withUnsafeMutableBufferPointer { buffer in
      let arguments: [any CVarArg] = [
        MHD_OPTION.ARRAY.rawValue, buffer.baseAddress!, MHD_OPTION.END.rawValue,
      ]
      return withVaList(arguments) {
        MHD_start_daemon_va(flags, 0, nil, nil, answerRequest, context, $0)
      }
    }
  }

  private static func limits(_ socket: ListeningSocket) -> [MHD_OptionItem] {
    let threads = min(8, max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    return [
      number(.LISTEN_SOCKET, Int(socket.descriptor)),
      number(.THREAD_POOL_SIZE, threads),
      number(.CONNECTION_LIMIT, mostConnections),
      number(.PER_IP_CONNECTION_LIMIT, mostConnectionsPerAddress),
      number(.CONNECTION_MEMORY_LIMIT, connectionMemory),
      number(.CONNECTION_TIMEOUT, silence),
      number(.STRICT_FOR_CLIENT, 1),
      number(.SIGPIPE_HANDLED_BY_APP, 1),
    ]
  }

  private static func callbacks(_ context: UnsafeMutableRawPointer) -> [MHD_OptionItem] {
    [
      function(.URI_LOG_CALLBACK, unsafeBitCast(beginRequest, to: Int.self), context),
      function(.UNESCAPE_CALLBACK, unsafeBitCast(leaveEscaped, to: Int.self), context),
      function(.NOTIFY_COMPLETED, unsafeBitCast(endRequest, to: Int.self), context),
    ]
  }

  private static func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
    MHD_OptionItem(option: option, value: value, ptr_value: nil)
  }

  private static func pointer(_ option: MHD_OPTION, _ value: UnsafePointer<CChar>?) -> MHD_OptionItem {
    MHD_OptionItem(option: option, value: 0, ptr_value: UnsafeMutableRawPointer(mutating: value))
  }

  private static func function(
    _ option: MHD_OPTION,
    _ address: Int,
    _ context: UnsafeMutableRawPointer
  ) -> MHD_OptionItem {
    MHD_OptionItem(option: option, value: address, ptr_value: context)
  }
}
