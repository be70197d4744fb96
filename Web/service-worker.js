// Keeps a whole copy of the app in the browser and answers from it, so that it opens without a network.
//
// Theory of operation. The list names every file of this version with its SHA-256 digest. Installing fills a cache of this
// version alone, and succeeds only when each file is there and has its digest; until then, and if it fails, the version
// before answers from its own cache. The new one then waits until no tab uses the old one, or is told to take over. Only
// when it has taken over is the old cache deleted. The list's name carries its digest, so another list is another version.
// Nothing but files of the app is touched here: no IndexedDB, no other paths, no other origins.

const LIST = "./precache.json";
const SETTINGS = "/config.json";
const FILE = /^\/(assets\/)?[^/]*$/;
const exactly = { cacheName: LIST, ignoreVary: true };

async function digestOf(answer) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file with this digest: from an older cache where its name says that it is the same, then from the server. */
async function verified(address, digest) {
  const stored = [() => caches.match(address), () => fetch(address)];
  for (const source of [...(address.startsWith("/assets/") ? stored : []), () => fetch(address, { cache: "reload" })]) {
    const answer = await source();
    if (answer?.ok && (await digestOf(answer.clone())).startsWith(digest)) return answer;
  }
  throw new Error(address);
}

/** The server's settings are in config.json and in the fields that come with the page: both are renewed together. */
async function renewSettings(cache, list) {
  const answer = await fetch(SETTINGS, { cache: "no-store" });
  const text = JSON.stringify(await answer.clone().json());
  const kept = await cache.match(SETTINGS);
  if (!answer.ok || (kept && JSON.stringify(await kept.json()) === text)) return;
  await cache.put("/", await verified("/", new Map(list).get("/")));
  await cache.put(SETTINGS, answer);
}

async function renew() {
  const cache = await caches.open(LIST);
  await renewSettings(cache, await (await cache.match(LIST)).json());
}

async function install() {
  const cache = await caches.open(LIST);
  const answer = await verified(LIST, LIST.split(".")[1]);
  await cache.put(LIST, answer.clone());
  const list = await answer.json();
  await Promise.all(list.map(async ([address, digest]) => cache.put(address, await verified(address, digest))));
  await renewSettings(cache, list);
}

async function activate() {
  for (const name of await caches.keys()) if (name !== LIST) await caches.delete(name);
  await clients.claim();
}

oninstall = (event) => event.waitUntil(install());
onactivate = (event) => event.waitUntil(activate());
onmessage = ({ data }) => data === "update" && skipWaiting();
onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || request.headers.has("range") || origin !== location.origin || !FILE.test(pathname)) return;
  const kept = caches.match(pathname === "/index.html" ? "/" : pathname, exactly).catch(() => null);
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
  if (pathname === SETTINGS) event.waitUntil(renew().catch(() => {}));
};
