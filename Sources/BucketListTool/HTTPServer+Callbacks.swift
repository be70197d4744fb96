import CMicrohttpd
import Glibc
import Site

// What libmicrohttpd calls, from the threads of its pool. A request goes through them in this order: `beginRequest` with the raw
// target, `answerRequest` once with the head and again when its body is over, `endRequest` exactly once, whatever happened. The
// context of each is the `RequestHandler`; libmicrohttpd keeps the `Exchange` in between.

let beginRequest:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? =
    {
      context,
      target,
      _ in
      let handler = Unmanaged<RequestHandler>.fromOpaque(context!).takeUnretainedValue()
      let exchange = handler.begin(target.map { String(cString: $0) } ?? "")
      return Unmanaged.passRetained(exchange).toOpaque()
    }

/// `Site` decodes targets; here they stay as they came.
let leaveEscaped:
  @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = {
    _,
    _,
    text in
    text.map { strlen($0) } ?? 0
  }

let answerRequest: MHD_AccessHandlerCallback = {
  context,
  connection,
  _,
  method,
  _,
  _,
  bodySize,
  exchangeSlot in
  let handler = Unmanaged<RequestHandler>.fromOpaque(context!).takeUnretainedValue()
  guard let connection, let pointer = exchangeSlot?.pointee else { return .NO }
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  if !exchange.hasHead {
    exchange.hasHead = true
    exchange.method = method.map { knownMethod(String(cString: $0)) } ?? "-"
    // A response to the mere head closes the connection: right when a body would follow, wasteful otherwise.
    if !announcesBody(connection) { return .YES }
  }
  guard exchange.status == nil else {
    bodySize?.pointee = 0
    return .YES
  }
  let request = Request(
    method: method.map { String(cString: $0) } ?? "",
    target: exchange.target,
    fields: headerFields(of: connection)
  )
  let (response, file) = handler.answer(request, of: exchange)
  return send(response, file, on: connection)
}

let endRequest:
  @convention(c) (
    UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    MHD_RequestTerminationCode
  ) -> Void = { context, _, exchangeSlot, reason in
    guard let pointer = exchangeSlot?.pointee else { return }
    let handler = Unmanaged<RequestHandler>.fromOpaque(context!).takeUnretainedValue()
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    exchangeSlot?.pointee = nil
    handler.end(exchange, isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
  }

/// The methods of RFC 9110 and PATCH; any other text is not let into the log.
private func knownMethod(_ method: String) -> String {
  let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"]
  return known.contains(method) ? method : "OTHER"
}

private func announcesBody(_ connection: OpaquePointer) -> Bool {
  if MHD_lookup_connection_value(connection, .HEADER_KIND, "Transfer-Encoding") != nil { return true }
  guard let length = MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length") else {
    return false
  }
  return strcmp(length, "0") != 0
}

private func headerFields(of connection: OpaquePointer) -> [HeaderField] {
  var fields: [HeaderField] = []
  fields.reserveCapacity(16)
  withUnsafeMutablePointer(to: &fields) { pointer in
    _ = MHD_get_connection_values(connection, .HEADER_KIND, collectField, pointer)
  }
  return fields
}

private let collectField: MHD_KeyValueIterator = { context, _, name, value in
  let fields = context!.assumingMemoryBound(to: [HeaderField].self)
  guard let name else { return .YES }
  fields.pointee.append(HeaderField(String(cString: name), value.map { String(cString: $0) } ?? ""))
  return .YES
}
