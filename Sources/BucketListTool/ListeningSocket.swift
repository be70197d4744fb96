import Glibc

/// A socket that waits for connections; whoever takes its descriptor closes it.
struct ListeningSocket {
  let descriptor: Int32
  /// The port in fact, also where any free one was asked for.
  let port: UInt16

  /// How many connections may wait to be taken.
  private static let backlog: Int32 = 511

  init(_ address: SocketAddress, port: UInt16) throws(Failure) {
    let domain = address.family == .ipv4 ? AF_INET : AF_INET6
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(domain, kind, 0)
    guard descriptor >= 0 else {
      throw Failure(code: .unavailable, message: "The system gives no socket for this kind of address.")
    }
    Self.set(SO_REUSEADDR, at: SOL_SOCKET, to: 1, of: descriptor)
    if address.family == .ipv6 { Self.set(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), to: 0, of: descriptor) }
    let isBound = address.withSystemAddress { bind(descriptor, $0, $1) == 0 }
    guard isBound, listen(descriptor, Self.backlog) == 0 else {
      let failure = Self.failure(of: errno, port: port)
      close(descriptor)
      throw failure
    }
    self.descriptor = descriptor
    self.port = Self.port(of: descriptor)
  }

  private static func set(_ option: Int32, at level: Int32, to value: Int32, of descriptor: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    // The port stands at the same place for IPv4 and IPv6.
    return UInt16(bigEndian: address.sin6_port)
  }

  private static func failure(of code: Int32, port: UInt16) -> Failure {
    let message =
      switch code {
      case EADDRINUSE:
        "Port \(port) is already in use. Stop the program that has it, or choose another one with --port (PORT= under make)."
      case EACCES:
        "Port \(port) is reserved for the system. Choose one from 1024 up with --port."
      case EADDRNOTAVAIL:
        "This machine does not have the address given by --address."
      default:
        "Port \(port) cannot be listened on: \(String(cString: strerror(code)))."
      }
    return Failure(code: .unavailable, message: message)
  }
}
