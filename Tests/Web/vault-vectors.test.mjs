// The ciphers on the frozen vectors of the vault, which the Swift tests read as well.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { open, unwrap } from "../../Web/ciphers.js";

const vectors = JSON.parse(readFileSync(new URL("../VaultTests/vectors/vault-1.json", import.meta.url)));
const bytes = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
const derivation = ({ salt }) => [null, 0, bytes(salt), new TextEncoder().encode("bucketlist/1/wrap")];

for (const slot of vectors.slots.filter(({ secret, wrapped }) => secret && wrapped)) {
  test(`opens the vault by its slot of kind ${slot.kind}, and with it every record`, async () => {
    assert.equal(await unwrap(bytes(slot.secret), derivation(slot), bytes(slot.additionalData), bytes(slot.wrapped)), true);
    const records = vectors.records.concat(vectors.newerRecords);
    const sealed = records.map(({ additionalData, stored, nonce }) => [bytes(additionalData), bytes(stored.slice(stored.indexOf(nonce)))]);
    assert.deepEqual(
      (await open(sealed)).map((plaintext) => Buffer.from(plaintext ?? []).toString("hex")),
      records.map(({ plaintext }) => plaintext),
    );
  });
}
