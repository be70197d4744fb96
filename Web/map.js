// The map's life: made at `map.open`, taken away by a lock. Effects may come before the library has loaded or the style
// is there; what they want is kept and done then.

import { baseStyle } from "./base-map.js";
import * as camera from "./camera.js";
import { library, world } from "./map-library.js";
import * as placeTiles from "./place-tiles.js";
import { drawPictures, SOURCE, withPlaces } from "./places-layer.js";
import { Here, Selection } from "./selection.js";
import { symbols } from "./symbols.js";
import * as taps from "./taps.js";
import { Tour } from "./tour.js";

const PATIENCE_MILLISECONDS = 3000;
const SETTLE_MILLISECONDS = 200;

const TITLE = { en: "Map", ja: "地図", zh: "地图" };

let language = "en";
let theme = "light";
let current = null;

/** Loads ahead of use what takes long. */
export const prepare = () => Promise.all([symbols(), library().then(world)]).catch(() => {});

/** Opens the map, unless it is open; `configuration` is the server's. */
export async function open(send, configuration, longitude, latitude, zoom) {
  if (current) return;
  const opened = (current = { send, style: "world", waiting: [] });
  placeTiles.begin(send);
  const failed = (reason) => opened === current && send("map.failed", reason);
  try {
    await Promise.all([library(), symbols()]);
  } catch {
    return failed("style");
  }
  opened.serverStyle = (await configuration).mapStyle;
  if (opened !== current) return;
  try {
    create(opened, [longitude, latitude], zoom);
  } catch {
    failed("webgl");
  }
}

function create(opened, center, zoom) {
  maplibregl.addProtocol("places", placeTiles.load);
  const map = new maplibregl.Map({
    container: "map",
    style: { version: 8, sources: {}, layers: [] },
    center,
    zoom,
    attributionControl: { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    validateStyle: false,
    ...(camera.calm.matches && { fadeDuration: 0 }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  Object.assign(opened, { map, selection: new Selection(map, opened.send), here: new Here(map), tour: new Tour(map, opened.send) });
  drawPictures(map);
  markCentre(map);
  taps.listen(map, opened.send);
  listen(opened);
  restyle(opened);
  opened.waiting.splice(0).forEach((work) => work(opened));
}

/** Puts `.centre` over the map and under the markers, which come after it. */
function markCentre(map) {
  const centre = document.createElement("div");
  centre.className = "centre";
  map.getCanvasContainer().append(centre);
}

function listen({ map, send, selection, tour }) {
  const moved = () => send("map.moved", ...camera.view(map));
  map.on("moveend", moved);
  let resizing = 0;
  map.on("resize", () => {
    clearTimeout(resizing);
    resizing = setTimeout(() => selection.reveal(), SETTLE_MILLISECONDS);
  });
  map.on("style.load", () => {
    selection.hideInTiles();
    tour.redraw();
  });
  map.on("sourcedata", ({ sourceId, tile }) => {
    const canonical = sourceId === SOURCE && tile?.tileID.canonical;
    if (canonical && !placeTiles.isCurrent(canonical)) map.refreshTiles(SOURCE, [canonical]);
  });
  let lost = 0;
  map.on("webglcontextlost", () => (lost = setTimeout(send, PATIENCE_MILLISECONDS, "map.failed", "lost")));
  map.on("webglcontextrestored", () => clearTimeout(lost));
  moved();
}

async function restyle(opened) {
  const attempt = (opened.attempt = {});
  const address = opened.style === "server" ? opened.serverStyle : null;
  const style = await baseStyle(address, language, theme, () => opened.send("map.failed", "style"));
  if (opened !== current || attempt !== opened.attempt) return;
  // Letters once drawn keep the shape they have in the language of then (Han), unless everything is drawn anew.
  opened.map.setStyle(withPlaces(style, theme), { diff: opened.language === language });
  opened.language = language;
  opened.map.getCanvas().setAttribute("aria-label", TITLE[language.slice(0, 2)]);
  opened.map.getContainer().style.backgroundColor = style.metadata?.space ?? "";
}

/** Does it with the open map: now, or as soon as it is there. */
function soon(work) {
  if (current?.map) work(current);
  else current?.waiting.push(work);
}

/** Draws in this language (BCP 47) and theme. */
export function appearance(newLanguage, newTheme) {
  if (newLanguage === language && newTheme === theme) return;
  [language, theme] = [newLanguage, newTheme];
  soon(restyle);
}

/** Switches to the `world` map or to the style of the `server`. */
export const style = (name) =>
  soon((opened) => {
    if (opened.style === name) return;
    opened.style = name;
    restyle(opened);
  });

export const fly = (longitude, latitude, zoom) => soon(({ map }) => camera.fly(map, [longitude, latitude], zoom));
export const reveal = (longitude, latitude) => soon(({ map }) => camera.reveal(map, [longitude, latitude]));
export const zoom = (steps) => soon(({ map }) => camera.zoom(map, steps));
export const selection = (selected) => soon((opened) => opened.selection.show(selected));
export const user = (...position) => soon(({ here }) => here.show(...position));
export const stop = () => soon(({ map }) => map.stop());
export const tour = (event, ...details) => soon((opened) => opened.tour[event](...details));
export const tile = placeTiles.answer;

/** The places changed: the map fetches their tiles anew, showing the old until the new are there. */
export function places(generation) {
  placeTiles.advance(generation);
  soon(({ map }) => map.getSource(SOURCE) && map.refreshTiles(SOURCE));
}

/** Takes the map off the page. */
export function close() {
  const closing = current;
  current = null;
  placeTiles.end();
  closing?.map?.remove();
  document.getElementById("map").replaceChildren();
}
