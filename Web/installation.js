// The app's own files: the service worker that keeps them, a newer version that waits, and becoming an installed app.

const HOUR = 3_600_000;
export const isInstalled = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
const workers = navigator.serviceWorker;

let registration = null;
let prompt = null;
let isControlled = Boolean(workers?.controller);
let isReplaced = false;
let looked = Date.now();

const offer = () => ("GestureEvent" in window ? "apart" : prompt && !isInstalled ? "offered" : "none");

/** What the core is told. Only a worker that has verified everything becomes active. */
export const state = () => ["installation", Boolean(registration?.active), Boolean(registration?.active && registration.waiting), offer()];

/** Loads the page anew where another version has taken over; says whether it does. */
export function reloaded() {
  if (isReplaced) location.reload();
  return isReplaced;
}

/** The waiting version takes over. */
export const update = () => registration?.waiting?.postMessage("update");

/** Has the browser ask whether the person wants the app installed; it can ask once. */
export function install(send) {
  prompt?.prompt();
  prompt = null;
  send(...state());
}

function look() {
  looked = Date.now();
  registration.update().catch(() => {});
}

/** Registers the worker, and sends what changes; without a worker the app is the same, but for opening without a network. */
export async function listen(send) {
  const tell = () => send(...state());
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    tell();
  });
  addEventListener("appinstalled", () => {
    prompt = null;
    tell();
  });
  workers?.addEventListener("controllerchange", () => {
    if (isControlled && !isReplaced) {
      isReplaced = true;
      send("replaced");
    }
    isControlled = true;
  });
  registration = await workers?.register("./service-worker.js").catch(() => null);
  if (!registration) return;
  const watch = (worker) => worker?.addEventListener("statechange", tell);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  tell();
  document.addEventListener("visibilitychange", () => !document.hidden && Date.now() - looked > HOUR && look());
  if (registration.active) look();
}
