extension Representation {
  /// Evaluates the preconditions in the order of RFC 9110, section 13.2.2. Dates are none of ours: no Last-Modified is ever sent.
  func response(to request: Request) -> Response {
    if let field = request.value(of: "If-Match"), !tag.isStronglyMatched(by: field) {
      return .page(412, "Changed meanwhile", "The file is no longer what the client expects.")
    }
    if let field = request.value(of: "If-None-Match"), tag.isWeaklyMatched(by: field) {
      return Response(status: 304, fields: validatorFields, content: content, omitsContent: true)
    }
    switch range(for: request) {
    case .whole:
      return Response(status: 200, fields: contentFields + validatorFields, content: content)
    case .part(let range):
      let position = HeaderField(
        "Content-Range",
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.size)"
      )
      return Response(status: 206, fields: contentFields + validatorFields + [position], content: part(range))
    case .unsatisfiable:
      let extent = HeaderField("Content-Range", "bytes */\(content.size)")
      return .page(416, "No such range", "The file is shorter than the range asked for.", fields: [extent])
    }
  }

  /// Ranges are only defined for GET (RFC 9110, section 14.2), and here only of bytes that are not packed.
  private func range(for request: Request) -> ByteRange {
    guard request.method == "GET", coding == .identity else { return .whole }
    if let validator = request.value(of: "If-Range"), validator != tag.text { return .whole }
    return ByteRange(request.value(of: "Range"), size: content.size)
  }

  private func part(_ range: Range<Int>) -> Response.Content {
    switch content {
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .file(let index, _): .file(index: index, range: range)
    }
  }
}
