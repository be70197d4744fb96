import Glibc

/// One line a request on standard error: time (UTC), method, path, status, bytes, milliseconds. Neither the query nor anything about the
/// client is ever part of it.
enum AccessLog {
  /// The longest path that is written out.
  private static let longestPath = 200

  static func write(_ exchange: Exchange, isComplete: Bool) {
    Console.printError(line(for: exchange, at: now(), isComplete: isComplete))
  }

  private static func line(for exchange: Exchange, at time: timespec, isComplete: Bool) -> String {
    let status = exchange.status.map { String($0) } ?? "-"
    let bytes = isComplete ? String(exchange.contentLength) : "-"
    let elapsed = milliseconds(since: exchange.started)
    return "\(timestamp(time)) \(exchange.method) \(path(of: exchange.target)) \(status) \(bytes) \(elapsed)"
  }

  /// The target up to its query; what is not printable ASCII, and would forge lines, becomes "?".
  static func path(of target: String) -> String {
    let path = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let printable = path.prefix(longestPath).map { $0 > 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "?") }
    return String(decoding: printable, as: UTF8.self) + (path.count > longestPath ? "..." : "")
  }

  /// RFC 3339, to the millisecond.
  static func timestamp(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = "\(1900 + Int(parts.tm_year))-\(padded(Int(parts.tm_mon) + 1))-\(padded(Int(parts.tm_mday)))"
    let clock = "\(padded(Int(parts.tm_hour))):\(padded(Int(parts.tm_min))):\(padded(Int(parts.tm_sec)))"
    return "\(date)T\(clock).\(padded(time.tv_nsec / 1_000_000, digits: 3))Z"
  }

  /// With three decimals.
  private static func milliseconds(since start: ContinuousClock.Instant) -> String {
    let elapsed = start.duration(to: .now).components
    let microseconds = Int(elapsed.seconds) * 1_000_000 + Int(elapsed.attoseconds / 1_000_000_000_000)
    return "\(microseconds / 1000).\(padded(microseconds % 1000, digits: 3))"
  }

  private static func padded(_ number: Int, digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }
}
