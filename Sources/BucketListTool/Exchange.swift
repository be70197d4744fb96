/// One request and its response, from the request line to the last byte; only ever touched by the thread of its connection.
final class Exchange {
  let target: String
  let started = ContinuousClock.now
  var method = "-"
  /// nil until it is answered; stays nil when libmicrohttpd answers by itself.
  var status: Int?
  /// Bytes of content that the response promises to send.
  var contentLength = 0
  /// Whether the head has been seen.
  var hasHead = false

  init(target: String) {
    self.target = target
  }
}
