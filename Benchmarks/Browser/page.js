// Runs in the page before its own scripts: notes when things happen, in milliseconds since 1970.

const benchmark = (window.benchmark = { longest: 0, pins: null, imported: null, saved: null, since: 0 });
const now = () => performance.timeOrigin + performance.now();

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) benchmark.longest = Math.max(benchmark.longest, duration);
}).observe({ type: "longtask" });

// Pins are there once the map rests and has drawn something of the places.
const PINS = ["places-clusters", "places-pins", "places-names"];
let library;
Object.defineProperty(window, "maplibregl", {
  configurable: true,
  get: () => library,
  set(made) {
    const { Map } = made;
    made.Map = class extends Map {
      constructor(options) {
        super(options);
        this.on("idle", () => {
          const layers = PINS.filter((layer) => this.getLayer(layer));
          if (layers.length && this.queryRenderedFeatures({ layers }).length) benchmark.pins ??= now();
        });
      }
    };
    library = made;
  },
});

/** Begins to wait for what follows from now on. */
benchmark.begin = () => {
  Object.assign(benchmark, { longest: 0, pins: null, imported: null, saved: null, since: now() });
  let isSaving = false;
  const observer = new MutationObserver(() => {
    if (document.querySelector("[data-sheet] .facts")) benchmark.imported ??= now();
    isSaving ||= document.querySelector(".is-saving") !== null;
    if (!isSaving || !document.querySelector(".is-saved")) return;
    benchmark.saved = now();
    observer.disconnect();
  });
  observer.observe(document.getElementById("app"), { subtree: true, childList: true, attributes: true });
};
