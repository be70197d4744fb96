"""What the app has stored in the browser, as a thief would find it."""

RECORDS = """() => new Promise((done) => {
  indexedDB.open("bucketlist").onsuccess = ({ target: { result: database } }) => {
    const found = {};
    const transaction = database.transaction([...database.objectStoreNames]);
    for (const name of database.objectStoreNames) {
      transaction.objectStore(name).openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        const { key, value } = cursor;
        found[`${name}/${key}`] = value instanceof Uint8Array ? Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("") : String(value);
        cursor.continue();
      };
    }
    transaction.oncomplete = () => done(database.close() ?? found);
  };
})"""
ELSEWHERE = """async () => {
  const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat().join();
  const files = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = new TextDecoder("latin1").decode(await (await cache.match(request)).arrayBuffer());
      files.push(request.url, text);
    }
  }
  return found + files.join() + document.cookie + location.href + JSON.stringify(history.state);
}"""
FLIP = """([prefix, index]) => new Promise((done) => {
  indexedDB.open("bucketlist").onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction("entries", "readwrite");
    const request = transaction.objectStore("entries").openCursor(IDBKeyRange.bound(prefix, prefix + "\\uffff"));
    request.onsuccess = () => {
      const bytes = request.result.value;
      bytes[index < 0 ? bytes.length + index : index] ^= 1;
      request.result.update(bytes);
    };
    transaction.oncomplete = () => done(database.close());
  };
})"""


def records(page):
    """Every record of the database by store and key; bytes as hexadecimal digits."""
    return page.evaluate(RECORDS)


def elsewhere(page):
    """The text of everything outside the database where a page can leave something."""
    return page.evaluate(ELSEWHERE)


def flip(page, prefix, index):
    """Changes one bit of the first record whose key begins so, `index` bytes from its start or, if negative, end."""
    page.evaluate(FLIP, [prefix, index])
