// The places on the map: their source, their layers and their pictures. What the tiles hold is written in
// docs/spec/host.md, "The tile of places".

import { name, pin } from "./pin-image.js";
import { MARK } from "./tile-names.js";

export const SOURCE = "places";
/** The source of the tour that plays. */
export const TOUR = "tour";
/** Layers over which the pointer says that there is something to tap. */
export const TAPPABLE = ["places-clusters", "places-pins"];
// Beyond it places are no longer joined, and the tile's resolution suffices for the deepest zoom.
const MAXIMUM_ZOOM = 16;
const TEXT_SIZE = 13;
// Below the picture of the pin, without touching it.
const NAME_OFFSET = 27;
// The map takes the weight from the first name and draws with the first that the system has.
const LOCAL_FONT = ["Places Semibold", "system-ui"];

const unless = (state) => ["case", ["boolean", ["feature-state", state], false], 0, 1];
const once = (state) => ["case", ["boolean", ["feature-state", state], false], 1, 0];
const pinName = [
  "concat",
  "pin ",
  ["coalesce", ["get", "symbol"], "star"],
  " ",
  ["to-string", ["get", "color"]],
  ["case", ["to-boolean", ["get", "visited"]], " visited", " "],
];
const isPoint = ["==", ["geometry-type"], "Point"];
const isCluster = ["has", "cluster"];
const title = ["get", "name"];
const isMarked = ["==", ["slice", title, 0, 1], MARK];
const radius = (grown) => ["step", ["get", "count"], 18 + grown, 10, 20 + grown, 100, 22 + grown, 1000, 25 + grown, 10000, 28 + grown];

const clusterLayers = (font) => [
  {
    id: "places-cluster-shadows",
    type: "circle",
    filter: isCluster,
    paint: { "circle-radius": radius(4), "circle-color": "#000", "circle-opacity": 0.35, "circle-blur": 0.5, "circle-translate": [0, 1] },
  },
  { id: "places-clusters", type: "circle", filter: isCluster, paint: { "circle-radius": radius(0), "circle-color": "#fff" } },
  {
    id: "places-counts",
    type: "symbol",
    filter: isCluster,
    layout: {
      "text-field": ["coalesce", ["get", "label"], ["to-string", ["get", "count"]]],
      "text-font": font,
      "text-size": 14,
      "text-allow-overlap": true,
      "text-padding": 12,
    },
    paint: { "text-color": "#1c1f23" },
  },
];

/** Names first, so that none lies over another place's pin. */
const pinLayers = (source, shown, font, dark) => [
  {
    id: `${source}-names`,
    type: "symbol",
    filter: ["all", isPoint, ["!", isCluster], ["!", isMarked]],
    layout: {
      "text-field": title,
      "text-font": font,
      "text-size": TEXT_SIZE,
      "text-anchor": "top",
      "text-offset": [0, NAME_OFFSET / TEXT_SIZE],
      "text-max-width": 11,
      "text-padding": 0,
    },
    paint: {
      "text-opacity": shown,
      "text-color": dark ? "#f2f4f6" : "#1c1f23",
      "text-halo-color": dark ? "#10161c" : "#fff",
      "text-halo-width": 1.5,
    },
  },
  {
    id: `${source}-drawn-names`,
    type: "symbol",
    filter: ["all", isPoint, ["!", isCluster], isMarked],
    layout: {
      "icon-image": ["concat", dark ? "name dark " : "name light ", ["slice", title, 1]],
      "icon-anchor": "top",
      "icon-offset": [0, NAME_OFFSET],
      "icon-padding": 0,
    },
    paint: { "icon-opacity": shown },
  },
  {
    id: `${source}-pins`,
    type: "symbol",
    filter: ["all", isPoint, ["!", isCluster]],
    layout: {
      "icon-image": pinName,
      "icon-allow-overlap": true,
      "icon-padding": 0,
    },
    paint: { "icon-opacity": shown },
  },
];

const tourLayers = (font, dark) => [
  {
    id: "tour-line",
    type: "line",
    filter: ["!", isPoint],
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": "#d70015", "line-width": 2, "line-opacity": once("reached") },
  },
  ...pinLayers(TOUR, once("reached"), font, dark),
];

/** The system's font; where the style draws from a server's glyphs, one that its own labels have, as others may not exist. */
function fontOf(style) {
  if (!style.glyphs) return LOCAL_FONT;
  const isPlain = (font) => Array.isArray(font) && font.every((name) => typeof name === "string" && !/italic/i.test(name));
  return style.layers.map((layer) => layer.layout?.["text-font"]).find(isPlain) ?? ["Open Sans Regular"];
}

/** The style with the places on top, and a tour over them. */
export function withPlaces(style, theme) {
  const font = fontOf(style);
  const dark = theme === "dark";
  const places = { type: "vector", tiles: ["places://{z}/{x}/{y}"], maxzoom: MAXIMUM_ZOOM, promoteId: { places: "place" } };
  const tour = { type: "geojson", data: { type: "FeatureCollection", features: [] }, tolerance: 0 };
  const layers = [...pinLayers(SOURCE, unless("hidden"), font, dark), ...clusterLayers(font)];
  return {
    ...style,
    sources: { ...style.sources, [SOURCE]: places, [TOUR]: tour },
    layers: [
      ...style.layers,
      ...layers.map((layer) => ({ ...layer, source: SOURCE, "source-layer": "places" })),
      ...tourLayers(font, dark).map((layer) => ({ ...layer, source: TOUR })),
    ],
  };
}

function picture(id) {
  const [, symbol, color, visited] = /^pin (\S+) (\d*) (visited)?$/.exec(id) ?? [];
  if (symbol) return pin(symbol, color === "" ? null : Number(color), visited === "visited", devicePixelRatio);
  const [, theme, text] = /^name (dark|light) (.*)$/s.exec(id) ?? [];
  return text && name(text, theme === "dark", devicePixelRatio);
}

function addPicture(map, id) {
  const canvas = picture(id);
  if (!canvas) return;
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  map.addImage(id, data, { pixelRatio: devicePixelRatio });
}

/** Draws pictures when the map asks for them, and anew when the window comes to a screen of another pixel ratio. */
export function drawPictures(map) {
  map.on("styleimagemissing", ({ id }) => addPicture(map, id));
  const watch = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", redraw, { once: true });
  const redraw = () => {
    if (map._removed) return;
    for (const id of map.listImages().filter(picture)) {
      map.removeImage(id);
      addPicture(map, id);
    }
    watch();
  };
  watch();
}
