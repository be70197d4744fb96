// The symbols of symbols.svg: in the page, where the core's HTML refers to them, and as paths for the pictures of pins.

/** The side of the square in which each is drawn. */
export const GRID = 24;
const PREFIX = "symbol-";

const shapes = new Map();
let loading = null;

async function load() {
  const answer = await fetch("./symbols.svg");
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const symbol of drawing.querySelectorAll("symbol")) {
    shapes.set(symbol.id.slice(PREFIX.length), new Path2D(symbol.firstElementChild.getAttribute("d")));
  }
  document.body.append(drawing);
}

/** Loads them once; where that fails the page goes on without, and the next call tries again. */
export const symbols = () => (loading ??= load().catch(() => (loading = null)));

/** The shape of the symbol of that name; a star where there is none. */
export const shape = (name) => shapes.get(name) ?? shapes.get("star");
