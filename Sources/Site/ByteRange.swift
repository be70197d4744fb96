/// What a Range field asks of a representation (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// No range, several ranges, another unit, or nothing that can be read: the whole is sent.
  case whole
  case part(Range<Int>)
  case unsatisfiable

  init(_ field: String?, size: Int) {
    self = .whole
    guard let field, let equals = field.utf8.firstIndex(of: UInt8(ascii: "=")),
      field[..<equals].utf8.trimmed.matches("bytes")
    else { return }
    let specification = field[field.utf8.index(after: equals)...].utf8.trimmed
    let ends = specification.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    if ends[0].isEmpty {
      guard let length = ends[1].decimalValue else { return }
      self = length == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - length)..<size)
    } else {
      guard let first = ends[0].decimalValue else { return }
      let given = ends[1].isEmpty ? Int.max : ends[1].decimalValue
      guard let last = given, first <= last else { return }
      self = first >= size ? .unsatisfiable : .part(first..<min(last, size - 1) + 1)
    }
  }
}
