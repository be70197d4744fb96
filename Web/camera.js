// Where the map looks. What `data-covers` elements hide is measured when it is needed; the map's centre stays that of
// the window, so targets are reached with an offset rather than with a padding that would stay.

const MARGIN = 60;
const MOST_COVERED = 0.8;
const SETTLE_MILLISECONDS = 400;
const FLIGHT_SPEED = 2;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Pixels hidden at each side. */
function covered() {
  const sides = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const element of document.querySelectorAll("[data-covers]")) {
    const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const side = element.dataset.covers;
    const size = { top: bottom, right: innerWidth - left, bottom: innerHeight - top, left: right }[side];
    const most = MOST_COVERED * (side === "top" || side === "bottom" ? innerHeight : innerWidth);
    sides[side] = Math.min(most, Math.max(sides[side], size));
  }
  return sides;
}

/** Waits until covering elements have come to rest. */
async function settled() {
  const moving = [...document.querySelectorAll("[data-covers]")].flatMap((element) => element.getAnimations());
  const patience = new Promise((resolve) => setTimeout(resolve, SETTLE_MILLISECONDS));
  if (moving.length) await Promise.race([patience, Promise.allSettled(moving.map((animation) => animation.finished))]);
}

function isWellInside(map, point, { top, right, bottom, left }) {
  const { x, y } = map.project(point);
  const horizontal = Math.min(MARGIN, (innerWidth - left - right) / 4);
  const vertical = Math.min(MARGIN, (innerHeight - top - bottom) / 4);
  const inside =
    x >= left + horizontal && x <= innerWidth - right - horizontal && y >= top + vertical && y <= innerHeight - bottom - vertical;
  // On the globe a point of the far side has a place on the screen too.
  return inside && map.unproject([x, y]).distanceTo(maplibregl.LngLat.convert(point)) < 1000;
}

function go(map, center, zoom, { top, right, bottom, left }) {
  const offset = [(left - right) / 2, (top - bottom) / 2];
  if (calm.matches) map.easeTo({ center, zoom, offset, duration: 0 });
  else map.flyTo({ center, zoom, offset, speed: FLIGHT_SPEED, essential: true });
}

/** Goes there; keeps the zoom where it is null. */
export async function fly(map, point, zoom) {
  await settled();
  if (map._removed) return;
  go(map, point, zoom ?? map.getZoom(), covered());
}

/** Goes there only if the point is not well inside what can be seen. */
export async function reveal(map, point) {
  await settled();
  if (map._removed) return;
  const sides = covered();
  const wrapped = new maplibregl.LngLat(...point).wrap();
  const turns = Math.round((map.getCenter().lng - wrapped.lng) / 360);
  const nearest = [wrapped.lng + 360 * turns, wrapped.lat];
  if (!isWellInside(map, nearest, sides)) go(map, nearest, map.getZoom(), sides);
}

/** Zooms by steps, around the centre. */
export const zoom = (map, steps) => map.easeTo({ zoom: map.getZoom() + steps });

/** The arguments of `map.moved`. */
export function view(map) {
  const center = map.getCenter().wrap();
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const around = east - west >= 360 ? [-180, 180] : [west, east].map((longitude) => new maplibregl.LngLat(longitude, 0).wrap().lng);
  return [center.lng, center.lat, map.getZoom(), around[0], bounds.getSouth(), around[1], bounds.getNorth()];
}
