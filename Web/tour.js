// The moving map: the red line, the pins of the stops that were reached, and flights from stop to stop.

import { flyOver } from "./camera.js";
import { SOURCE, TOUR } from "./places-layer.js";
import { markedName } from "./tile-names.js";

const feature = (type, coordinates, id, properties = {}) => ({ type: "Feature", id, geometry: { type, coordinates }, properties });

const point = ([longitude, latitude, name, symbol, color, visited], index) =>
  feature("Point", [longitude, latitude], 2 * index, { name: markedName(name), symbol, color: color ?? "", visited });

/** What is drawn of the tour that plays; places of one's own are hidden meanwhile. */
export class Tour {
  #map;
  #features = null;
  #reached = 0;

  constructor(map, send) {
    this.#map = map;
    const touched = () => this.#features && send("map.touched");
    for (const event of ["mousedown", "touchstart", "wheel"]) map.on(event, touched);
    map.on("moveend", ({ arrived }) => arrived?.());
  }

  begin(stops, lines) {
    const drawn = lines.flatMap((line, index) => (line.length ? [feature("LineString", line, 2 * index + 1)] : []));
    this.#features = [...stops.map(point), ...drawn];
    this.#reached = 0;
    this.redraw();
  }

  /** Draws all of it anew, in a style that may be new. */
  redraw() {
    const source = this.#map.getSource(TOUR);
    if (!source) return;
    this.#map.removeFeatureState({ source: TOUR });
    source.setData({ type: "FeatureCollection", features: this.#features ?? [] });
    for (const { id, source: of } of this.#map.getStyle().layers) {
      if (of === SOURCE) this.#map.setLayoutProperty(id, "visibility", this.#features ? "none" : "visible");
    }
    const reached = this.#reached;
    this.#reached = 0;
    this.reached(reached);
  }

  /** Shows so many stops and the lines to them. */
  reached(count) {
    const mark = (stop, isReached) => {
      for (const id of [2 * stop, 2 * stop + 1]) this.#map.setFeatureState({ source: TOUR, id }, { reached: isReached });
    };
    for (let stop = this.#reached; stop < count; stop++) mark(stop, true);
    for (let stop = count; stop < this.#reached; stop++) mark(stop, false);
    this.#reached = count;
  }

  fly(reply, request, longitude, latitude, span, milliseconds) {
    return flyOver(this.#map, [longitude, latitude], span, milliseconds, () => reply("tour.arrived", request));
  }

  end() {
    this.#features = null;
    this.#reached = 0;
    this.redraw();
  }
}
