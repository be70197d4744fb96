/// CRC-32 (ISO 3309, as in zip and PNG) of the bytes: finds damage, not forgery.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var remainder: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 {
      remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
    }
  }
  return ~remainder
}

/// The bytes followed by their CRC-32, the highest byte first.
func checked(_ bytes: [UInt8]) -> [UInt8] {
  bytes + bigEndianBytes(UInt64(crc32(bytes)))[4...]
}

/// The bytes before their CRC-32, or nil when they do not match it.
func unchecked(_ bytes: [UInt8]) -> [UInt8]? {
  guard bytes.count >= 4 else { return nil }
  let content = Array(bytes.dropLast(4))
  return checked(content) == bytes ? content : nil
}
