// The key-value store: bytes by text key in IndexedDB, and beside it the device key. Runs in the worker.
//
// Every failure is an Error whose `reason` is one of those of `storage.failed` in docs/spec/host.md. Once the database
// was closed underneath us it stays `lost` until the next start: a new, empty one must not be taken for the old.

const DATABASE = "bucketlist";
const ENTRIES = "entries";
const KEYS = "keys";
const DEVICE = "device";

let opening = null;
let lost = false;

function failure(reason, cause) {
  return Object.assign(new Error(reason, { cause }), { reason });
}

function reasonOf(error) {
  if (lost || error?.name === "InvalidStateError") return "lost";
  return { QuotaExceededError: "quota", SecurityError: "denied" }[error?.name] ?? "failed";
}

const opened = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(KEYS);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => (lost = true);
      database.onversionchange = () => {
        lost = true;
        database.close();
      };
      resolve(database);
    };
  });

/** The database, opened once; where a browser allows none, `open` throws, fails or is not there at all. */
const database = () =>
  (opening ??= opened().catch((cause) => {
    throw failure(cause?.name === "QuotaExceededError" ? "quota" : "denied", cause);
  }));

/** Runs `work(transaction, give)`; resolves with what was given once the transaction has completed. */
async function transaction(stores, mode, work) {
  const connection = await database();
  if (lost) throw failure("lost");
  return new Promise((resolve, reject) => {
    let result;
    let refusal = null;
    try {
      const transaction = connection.transaction(stores, mode, { durability: "strict" });
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(refusal ?? failure(reasonOf(transaction.error), transaction.error));
      const refuse = (reason) => {
        refusal = failure(reason);
        transaction.abort();
      };
      work(transaction, (value) => (result = value), refuse);
    } catch (error) {
      reject(failure(reasonOf(error), error));
    }
  });
}

const sameBytes = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** All keys that begin with `prefix`, sorted. */
export const list = (prefix) =>
  transaction(ENTRIES, "readonly", (transaction, give) => {
    const range = prefix === "" ? null : IDBKeyRange.bound(prefix, prefix + "\uffff");
    transaction.objectStore(ENTRIES).getAllKeys(range).onsuccess = (event) => give(event.target.result);
  });

/** The values of those of the keys that exist, as pairs. */
export const read = (keys) =>
  transaction(ENTRIES, "readonly", (transaction, give) => {
    const values = new Array(keys.length);
    give(values);
    keys.forEach((key, index) => {
      transaction.objectStore(ENTRIES).get(key).onsuccess = (event) => (values[index] = [key, event.target.result]);
    });
  }).then((values) => values.filter(([, value]) => value !== undefined));

/** Checks the expectations, then deletes and writes, all in one durable transaction. */
export const commit = (puts, deletes, expectations) =>
  transaction(ENTRIES, "readwrite", (transaction, _, refuse) => {
    const entries = transaction.objectStore(ENTRIES);
    const apply = () => {
      deletes.forEach((key) => entries.delete(key));
      // Copies, as a stored view would take its whole buffer along.
      puts.forEach(([key, value]) => entries.put(value.slice(), key));
    };
    let unchecked = expectations.length;
    if (unchecked === 0) apply();
    for (const [key, expected] of expectations) {
      entries.get(key).onsuccess = (event) => {
        const found = event.target.result;
        if (expected === null ? found !== undefined : !found || !sameBytes(found, expected)) refuse("conflict");
        else if (--unchecked === 0) apply();
      };
    }
  });

/** Deletes everything, the device key included. */
export const erase = () =>
  transaction([ENTRIES, KEYS], "readwrite", (transaction) => {
    transaction.objectStore(ENTRIES).clear();
    transaction.objectStore(KEYS).clear();
  });

/** The device key, made at its first use where `mayCreate`; throws `missing` otherwise. */
export async function deviceKey(mayCreate) {
  const stored = await transaction(KEYS, "readonly", (transaction, give) => {
    transaction.objectStore(KEYS).get(DEVICE).onsuccess = (event) => give(event.target.result);
  });
  if (stored) return stored;
  if (!mayCreate) throw failure("missing");
  const material = crypto.getRandomValues(new Uint8Array(32));
  const made = await crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveKey"]);
  material.fill(0);
  // Another tab may have been faster: the first one stays.
  return transaction(KEYS, "readwrite", (transaction, give) => {
    const keys = transaction.objectStore(KEYS);
    keys.get(DEVICE).onsuccess = (event) => {
      give(event.target.result ?? made);
      if (!event.target.result) keys.put(made, DEVICE);
    };
  });
}
