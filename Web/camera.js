// Where the map looks. What `data-covers` elements hide is measured when it is needed; the map's centre stays that of
// the window, so targets are reached with an offset rather than with a padding that would stay.

// What a pin and its name need, beside the controls at the top and the right and a message at the bottom.
const MARGIN = { top: 96, right: 84, bottom: 136, left: 44 };
// Beyond it Mercator's map has ended.
const LAST_LATITUDE = 85.05;
const MOST_COVERED = 0.8;
const FLIGHT_SPEED = 2;

/** Matches where the person asked for little motion. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Runs `measure` as if what moves the elements had come to rest. */
function atRest(elements, measure) {
  const moves = ({ effect }) =>
    elements.some((element) => effect?.target?.contains(element)) && Number.isFinite(effect.getComputedTiming().endTime);
  const moving = document.getAnimations().filter(moves);
  const times = moving.map((animation) => animation.currentTime);
  // Just before its end, however short it is, as one that has ended cannot go on.
  for (const animation of moving) animation.currentTime = 0.999 * animation.effect.getComputedTiming().endTime;
  const result = measure();
  moving.forEach((animation, index) => (animation.currentTime = times[index]));
  return result;
}

/** Pixels hidden at each side, once everything is drawn that the core sent with this effect. */
async function covered() {
  await null;
  const elements = [...document.querySelectorAll("[data-covers]")];
  return atRest(elements, () => {
    const sides = { top: 0, right: 0, bottom: 0, left: 0 };
    for (const element of elements) {
      const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const side = element.dataset.covers;
      const size = { top: bottom, right: innerWidth - left, bottom: innerHeight - top, left: right }[side];
      const most = MOST_COVERED * (side === "top" || side === "bottom" ? innerHeight : innerWidth);
      sides[side] = Math.min(most, Math.max(sides[side], size));
    }
    return sides;
  });
}

/** The latitude at which the map can draw it. */
export const drawn = (latitude) => Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude));

function isWellInside(map, point, { top, right, bottom, left }) {
  const { x, y } = map.project(point);
  const margin = (side, free) => Math.min(MARGIN[side], free / 4);
  const [width, height] = [innerWidth - left - right, innerHeight - top - bottom];
  const inside =
    x >= left + margin("left", width) &&
    x <= innerWidth - right - margin("right", width) &&
    y >= top + margin("top", height) &&
    y <= innerHeight - bottom - margin("bottom", height);
  // On the globe a point of the far side has a place on the screen too.
  return inside && map.unproject([x, y]).distanceTo(maplibregl.LngLat.convert(point)) < 1000;
}

function go(map, center, zoom, { top, right, bottom, left }, time = { speed: FLIGHT_SPEED }, event = {}) {
  const offset = [(left - right) / 2, (top - bottom) / 2];
  if (calm.matches) map.easeTo({ center, zoom, offset, duration: 0 }, event);
  else map.flyTo({ center, zoom, offset, ...time, essential: true }, event);
}

/** Goes there; keeps the zoom where it is null. */
export async function fly(map, [longitude, latitude], zoom) {
  const sides = await covered();
  if (!map._removed) go(map, [longitude, drawn(latitude)], zoom ?? map.getZoom(), sides);
}

/**
 * Flies there in so many milliseconds, until `span` degrees around it can be seen, rising on a long way and sinking again. `arrived` is called
 * when the flight has ended, however it did; with reduced motion the map jumps.
 */
export async function flyOver(map, [longitude, latitude], span, milliseconds, arrived) {
  const sides = await covered();
  if (map._removed) return;
  const center = [longitude, drawn(latitude)];
  const [west, east] = [longitude - span / 2, longitude + span / 2];
  const [south, north] = [drawn(latitude - span / 2), drawn(latitude + span / 2)];
  const zoom = map.cameraForBounds([west, south, east, north], { padding: sides })?.zoom ?? map.getZoom();
  go(map, center, zoom, sides, { duration: milliseconds }, { arrived });
}

/** Goes there only if the point is not well inside what can be seen. */
export async function reveal(map, [longitude, latitude]) {
  const sides = await covered();
  if (map._removed) return;
  const wrapped = new maplibregl.LngLat(longitude, drawn(latitude)).wrap();
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
