// The part of CBOR (RFC 8949, deterministic) that crosses the boundary: see docs/spec/host.md.

const utf8 = new TextEncoder()

export function encode(value) {
  const bytes = []
  append(value, bytes)
  return Uint8Array.from(bytes)
}

function append(value, bytes) {
  if (value === null) bytes.push(0xf6)
  else if (typeof value === "boolean") bytes.push(value ? 0xf5 : 0xf4)
  else if (typeof value === "number") appendNumber(value, bytes)
  else if (typeof value === "string") appendBytes(3, utf8.encode(value), bytes)
  else if (value instanceof Uint8Array) appendBytes(2, value, bytes)
  else if (Array.isArray(value)) {
    appendHead(4, value.length, bytes)
    for (const item of value) append(item, bytes)
  } else throw new TypeError(`cannot be sent: ${typeof value}`)
}

function appendNumber(value, bytes) {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
    if (value >= 0) appendHead(0, value, bytes)
    else appendHead(1, -1 - value, bytes)
    return
  }
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  bytes.push(0xfb, ...new Uint8Array(view.buffer))
}

function appendBytes(major, content, bytes) {
  appendHead(major, content.length, bytes)
  for (const byte of content) bytes.push(byte)
}

function appendHead(major, count, bytes) {
  const type = major << 5
  if (count < 24) bytes.push(type | count)
  else if (count < 0x100) bytes.push(type | 24, count)
  else if (count < 0x10000) bytes.push(type | 25, count >> 8, count & 255)
  else if (count < 0x1_0000_0000) bytes.push(type | 26, ...bigEndian(count, 4))
  else bytes.push(type | 27, ...bigEndian(count, 8))
}

function bigEndian(value, count) {
  return Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256)
}

/// The one value that `bytes` hold; throws where they hold less, more, or something else.
export function decode(bytes) {
  const reader = new Reader(bytes)
  const value = reader.value()
  if (reader.offset !== bytes.length) throw new RangeError("bytes after the value")
  return value
}

class Reader {
  constructor(bytes) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.offset = 0
  }

  value() {
    const head = this.view.getUint8(this.offset++)
    const major = head >> 5
    const info = head & 31
    if (major === 7) return this.simple(info)
    const count = this.count(info)
    switch (major) {
      case 0: return count
      case 1: return -1 - count
      case 2: return this.take(count)
      case 3: return new TextDecoder("utf-8", { fatal: true }).decode(this.take(count))
      case 4: return Array.from({ length: count }, () => this.value())
      default: throw new RangeError(`major type ${major} does not cross the boundary`)
    }
  }

  simple(info) {
    if (info === 27) return this.view.getFloat64((this.offset += 8) - 8)
    if (info === 26) return this.view.getFloat32((this.offset += 4) - 4)
    if (info === 25) return float16(this.view.getUint16((this.offset += 2) - 2))
    const known = { 20: false, 21: true, 22: null }
    if (!(info in known)) throw new RangeError(`simple value ${info} does not cross the boundary`)
    return known[info]
  }

  count(info) {
    if (info < 24) return info
    const width = { 24: 1, 25: 2, 26: 4, 27: 8 }[info]
    if (!width) throw new RangeError("indefinite lengths do not cross the boundary")
    return this.take(width).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  take(count) {
    if (this.offset + count > this.bytes.length) throw new RangeError("the bytes end too early")
    return this.bytes.slice(this.offset, (this.offset += count))
  }
}

/// IEEE 754 binary16, without the numbers that are none.
function float16(bits) {
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const magnitude = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15)
  return bits >> 15 ? -magnitude : magnitude
}
