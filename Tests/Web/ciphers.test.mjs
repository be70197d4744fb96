// The ciphers against node's own (OpenSSL's) and published vectors. A derived key cannot be taken out of WebCrypto, so
// what it wraps is compared.

import assert from "node:assert/strict";
import { createDecipheriv, createCipheriv, hkdfSync, pbkdf2Sync } from "node:crypto";
import { test } from "node:test";
import { create, open, seal, unwrap, wrap } from "../../Web/ciphers.js";

const bytes = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
const utf8 = (text) => new Uint8Array(Buffer.from(text));

function opened(key, sealed, additionalData) {
  const cipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12));
  cipher.setAAD(additionalData);
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]);
}

function sealedBy(key, nonce, plaintext, additionalData) {
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(additionalData);
  return new Uint8Array(Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]));
}

test("wraps with HKDF-SHA-256 as RFC 5869, test case 1, has it", async () => {
  // Its output is 42 bytes, of which a key has the first 32: HKDF's output of any length begins alike.
  const key = bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf");
  const derivation = [null, 0, bytes("000102030405060708090a0b0c"), bytes("f0f1f2f3f4f5f6f7f8f9")];
  await create();
  const wrapped = await wrap(bytes("0b".repeat(22)), derivation, utf8("slot"));
  assert.equal(wrapped.length, 60);
  assert.equal(opened(key, wrapped, utf8("slot")).length, 32);
});

test("stretches with PBKDF2-HMAC-SHA-256 as RFC 7914, section 11, has it", async () => {
  const stretched = bytes("55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc");
  assert.deepEqual(new Uint8Array(pbkdf2Sync("passwd", "salt", 1, 32, "sha256")), stretched);
  const key = Buffer.from(hkdfSync("sha256", stretched, utf8("hkdf"), utf8("wrap"), 32));
  await create();
  const wrapped = await wrap(utf8("passwd"), [utf8("salt"), 1, utf8("hkdf"), utf8("wrap")], utf8(""));
  assert.equal(opened(key, wrapped, utf8("")).length, 32);
});

test("seals and opens AES-256-GCM as OpenSSL does", async () => {
  const vaultKey = Buffer.alloc(32, 5);
  const wrappingKey = Buffer.from(hkdfSync("sha256", utf8("secret"), utf8("s"), utf8("i"), 32));
  const wrapped = sealedBy(wrappingKey, Buffer.alloc(12, 1), vaultKey, utf8("slot"));
  assert.equal(await unwrap(utf8("secret"), [null, 0, utf8("s"), utf8("i")], utf8("slot"), wrapped), true);

  const [sealed] = await seal([[utf8("entry"), utf8("Zürich")]]);
  assert.equal(opened(vaultKey, sealed, utf8("entry")).toString(), "Zürich");
  const foreign = sealedBy(vaultKey, Buffer.alloc(12, 2), utf8("東京"), utf8("entry"));
  assert.deepEqual(await open([[utf8("entry"), foreign], [utf8("other"), foreign]]), [utf8("東京"), null]);
});

test("a wrong secret leaves the held key alone", async () => {
  await create();
  const [sealed] = await seal([[utf8(""), utf8("kept")]]);
  assert.equal(await unwrap(utf8("wrong"), [null, 0, utf8("s"), utf8("i")], utf8(""), new Uint8Array(60)), false);
  assert.deepEqual(await open([[utf8(""), sealed]]), [utf8("kept")]);
});

test("never uses a nonce twice", async () => {
  await create();
  const sealed = await seal(Array.from({ length: 500 }, () => [utf8(""), utf8("same")]));
  assert.equal(new Set(sealed.map((each) => Buffer.from(each.subarray(0, 12)).toString("hex"))).size, 500);
});

test("forgets a secret once it was used", async () => {
  await create();
  const secret = utf8("secret");
  await wrap(secret, [null, 0, utf8("s"), utf8("i")], utf8(""));
  assert.ok(secret.every((byte) => byte === 0));
});
