import assert from "node:assert/strict";
import { test } from "node:test";
import { decode, encode } from "../../Web/cbor.js";

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (text) => new Uint8Array(Buffer.from(text, "hex"));

// RFC 8949, appendix A: those of its examples that the boundary uses.
const EXAMPLES = [
  [0, "00"],
  [1, "01"],
  [10, "0a"],
  [23, "17"],
  [24, "1818"],
  [25, "1819"],
  [100, "1864"],
  [1000, "1903e8"],
  [1000000, "1a000f4240"],
  [1000000000000, "1b000000e8d4a51000"],
  [-1, "20"],
  [-10, "29"],
  [-100, "3863"],
  [-1000, "3903e7"],
  [1.1, "fb3ff199999999999a"],
  [-4.1, "fbc010666666666666"],
  [1e300, "fb7e37e43c8800759c"],
  [false, "f4"],
  [true, "f5"],
  [null, "f6"],
  [new Uint8Array(0), "40"],
  [bytes("01020304"), "4401020304"],
  ["", "60"],
  ["IETF", "6449455446"],
  ["ü", "62c3bc"],
  ["水", "63e6b0b4"],
  ["𐅑", "64f0908591"],
  [[], "80"],
  [[1, [2, 3], [4, 5]], "8301820203820405"],
  [Array.from({ length: 25 }, (_, index) => index + 1), "98190102030405060708090a0b0c0d0e0f101112131415161718181819"],
];

test("encodes and decodes the examples of RFC 8949", () => {
  for (const [value, text] of EXAMPLES) {
    assert.equal(hex(encode(value)), text);
    assert.deepEqual(decode(bytes(text)), value);
  }
});

test("round trips the lengths at which the head grows", () => {
  for (const length of [0, 23, 24, 255, 256, 65535, 65536]) {
    const value = ["é".repeat(length), new Uint8Array(length).fill(7), length];
    assert.deepEqual(decode(encode(value)), value);
  }
});

test("round trips the integers of a JavaScript number and refuses greater ones", () => {
  for (const value of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER + 1, 2 ** 32 - 1, 2 ** 32, -(2 ** 32)]) {
    assert.equal(decode(encode(value)), value);
  }
  assert.throws(() => decode(bytes("1bffffffffffffffff")), RangeError);
});

test("hands out byte strings as views", () => {
  const encoded = encode([new Uint8Array([1, 2, 3])]);
  assert.equal(decode(encoded)[0].buffer, encoded.buffer);
});

test("refuses what is not deterministic or not of the boundary", () => {
  const refused = {
    "nothing": "",
    "an integer in more bytes than it needs": "1817",
    "a length in more bytes than it needs": "7801" + "61",
    "an integer truncated": "19ff",
    "a text truncated": "6261",
    "an array truncated": "8201",
    "an array longer than the bytes": "9affffffff",
    "trailing bytes": "0000",
    "an indefinite array": "9fff",
    "an indefinite text": "7f61" + "61ff",
    "a reserved length": "1c",
    "a map": "a0",
    "a tag": "c001",
    "undefined": "f7",
    "a break alone": "ff",
    "a text that is not UTF-8": "61ff",
    "too deep an array": "81".repeat(10) + "00",
  };
  for (const [what, text] of Object.entries(refused)) assert.throws(() => decode(bytes(text)), undefined, what);
});

test("refuses to encode what the boundary has no value for", () => {
  for (const value of [undefined, {}, new Map(), () => {}]) assert.throws(() => encode([value]), TypeError);
});

test("reads floats of every width", () => {
  // RFC 8949, appendix A.
  const floats = {
    f93c00: 1, f93e00: 1.5, f97bff: 65504, f90001: 5.960464477539063e-8, f90400: 0.00006103515625, f9c400: -4,
    f98000: -0, f97c00: Infinity, f97e00: NaN, fa47c35000: 100000, fb3ff199999999999a: 1.1,
  };
  for (const [text, value] of Object.entries(floats)) assert.ok(Object.is(decode(bytes(text)), value), text);
});
