import CMicrohttpd
import Site

/// Queues a response; libmicrohttpd leaves its content out by itself for HEAD and 304. `.NO` closes the connection.
func send(_ response: Response, _ file: StoredFile?, on connection: OpaquePointer) -> MHD_Result {
  guard let made = make(response, file) else { return .NO }
  defer { MHD_destroy_response(made) }
  for field in response.fields where MHD_add_response_header(made, field.name, field.value) == .NO {
    return .NO
  }
  return MHD_queue_response(connection, UInt32(response.status), made)
}

private func make(_ response: Response, _ file: StoredFile?) -> OpaquePointer? {
  switch response.content {
  case .bytes(var bytes):
    return bytes.withUnsafeMutableBytes {
      MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
  case .file(_, let range):
    return file.flatMap { make(range, of: $0) }
  }
}

/// From memory the response holds on to the file until it is sent; otherwise it gets a descriptor of its own, which it closes.
private func make(_ range: Range<Int>, of file: StoredFile) -> OpaquePointer? {
  guard let memory = file.memory else {
    guard let descriptor = file.duplicateDescriptor() else { return nil }
    return MHD_create_response_from_fd_at_offset64(UInt64(range.count), descriptor, UInt64(range.lowerBound))
  }
  guard !range.isEmpty, let start = memory.baseAddress else {
    return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
  }
  let owner = Unmanaged.passRetained(file)
  let made = MHD_create_response_from_buffer_with_free_callback_cls(
    range.count,
    start + range.lowerBound,
    { Unmanaged<StoredFile>.fromOpaque($0!).release() },
    owner.toOpaque()
  )
  if made == nil { owner.release() }
  return made
}
