import Site
import Synchronization

/// What every thread of the server shares: the site as it is now, and how many answers are under way.
final class RequestHandler: Sendable {
  struct Served: Sendable {
    var site: Site
    var contents: [StoredFile]
  }

  private let served: Mutex<Served>
  private let running = Atomic<Int>(0)

  init(_ served: Served) {
    self.served = Mutex(served)
  }

  /// Exchanges that have begun and not yet ended.
  var runningExchanges: Int {
    running.load(ordering: .relaxed)
  }

  /// Later requests get this; running answers keep what they began with.
  func replace(with new: Served) {
    served.withLock { $0 = new }
  }

  func begin(_ target: String) -> Exchange {
    running.add(1, ordering: .relaxed)
    return Exchange(target: target)
  }

  func end(_ exchange: Exchange, isComplete: Bool) {
    running.subtract(1, ordering: .relaxed)
    AccessLog.write(exchange, isComplete: isComplete)
  }

  /// The response and, where it is a file, the bytes to send.
  func answer(_ request: Request, of exchange: Exchange) -> (Response, StoredFile?) {
    let current = served.withLock { $0 }
    let response = current.site.response(to: request)
    exchange.status = response.status
    exchange.contentLength = response.omitsContent ? 0 : response.contentLength
    guard case .file(let index, _) = response.content else { return (response, nil) }
    return (response, current.contents[index])
  }
}
