import Formats

/// What `skip` accepts is deterministic CBOR: reading every item and writing it again gives the same bytes.
func checkCBOR(_ bytes: [UInt8]) {
  var decoder = CBORDecoder(bytes)
  do throws(CBORError) {
    let item = try decoder.item()
    precondition(item == Array(bytes.prefix(item.count)))
    var (reader, writer) = (CBORDecoder(item), CBOREncoder())
    try rewrite(&reader, &writer)
    try reader.finish()
    precondition(writer.bytes == item)
  } catch {
    precondition(0...bytes.count ~= error.offset)
  }
}

private func rewrite(_ reader: inout CBORDecoder, _ writer: inout CBOREncoder) throws(CBORError) {
  switch try reader.peek() {
  case .unsigned: writer.unsigned(try reader.unsigned())
  case .bytes: writer.bytes(try reader.bytes())
  case .text: writer.text(try reader.text())
  case .array:
    let count = try reader.array()
    writer.array(count)
    for _ in 0..<count { try rewrite(&reader, &writer) }
  case .map:
    var map = try reader.map()
    writer.map(map.remaining)
    while try reader.next(&map) {
      try rewrite(&reader, &writer)
      try rewrite(&reader, &writer)
    }
  case .negative, .tag, .simple: writer.encoded(try reader.item())
  }
}
