#!/usr/bin/env python3
"""Computes the test vectors of docs/spec/vault.md without any code of the app.

Run by hand: pip install cryptography==50.0.2; python3 make_vectors.py > vault-1.json
Keys and nonces are fixed so that the result is always the same. Real ones are random.
"""
import hashlib
import json
import struct
import zlib

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC


class Map(list):
    """Pairs of a CBOR map, in the order they are written."""


def head(major, value):
    for limit, code, form in ((24, None, ""), (1 << 8, 24, ">B"), (1 << 16, 25, ">H"), (1 << 32, 26, ">I"), (1 << 64, 27, ">Q")):
        if value < limit:
            if code is None:
                return bytes([major << 5 | value])
            return bytes([major << 5 | code]) + struct.pack(form, value)
    raise ValueError(value)


def cbor(value):
    if value is None:
        return b"\xf6"
    if isinstance(value, bool):
        return b"\xf5" if value else b"\xf4"
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, float):
        for form, first in ((">e", 0xF9), (">f", 0xFA), (">d", 0xFB)):
            try:
                packed = struct.pack(form, value)
            except OverflowError:
                continue
            if struct.unpack(form, packed)[0] == value:
                return bytes([first]) + packed
    if isinstance(value, Map):
        keys = [cbor(key) for key, _ in value]
        assert keys == sorted(set(keys))
        return head(5, len(value)) + b"".join(cbor(key) + cbor(item) for key, item in value)
    if isinstance(value, (list, tuple)):
        return head(4, len(value)) + b"".join(map(cbor, value))
    raise TypeError(value)


def fixed(label, size):
    """Bytes that only look random."""
    return hashlib.shake_128(("bucketlist vector: " + label).encode()).digest(size)


def checked(content):
    return content + struct.pack(">I", zlib.crc32(content))


def hkdf(secret, salt, info):
    return HKDF(algorithm=hashes.SHA256(), length=32, salt=salt, info=info).derive(secret)


def pbkdf2(passphrase, salt, rounds):
    return PBKDF2HMAC(algorithm=hashes.SHA256(), length=32, salt=salt, iterations=rounds).derive(passphrase.encode())


CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def recovery_text(secret):
    bits = "".join(f"{byte:08b}" for byte in secret)
    register = 0xFFFFF
    for bit in bits:
        feedback = (register >> 19 & 1) ^ int(bit)
        register = register << 1 & 0xFFFFF
        if feedback:
            register ^= 0x596CD
    bits += f"{register:020b}"
    text = "".join(CROCKFORD[int(bits[index:index + 5], 2)] for index in range(0, len(bits), 5))
    return "-".join(text[index:index + 4] for index in range(0, len(text), 4))


VAULT = fixed("vault", 16)
KEY = fixed("vault key", 32)
WRITER = int.from_bytes(fixed("writer", 8))
OTHER = int.from_bytes(fixed("other writer", 8))
CREATED = 1_764_500_000_000
out = {"vault": VAULT.hex(), "vaultKey": KEY.hex(), "writer": f"{WRITER:016x}", "otherWriter": f"{OTHER:016x}"}

# Key slots and header
out["slots"] = []
encoded_slots = []
recovery = fixed("recovery", 20)
for name, number, secret, more in (
    ("Face ID", 1, fixed("prf output", 32), [(6, fixed("credential", 32)), (7, fixed("prf salt", 32)), (8, "map.example")]),
    ("合言葉", 2, None, [(9, fixed("pbkdf2 salt", 16)), (10, 600_000)]),
    ("Recovery key", 3, recovery, []),
    ("", 4, fixed("device key", 32), []),
):
    slot = fixed("slot " + str(number), 16)
    entry = {"id": slot.hex(), "kind": number, "name": name}
    if secret is None:
        entry["passphrase"] = "correct horse battery staple"
        secret = pbkdf2(entry["passphrase"], more[0][1], more[1][1])
    salt = VAULT + slot
    wrap = hkdf(secret, salt, b"bucketlist/1/wrap")
    data = cbor(["bucketlist/slot", 1, VAULT, slot])
    nonce = fixed("slot nonce " + str(number), 12)
    wrapped = nonce + AESGCM(wrap).encrypt(nonce, KEY, data)
    encoded = checked(cbor(Map([(1, slot), (2, number), (3, name), (4, CREATED), (5, wrapped)] + more)))
    encoded_slots.append(encoded)
    entry |= {
        "secret": secret.hex(), "salt": salt.hex(), "wrapKey": wrap.hex(),
        "signIn": hkdf(secret, salt, b"bucketlist/1/sign-in").hex(), "additionalData": data.hex(),
        "wrapped": wrapped.hex(), "encoded": encoded.hex(),
    }
    out["slots"].append(entry)


def header(slots, extra=(), version=1):
    return cbor(Map([(0, "bucketlist/vault"), (1, version), (2, checked(VAULT)), (3, slots)] + list(extra)))


out["header"] = header(encoded_slots).hex()
unknown_slot = checked(cbor(Map([(1, fixed("slot 99", 16)), (2, 99), (3, "Later"), (4, CREATED), (5, bytes(60)), (77, ["x", None])])))
out["headerWithUnknown"] = header([encoded_slots[2], unknown_slot, b"damaged"], [(9, Map([(1, 1.5)]))]).hex()
out["headerOfNewerVersion"] = header([], version=2).hex()
out["recovery"] = [{"secret": secret.hex(), "text": recovery_text(secret)} for secret in (recovery, bytes(20), b"\xff" * 20)]


# Sealed records
def seal(key, purpose, plaintext, version=1):
    data = cbor(["bucketlist/record", 1, VAULT] + purpose)
    nonce = fixed("nonce " + key, 12)
    stored = b"BLR" + bytes([version]) + nonce + AESGCM(KEY).encrypt(nonce, plaintext, data)
    return {"key": key, "additionalData": data.hex(), "plaintext": plaintext.hex(), "nonce": nonce.hex(), "stored": stored.hex()}


def time(milliseconds, counter):
    return milliseconds << 16 | counter


TOKYO, RIO, LATER = fixed("Tokyo", 16), fixed("Rio", 16), fixed("later kind", 16)
tokyo = Map([
    (1, "東京タワー"), (2, "Red and white.\nBest at night."), (3, [35.658577, 139.745451]), (4, fixed("list", 16)),
    (5, "tower"), (6, 0xFF3B30), (7, [1, "2025-11-30"]), (8, ["Japan", "tower"]), (9, "https://www.tokyotower.co.jp/"),
    (10, ["ja", "東京タワー"]), (11, CREATED), (12, None), (40, Map([("stars", 3)])),
])
entry = cbor([1, WRITER, [WRITER], [
    [1, TOKYO, time(CREATED, 0), 0, Map(), tokyo],
    [1, RIO, time(CREATED, 1), 0, Map(), Map([(1, "Rio"), (3, None), (11, CREATED + 1)])],
    [7, LATER, time(CREATED, 2), 0, Map(), Map([(1, [1, 2]), (500, "?")])],
]])
second = cbor([1, WRITER, [WRITER], [
    [1, RIO, time(CREATED + 60_000, 0), 0, Map(), Map([(3, [-22.5, -43.25]), (7, [1])])],
    [1, TOKYO, time(CREATED + 60_001, 0), 0, Map(), Map([(12, CREATED + 60_001)])],
]])
chunk = cbor([1, OTHER, [WRITER], [
    [1, TOKYO, time(CREATED, 0), 0, Map([(12, [time(CREATED + 60_001, 0), 0])]),
     Map([pair if pair[0] != 12 else (12, CREATED + 60_001) for pair in tokyo])],
    [1, RIO, time(CREATED, 1), 0, Map([(3, [time(CREATED + 60_000, 0), 0]), (7, [time(CREATED + 60_000, 0), 0])]),
     Map([(1, "Rio"), (3, [-22.5, -43.25]), (7, [1]), (11, CREATED + 1)])],
    [7, LATER, time(CREATED, 2), 0, Map(), Map([(1, [1, 2]), (500, "?")])],
]])
manifest = cbor([1, OTHER, 1, 1, 2, [[WRITER, [[0, 1]]]]])
journal = f"journal/{WRITER:016x}/"
out["records"] = [
    seal(journal + "00000000", ["journal", WRITER, 0], entry),
    seal(journal + "00000001", ["journal", WRITER, 1], second),
    seal("manifest", ["manifest"], manifest),
    seal("snapshot/00000001/0000", ["snapshot", 1, 0], chunk),
    seal("state/map-view", ["state", "map-view"], b"\x01\x02\x03"),
]
out["newerRecords"] = [
    seal(journal + "00000002", ["journal", WRITER, 2], cbor([2, "unknown"])),
    seal(journal + "00000003", ["journal", WRITER, 3], entry, version=2),
]
print(json.dumps(out, ensure_ascii=False, indent=1))
