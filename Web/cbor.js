// CBOR (RFC 8949) as docs/spec/host.md uses it: null, booleans, integers, 64-bit floats, texts, byte strings, arrays.
//
// Encoding takes two passes, so that the bytes are written once, straight into the core's memory: `measure` knows the
// size (and keeps the encoded texts), `write` fills. Decoding hands out byte strings as views, never copies.

const utf8 = new TextEncoder();
const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const MAXIMUM_DEPTH = 8;

const headSize = (count) => (count < 24 ? 1 : count < 0x100 ? 2 : count < 0x10000 ? 3 : count < 0x100000000 ? 5 : 9);

/** Its size in bytes and its texts' bytes in the order of their appearance, both for `write`. */
export function measure(value, texts = []) {
  let size = 0;
  const visit = (value) => {
    if (value === null || typeof value === "boolean") size += 1;
    else if (typeof value === "number") size += Number.isSafeInteger(value) ? headSize(value < 0 ? -1 - value : value) : 9;
    else if (typeof value === "string") {
      const bytes = utf8.encode(value);
      texts.push(bytes);
      size += headSize(bytes.length) + bytes.length;
    } else if (value instanceof Uint8Array) size += headSize(value.length) + value.length;
    else if (Array.isArray(value)) {
      size += headSize(value.length);
      value.forEach(visit);
    } else throw new TypeError("not a value of the boundary");
  };
  visit(value);
  return { size, texts };
}

/** Writes a measured value to the beginning of `target`. */
export function write(value, texts, target) {
  const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
  let at = 0;
  let nextText = 0;
  const head = (major, count) => {
    const size = headSize(count);
    target[at] = (major << 5) | (size === 1 ? count : 23 + Math.log2(size - 1) + 1);
    if (size === 2) target[at + 1] = count;
    else if (size === 3) view.setUint16(at + 1, count);
    else if (size === 5) view.setUint32(at + 1, count);
    else if (size === 9) view.setBigUint64(at + 1, BigInt(count));
    at += size;
  };
  const string = (major, bytes) => {
    head(major, bytes.length);
    target.set(bytes, at);
    at += bytes.length;
  };
  const visit = (value) => {
    if (value === null) target[at++] = 0xf6;
    else if (typeof value === "boolean") target[at++] = value ? 0xf5 : 0xf4;
    else if (typeof value === "string") string(3, texts[nextText++]);
    else if (value instanceof Uint8Array) string(2, value);
    else if (Array.isArray(value)) {
      head(4, value.length);
      value.forEach(visit);
    } else if (Number.isSafeInteger(value)) value < 0 ? head(1, -1 - value) : head(0, value);
    else {
      target[at] = 0xfb;
      view.setFloat64(at + 1, value);
      at += 9;
    }
  };
  visit(value);
}

/** A value as new bytes. */
export function encode(value) {
  const { size, texts } = measure(value);
  const bytes = new Uint8Array(size);
  write(value, texts, bytes);
  return bytes;
}

/** IEEE 754 binary16, which DataView cannot read everywhere yet. */
function float16(bits) {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const magnitude =
    exponent === 0 ? fraction * 2 ** -24 : exponent === 31 ? (fraction ? NaN : Infinity) : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits >> 15 ? -magnitude : magnitude;
}

/** The one value that the bytes hold; throws on anything else. Byte strings are views into `bytes`. */
export function decode(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = (count) => {
    if (count > bytes.length - at) throw new RangeError("CBOR: truncated");
    at += count;
    return at - count;
  };
  const argument = (info) => {
    if (info < 24) return info;
    if (info > 27) throw new RangeError("CBOR: indefinite or reserved length");
    const size = 1 << (info - 24);
    const from = take(size);
    const count =
      size === 1 ? bytes[from] : size === 2 ? view.getUint16(from) : size === 4 ? view.getUint32(from) : Number(view.getBigUint64(from));
    if (count > Number.MAX_SAFE_INTEGER || headSize(count) !== 1 + size) throw new RangeError("CBOR: integer too long");
    return count;
  };
  const string = (count) => bytes.subarray(take(count), at);
  const simple = (info) => {
    if (info === 20 || info === 21) return info === 21;
    if (info === 22) return null;
    if (info === 25) return float16(view.getUint16(take(2)));
    if (info === 26) return view.getFloat32(take(4));
    if (info === 27) return view.getFloat64(take(8));
    throw new RangeError("CBOR: not a value of the boundary");
  };
  const item = (depth) => {
    const initial = bytes[take(1)];
    const major = initial >> 5;
    if (major === 7) return simple(initial & 31);
    const count = argument(initial & 31);
    if (major === 0) return count;
    if (major === 1) return -1 - count;
    if (major === 2) return string(count);
    if (major === 3) return text.decode(string(count));
    if (major !== 4 || depth === 0) throw new RangeError("CBOR: not a value of the boundary");
    if (count > bytes.length - at) throw new RangeError("CBOR: truncated");
    return Array.from({ length: count }, () => item(depth - 1));
  };
  const value = item(MAXIMUM_DEPTH);
  if (at !== bytes.length) throw new RangeError("CBOR: trailing bytes");
  return value;
}
