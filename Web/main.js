// The page's side of the host: starts the worker, hands each effect to the file that can perform it, and sends what
// happens as actions. docs/spec/host.md says what crosses. The page holds nothing that a lock would have to forget
// but what is on screen: `lock` takes that away before anything else.

import { download, copy } from "./download.js";
import * as events from "./events.js";
import * as files from "./files.js";
import * as fullscreen from "./fullscreen.js";
import * as history from "./history.js";
import * as installation from "./installation.js";
import { locate } from "./locate.js";
import * as map from "./map.js";
import { morph } from "./morph.js";
import { notice } from "./notice.js";
import * as passkey from "./passkey.js";
import * as sheet from "./sheet.js";

const app = document.getElementById("app");
const dark = matchMedia("(prefers-color-scheme: dark)");
const configuration = fetch("/config.json").then((answer) => answer.json()).catch(() => ({}));

const utf8 = new TextDecoder();
const soon = window.requestIdleCallback ?? setTimeout;

let worker = null;

/** Sends an action to the core of now; what belongs to an ended one must use the `reply` it was given. */
export const send = (...action) => worker?.postMessage(action);

/** What only the page can do, by the name of the effect; the first parameter answers the worker that asked. */
const effects = {
  render(_, html) {
    morph(app, utf8.decode(html));
    sheet.rendered();
    document.getElementById("map").inert = app.querySelector("[role=alertdialog]") !== null;
    soon(map.prepare);
  },
  appearance(_, language, theme) {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.media = meta.dataset.for === theme ? "all" : "not all";
    map.appearance(language, theme);
  },
  focus(_, id, select) {
    const element = document.getElementById(id);
    element?.focus();
    if (select) element?.select?.();
  },
  history: (_, depth) => history.set(depth),
  download: (_, ...file) => download(...file),
  copy: (reply, request, text) => copy(reply, request, text),
  "file.read": (reply, request, token) => files.read(reply, request, token),
  "file.drop": (_, token) => files.drop(token),
  locate: (reply, ...request) => locate(reply, ...request),
  "passkey.create": (reply, ...request) => passkey.create(reply, ...request),
  "passkey.use": (reply, ...request) => passkey.use(reply, ...request),
  "storage.persist": async (reply, request) =>
    reply("storage.persistence", request, (await navigator.storage?.persist?.().catch(() => false)) ?? false),
  "map.open": (_, ...place) => map.open(send, configuration, ...place),
  "map.style": (_, style) => map.style(style),
  "map.fly": (_, ...target) => map.fly(...target),
  "map.reveal": (_, ...point) => map.reveal(...point),
  "map.zoom": (_, steps) => map.zoom(steps),
  "map.places": (_, generation) => map.places(generation),
  "map.selection": (_, selection) => map.selection(selection),
  "map.user": (_, ...position) => map.user(...position),
  "map.stop": () => map.stop(),
  "tour.begin": (_, ...tour) => map.tour("begin", ...tour),
  "tour.fly": (reply, ...flight) => map.tour("fly", reply, ...flight),
  "tour.reached": (_, count) => map.tour("reached", count),
  "tour.end": () => map.tour("end"),
  fullscreen: (_, isOn) => fullscreen.set(isOn),
  tile: (_, ...answer) => map.tile(...answer),
  update: () => installation.update(),
  install: () => installation.install(send),
  lock() {
    end();
    if (!installation.reloaded()) start();
  },
  crash() {
    end();
    notice(app, "crash");
  },
};

/** Takes everything off the screen and ends the worker: plaintext and key leave memory with it. */
function end() {
  app.replaceChildren();
  map.close();
  files.forget();
  passkey.cancel();
  history.set(0);
  fullscreen.set(false);
  worker.onmessage = worker.onerror = null;
  worker.terminate();
  worker = null;
}

function start() {
  const texts = fetch("./texts.txt").then((answer) => answer.arrayBuffer());
  const core = new Worker("./worker.js", { type: "module" });
  const reply = (...action) => core.postMessage(action);
  worker = core;
  core.onmessage = ({ data }) => {
    for (const [name, ...parts] of data) {
      if (core !== worker) return;
      try {
        effects[name](reply, ...parts);
      } catch (error) {
        // One that fails must not take those after it along.
        reportError(error);
      }
    }
  };
  core.onerror = () => effects.crash();
  const begin = ([{ mapStyle, version, wikipedia }, texts]) => {
    reply(
      "started",
      [...navigator.languages],
      isSecureContext,
      "PublicKeyCredential" in window,
      installation.isInstalled,
      location.hostname,
      Boolean(mapStyle),
      version ?? "",
      wikipedia ?? "",
      dark.matches,
      new Uint8Array(texts),
    );
    reply(...installation.state());
  };
  Promise.all([configuration, texts]).then(begin).catch(() => core === worker && effects.crash());
}

document.documentElement.lang = navigator.language;
if (isSecureContext) {
  events.listen(app, send);
  files.listen(app, send);
  sheet.listen(app, send);
  history.listen(() => send("back"));
  fullscreen.listen(() => send("fullscreen.left"));
  dark.addEventListener("change", () => send("appearance", dark.matches));
  document.addEventListener("visibilitychange", () => send("visible", !document.hidden));
  start();
  installation.listen(send);
} else {
  notice(app, "insecure");
}
