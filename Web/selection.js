// What stands above the map as HTML: the selected place and where the person is.

import { drawn, reveal } from "./camera.js";
import { pin, PIN_SIZE } from "./pin-image.js";
import { SOURCE } from "./places-layer.js";

const EARTH_CIRCUMFERENCE = 40_075_016.686;
const TILE = 512;

const feature = (id) => ({ source: SOURCE, sourceLayer: "places", id });

function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

/** The marker of the selected place: an image `.pin` with a picture and a `.pin-name`. */
export class Selection {
  #map;
  #send;
  #marker = null;
  #place = null;
  #drawn = "";

  constructor(map, send) {
    this.#map = map;
    this.#send = send;
  }

  /** Shows this place (the argument of `map.selection`), or none. */
  show(selection) {
    const [place, longitude, latitude, name, symbol, color, visited, draggable] = selection ?? [null];
    if (place !== this.#place) this.#replace(place);
    if (place === null) return;
    const image = this.#marker.getElement();
    image.lastChild.textContent = name;
    image.setAttribute("aria-label", name);
    image.classList.toggle("pin-draggable", draggable);
    this.#draw(image, symbol, color, visited);
    this.#marker.setLngLat([longitude, drawn(latitude)]).setDraggable(draggable).addTo(this.#map);
  }

  /** Moves the map so that the selected place can be seen. */
  reveal() {
    if (this.#marker) reveal(this.#map, this.#marker.getLngLat().toArray());
  }

  /** Hides the place in the tiles, also after a new style. */
  hideInTiles() {
    if (this.#place !== null && this.#map.getSource(SOURCE)) this.#map.setFeatureState(feature(this.#place), { hidden: true });
  }

  #replace(place) {
    if (this.#place !== null && this.#map.getSource(SOURCE)) this.#map.removeFeatureState(feature(this.#place));
    this.#marker?.remove();
    this.#place = place;
    this.#drawn = "";
    this.#marker = place === null ? null : this.#made(place);
    this.hideInTiles();
  }

  #made(place) {
    const image = element("div", "pin");
    image.setAttribute("role", "img");
    image.append(element("canvas", "pin-picture"), element("span", "pin-name"));
    const marker = new maplibregl.Marker({ element: image, anchor: "center" });
    marker.on("dragend", () => {
      const { lng, lat } = marker.getLngLat().wrap();
      this.#send("map.dragged", place, lng, lat);
    });
    return marker;
  }

  #draw(image, symbol, color, visited) {
    const wanted = [symbol, color, visited, devicePixelRatio].join();
    if (wanted === this.#drawn) return;
    this.#drawn = wanted;
    const picture = pin(symbol, color, visited, devicePixelRatio);
    picture.className = "pin-picture";
    picture.style.width = picture.style.height = `${PIN_SIZE}px`;
    image.firstChild.replaceWith(picture);
  }
}

/** The marker `.here`, whose `--accuracy` is the diameter of the circle of accuracy in pixels. */
export class Here {
  #map;
  #marker = null;
  #accuracy = 0;

  constructor(map) {
    this.#map = map;
    map.on("zoom", () => this.#measure());
  }

  show(longitude, latitude, accuracy) {
    this.#accuracy = accuracy;
    this.#marker ??= new maplibregl.Marker({ element: element("div", "here") });
    this.#marker.setLngLat([longitude, latitude]).addTo(this.#map);
    this.#measure();
  }

  #measure() {
    if (!this.#marker) return;
    const cosine = Math.cos((this.#marker.getLngLat().lat * Math.PI) / 180);
    const metresAPixel = (EARTH_CIRCUMFERENCE * cosine) / (TILE * 2 ** this.#map.getZoom());
    this.#marker.getElement().style.setProperty("--accuracy", `${(2 * this.#accuracy) / metresAPixel}px`);
  }
}
