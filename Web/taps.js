// What a finger or a mouse means on the map: a pin, a cluster, the bare map, or a long press.

import { TAPPABLE } from "./places-layer.js";

const REACH = 22;
const PRESS_MILLISECONDS = 500;
const PRESS_SLACK = 8;
const DOUBLE_TAP_MILLISECONDS = 250;

/** The nearest pin or cluster within reach of a finger. */
function hit(map, { x, y }) {
  const box = [[x - REACH, y - REACH], [x + REACH, y + REACH]];
  const layers = TAPPABLE.filter((layer) => map.getLayer(layer));
  let nearest = null;
  for (const feature of map.queryRenderedFeatures(box, { layers })) {
    const spot = map.project(feature.geometry.coordinates);
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (!nearest || distance < nearest.distance) nearest = { distance, feature };
  }
  return nearest?.feature;
}

const degrees = (point) => {
  const { lng, lat } = point.wrap();
  return [lng, lat];
};

/** Sends `map.place`, `map.cluster`, `map.tapped` and `map.pressed`. */
export function listen(map, send) {
  let tap = 0;
  let wasPressed = false;
  const press = (point) => {
    if (wasPressed || hit(map, point)) return;
    wasPressed = true;
    send("map.pressed", ...degrees(map.unproject(point)));
  };
  map.on("click", ({ point, lngLat, originalEvent }) => {
    const isSecond = tap !== 0;
    clearTimeout(tap);
    tap = 0;
    if (wasPressed || originalEvent.target !== map.getCanvas()) return;
    const feature = hit(map, point);
    if (feature?.properties.cluster !== undefined) send("map.cluster", feature.properties.cluster, ...feature.geometry.coordinates);
    else if (feature) send("map.place", feature.properties.place);
    else if (!isSecond) {
      // The second tap of a double tap zooms; then the first was none either.
      tap = setTimeout(() => {
        tap = 0;
        send("map.tapped", ...degrees(lngLat));
      }, DOUBLE_TAP_MILLISECONDS);
    }
  });
  map.on("contextmenu", ({ point, originalEvent }) => originalEvent.target === map.getCanvas() && press(point));
  listenForLongPress(map, press, () => (wasPressed = false));
  map.on("mousemove", ({ point }) => (map.getCanvas().style.cursor = hit(map, point) ? "pointer" : ""));
}

function listenForLongPress(map, press, began) {
  const canvas = map.getCanvas();
  let timer = 0;
  let from = null;
  const end = () => clearTimeout(timer);
  canvas.addEventListener("pointerdown", ({ pointerType, isPrimary, clientX, clientY }) => {
    end();
    if (!isPrimary) return;
    began();
    from = { x: clientX, y: clientY };
    const box = canvas.getBoundingClientRect();
    if (pointerType === "touch") timer = setTimeout(press, PRESS_MILLISECONDS, new maplibregl.Point(clientX - box.left, clientY - box.top));
  });
  canvas.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > PRESS_SLACK) end();
  });
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, end);
}
