// The plain way to keep the same places: one JSON document in IndexedDB, unsealed, read into a Map. Runs in the core's worker.

globalThis.peer = {
  /** Resolves with what `work` asked of the only store. */
  async transaction(mode, work) {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open("peer", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("places");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction("places", mode, { durability: "strict" });
    const request = work(transaction.objectStore("places"));
    return new Promise((resolve) => {
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
    });
  },
  write: (text) => peer.transaction("readwrite", (store) => store.put(new TextEncoder().encode(text), "all")),
  async read() {
    const bytes = await peer.transaction("readonly", (store) => store.get("all"));
    const places = new Map();
    for (const place of JSON.parse(new TextDecoder().decode(bytes))) places.set(place.id, place);
    return places.size;
  },
};
