// What a finger or a mouse does on the map: taps, long presses and secondary clicks. What lies there, the core knows.

import { TAPPABLE } from "./places-layer.js";

const REACH = 22;
const PRESS_MILLISECONDS = 500;
const PRESS_SLACK = 8;
const DOUBLE_TAP_MILLISECONDS = 250;
const DOUBLE_TAP_REACH = 30;

/** Longitude, latitude and zoom of a point of the canvas. */
function spot(map, point) {
  const { lng, lat } = map.unproject(point).wrap();
  return [lng, lat, map.getZoom()];
}

/** Sends `map.tapped` and `map.pressed`. */
export function listen(map, send) {
  const canvas = map.getCanvas();
  let tap = null;
  let wasPressed = false;
  const press = (point) => {
    if (wasPressed) return;
    wasPressed = true;
    send("map.pressed", ...spot(map, point));
  };
  const finish = (isSingle) => {
    if (!tap) return;
    clearTimeout(tap.timer);
    if (isSingle) send("map.tapped", ...tap.where, true);
    tap = null;
  };
  map.on("click", ({ point, originalEvent }) => {
    const isSecond = tap?.point.dist(point) < DOUBLE_TAP_REACH;
    finish(!isSecond);
    if (wasPressed || originalEvent.target !== canvas) return;
    const where = spot(map, point);
    send("map.tapped", ...where, false);
    if (!isSecond) tap = { point, where, timer: setTimeout(finish, DOUBLE_TAP_MILLISECONDS, true) };
  });
  map.on("remove", () => finish(false));
  map.on("contextmenu", ({ point, originalEvent }) => originalEvent.target === canvas && press(point));
  listenForLongPress(canvas, press, () => (wasPressed = false));
  map.on("mousemove", ({ point }) => (canvas.style.cursor = hasPlace(map, point) ? "pointer" : ""));
}

/** Whether a pin, a name or a cluster is drawn within reach: only for the look of the pointer. */
function hasPlace(map, { x, y }) {
  const layers = TAPPABLE.filter((layer) => map.getLayer(layer));
  return map.queryRenderedFeatures([[x - REACH, y - REACH], [x + REACH, y + REACH]], { layers }).length > 0;
}

function listenForLongPress(canvas, press, began) {
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
