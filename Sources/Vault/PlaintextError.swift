import Formats

/// Why the plaintext of a record cannot be read.
enum PlaintextError: Error, Hashable {
  /// A newer version of the format wrote it.
  case newerVersion(UInt64)
  /// It is not what the format says.
  case damaged(CBORError)
  /// Another session sealed it than the one its key names.
  case wrongAuthor
}

extension CBORDecoder {
  /// Reads the beginning of an array of `count` items and its first item, the version of the format.
  mutating func versionedArray(count: Int, version: UInt64) throws(PlaintextError) {
    let start = position
    let (items, found) = try readingPlaintext { decoder throws(CBORError) in
      (try decoder.array(), try decoder.unsigned())
    }
    guard found <= version else { throw .newerVersion(found) }
    guard items == count, found == version else { throw .damaged(CBORError(.outOfRange, at: start)) }
  }

  /// Turns an error of the encoding into one of the plaintext.
  mutating func readingPlaintext<Value>(
    _ read: (inout CBORDecoder) throws(CBORError) -> Value
  ) throws(PlaintextError) -> Value {
    do throws(CBORError) {
      return try read(&self)
    } catch {
      throw .damaged(error)
    }
  }
}
