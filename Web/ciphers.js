// The vault key and what is done with it, by WebCrypto. Runs in the worker; the key ends with it.

import { deviceKey } from "./storage.js";

const { subtle } = crypto;
const NONCE = 12;
const TAG = 16;
const WRAPPED = NONCE + 32 + TAG;

let vaultKey = null;

const aesGCM = (iv, additionalData) => ({ name: "AES-GCM", iv, additionalData, tagLength: TAG * 8 });

function joined(nonce, ciphertext) {
  const bytes = new Uint8Array(NONCE + ciphertext.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(ciphertext), NONCE);
  return bytes;
}

async function stretched(secret, salt, iterations) {
  const key = await subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  return subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256);
}

/** The AES-GCM key that wraps, of a secret or (null) of the device key. */
async function wrappingKey(secret, [pbkdf2Salt, rounds, salt, info], mayCreate) {
  let base;
  if (secret === null) base = await deviceKey(mayCreate);
  else {
    const material = pbkdf2Salt ? await stretched(secret, pbkdf2Salt, rounds) : secret;
    base = await subtle.importKey("raw", material, "HKDF", false, ["deriveKey"]);
    secret.fill(0);
  }
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info };
  return subtle.deriveKey(algorithm, base, { name: "AES-GCM", length: 256 }, false, ["wrapKey", "unwrapKey"]);
}

/** Makes a new random vault key and holds it. */
export async function create() {
  vaultKey = await subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"]);
}

/** The held vault key, wrapped: nonce, key, tag. */
export async function wrap(secret, derivation, additionalData) {
  const key = await wrappingKey(secret, derivation, true);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  return joined(nonce, await subtle.wrapKey("raw", vaultKey, key, aesGCM(nonce, additionalData)));
}

/** Unwraps the vault key and holds it; false when the secret was not the right one. */
export async function unwrap(secret, derivation, additionalData, wrapped) {
  const key = await wrappingKey(secret, derivation, false);
  if (wrapped.length !== WRAPPED) return false;
  const algorithm = aesGCM(wrapped.subarray(0, NONCE), additionalData);
  try {
    vaultKey = await subtle.unwrapKey("raw", wrapped.subarray(NONCE), key, algorithm, "AES-GCM", true, ["encrypt", "decrypt"]);
    return true;
  } catch (error) {
    if (error.name !== "OperationError") throw error;
    return false;
  }
}

/** Each plaintext sealed: nonce, ciphertext, tag. */
export const seal = (entries) =>
  Promise.all(
    entries.map(async ([additionalData, plaintext]) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      return joined(nonce, await subtle.encrypt(aesGCM(nonce, additionalData), vaultKey, plaintext));
    }),
  );

/** Each plaintext, null where the bytes are not authentic. */
export const open = (entries) =>
  Promise.all(
    entries.map(async ([additionalData, sealed]) => {
      if (sealed.length < NONCE + TAG) return null;
      const algorithm = aesGCM(sealed.subarray(0, NONCE), additionalData);
      try {
        return new Uint8Array(await subtle.decrypt(algorithm, vaultKey, sealed.subarray(NONCE)));
      } catch (error) {
        if (error.name !== "OperationError") throw error;
        return null;
      }
    }),
  );
