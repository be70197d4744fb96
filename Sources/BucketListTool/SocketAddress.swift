import Glibc

/// An IP address and a port, as the system wants them.
struct SocketAddress {
  enum Family { case ipv4, ipv6 }

  let family: Family
  /// Whether only this machine can reach it.
  let isLoopback: Bool
  /// Whether it stands for every address of the machine.
  let isWildcard: Bool
  private var ipv4 = sockaddr_in()
  private var ipv6 = sockaddr_in6()

  /// Reads 127.0.0.1 or ::1, but no names; nil for anything else.
  init?(_ text: String, port: UInt16) {
    if inet_pton(AF_INET, text, &ipv4.sin_addr) == 1 {
      family = .ipv4
      let address = UInt32(bigEndian: ipv4.sin_addr.s_addr)
      isLoopback = address >> 24 == 127
      isWildcard = address == 0
      ipv4.sin_family = sa_family_t(AF_INET)
      ipv4.sin_port = port.bigEndian
    } else if inet_pton(AF_INET6, text, &ipv6.sin6_addr) == 1 {
      family = .ipv6
      let bytes = withUnsafeBytes(of: ipv6.sin6_addr) { Array($0) }
      isLoopback = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
      isWildcard = bytes.allSatisfy { $0 == 0 }
      ipv6.sin6_family = sa_family_t(AF_INET6)
      ipv6.sin6_port = port.bigEndian
    } else {
      return nil
    }
  }

  func withSystemAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    switch family {
    case .ipv4:
      withUnsafePointer(to: ipv4) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    case .ipv6:
      withUnsafePointer(to: ipv6) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_in6>.size))
        }
      }
    }
  }
}
