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

/// The response holds on to the file until it is sent, and sends straight from memory where the file is there.
private func make(_ range: Range<Int>, of file: StoredFile) -> OpaquePointer? {
  guard let memory = file.memory else {
    return make(FilePart(file, from: range.lowerBound), size: range.count)
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

/// Where a response out of a file begins.
private final class FilePart {
  let file: StoredFile
  let start: Int

  init(_ file: StoredFile, from start: Int) {
    self.file = file
    self.start = start
  }
}

/// How much of a file is read at once, in bytes.
private let blockSize = 128 << 10

private func make(_ part: FilePart, size: Int) -> OpaquePointer? {
  let owner = Unmanaged.passRetained(part)
  let made = MHD_create_response_from_callback(
    UInt64(size),
    blockSize,
    { context, position, buffer, room in
      let part = Unmanaged<FilePart>.fromOpaque(context!).takeUnretainedValue()
      let target = UnsafeMutableRawBufferPointer(start: buffer, count: room)
      return part.file.read(into: target, at: part.start + Int(position)) ? room : endWithError
    },
    owner.toOpaque(),
    { Unmanaged<FilePart>.fromOpaque($0!).release() }
  )
  if made == nil { owner.release() }
  return made
}

/// `MHD_CONTENT_READER_END_WITH_ERROR`, a macro with a cast: closes the connection, so that the client sees that something is missing.
private let endWithError = -2
