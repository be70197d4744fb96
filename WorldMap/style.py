"""Writes `style.light.json` and `style.dark.json`, MapLibre styles of the world map: same layers, two palettes.

The looks: paper and ink by day, slate by night; a coast with a soft shelf of light around it; hairlines for states, firm lines for
countries, dashes where a border is disputed. Countries speak in spaced capitals, cities in plain letters, waters in a book face
(upright: MapLibre 5.24 cuts off what an italic letter hangs out to the left when it draws it from a local font).
"""

import json
from pathlib import Path

LIGHT = {
    "water": "#c9dce6",
    "shelf": "#dbe9ef",
    "land": "#f6f2ea",
    "ice": "#fbfbfa",
    "lake": "#cfe0e9",
    "shore": "#9fbccb",
    "state": "#d3cabb",
    "border": "#a79b8c",
    "ribbon": "#e4dccd",
    "country": "#5a5148",
    "city": "#2f3437",
    "town": "#4b5054",
    "water_text": "#3f6377",
    "halo": "#f8f5ee",
    "water_halo": "#d3e3eb",
    "dot": "#ffffff",
    "dot_line": "#4b5054",
    "space": "#eef1f2",
}
DARK = {
    "water": "#121e29",
    "shelf": "#1a2937",
    "land": "#2e353d",
    "ice": "#3c454e",
    "lake": "#16232f",
    "shore": "#3a4a57",
    "state": "#47515b",
    "border": "#6f7a86",
    "ribbon": "#373f48",
    "country": "#b9c0c7",
    "city": "#e6e9ec",
    "town": "#c2c8ce",
    "water_text": "#86a6bb",
    "halo": "#232930",
    "water_halo": "#121e29",
    "dot": "#14181c",
    "dot_line": "#c2c8ce",
    "space": "#06090d",
}

# The first name sets weight and slant (MapLibre reads them out of it) and need not exist; the others are fonts that devices have.
SANS = ["Avenir Next", "Avenir", "Inter", "Segoe UI", "Roboto", "Ubuntu", "Helvetica Neue", "Arial", "Noto Sans"]
SERIF = ["Iowan Old Style", "Palatino", "Palatino Linotype", "Book Antiqua", "Noto Serif", "Georgia"]
MEDIUM, SEMIBOLD = ["World Medium", *SANS], ["World Semibold", *SANS]
BOOK = ["World Regular", *SERIF]

# A globe up to zoom 5, flat from zoom 6 on: MapLibre's own "globe" stays round up to zoom 11, where graphics cards are too coarse to keep dots
# and names together.
PROJECTION = ["interpolate", ["linear"], ["zoom"], 5, "vertical-perspective", 6, "mercator"]

NAME = ["coalesce", ["get", "name_en"], ["get", "name"]]
ENTERED = ["<=", ["get", "min_zoom"], ["zoom"]]
NOT_LEFT = [">=", ["get", "max_zoom"], ["zoom"]]


def by_zoom(*stops, base=1):
    """Interpolates between (zoom, value) pairs."""
    kind = ["exponential", base] if base != 1 else ["linear"]
    return ["interpolate", kind, ["zoom"], *[part for stop in stops for part in stop]]


def by_rank(*values):
    """One value for each rank from 1 on."""
    cases = [part for rank, value in enumerate(values[:-1], start=1) for part in (rank, value)]
    return ["match", ["get", "rank"], *cases, values[-1]]


def islet_or(islet, other):
    return ["case", ["has", "islet"], islet, other]


def fading_in():
    """Opacity of state lines, by the map's zoom and not (as a filter would) by the tile's."""
    stops = [(3.8, 0)]
    for zoom in (4, 5, 6):
        shown = ["case", ["<=", ["get", "min_zoom"], zoom], 1, 0]
        stops += [(zoom, shown), (zoom + 0.6, shown)]
    return by_zoom(*stops, (7, 1))


def layer(name, kind, source_layer, paint, layout=None, where=None, minzoom=None, maxzoom=None):
    made = {"id": name, "type": kind, "source": "world", "source-layer": source_layer}
    optional = {"minzoom": minzoom, "maxzoom": maxzoom, "filter": where, "layout": layout, "paint": paint}
    return made | {key: value for key, value in optional.items() if value is not None}


ROUND = {"line-join": "round", "line-cap": "round"}


def ground(color):
    yield {"id": "water", "type": "background", "paint": {"background-color": color["water"]}}
    shelf = {
        "line-color": color["shelf"],
        "line-width": by_zoom((0, 3), (2, islet_or(3, 6)), (5, islet_or(4, 12)), (8, islet_or(8, 14))),
        "line-blur": by_zoom((0, 2), (2, islet_or(2, 4.5)), (5, islet_or(2.5, 9)), (8, islet_or(6, 11))),
    }
    yield layer("shelf", "line", "coast", shelf, ROUND)
    fill = {"fill-color": ["case", ["has", "ice"], color["ice"], color["land"]]}
    yield layer("land", "fill", "countries", fill)
    ribbon = {
        "line-color": color["ribbon"],
        "line-width": by_zoom((2, 2), (5, 7), (8, 12)),
        "line-blur": by_zoom((2, 1), (5, 3), (8, 6)),
    }
    yield layer("border-ribbon", "line", "borders", ribbon, ROUND, ["==", ["get", "disputed"], 0], minzoom=2)
    yield layer("lakes", "fill", "lakes", {"fill-color": color["lake"]})


def lines(color):
    state = {
        "line-color": color["state"],
        "line-width": by_zoom((4, 0.5), (8, 0.9)),
        "line-opacity": fading_in(),
    }
    yield layer("states", "line", "states", state, ROUND, minzoom=3.8)
    shore = {"line-color": color["shore"], "line-width": by_zoom((0, 0.3), (4, 0.6), (8, 1)), "line-opacity": by_zoom((0, 0.7), (3, 1))}
    yield layer("lake-shores", "line", "lakes", shore, ROUND, minzoom=3)
    yield layer("coast", "line", "coast", shore, ROUND)
    width = by_zoom((0, 0.4), (3, 0.7), (6, 1.1), (12, 1.6))
    border = {"line-color": color["border"], "line-width": width}
    yield layer("borders", "line", "borders", border, ROUND, ["==", ["get", "disputed"], 0])
    dashed = border | {"line-dasharray": [3, 2.4]}
    yield layer("borders-disputed", "line", "borders", dashed, {"line-join": "round"}, ["==", ["get", "disputed"], 1])


def city_dots(color):
    big = by_rank(2.9, 2.5, 2.1, 1.8, 1.6)
    small = by_rank(2.2, 1.9, 1.6, 1.4, 1.3)
    paint = {
        "circle-radius": by_zoom((2, small), (7, big)),
        "circle-color": ["case", ["has", "capital"], color["dot_line"], color["dot"]],
        "circle-stroke-color": color["dot_line"],
        "circle-stroke-width": by_zoom((2, 0.9), (7, 1.2)),
    }
    return layer("city-dots", "circle", "city_labels", paint, None, ENTERED, minzoom=2)


def dot_guards():
    """Unseen marks on the dots, placed before the names, which keep the names of other cities off them."""
    layout = {
        "text-field": "•", "text-font": MEDIUM, "text-size": 2, "text-padding": 0, "text-allow-overlap": True,
    }  # fmt: skip
    return layer("city-guards", "symbol", "city_labels", {"text-opacity": 0}, layout, ENTERED, minzoom=2)


def text(font, size, color, halo, **layout):
    shared = {"text-field": NAME, "text-font": font, "text-size": size}
    paint = {"text-color": color, "text-halo-color": halo, "text-halo-width": 1.4, "text-halo-blur": 0.4}
    return shared | {f"text-{key.replace('_', '-')}": value for key, value in layout.items()}, paint


def water_names(color):
    style = {"max_width": 7, "letter_spacing": 0.12, "line_height": 1.3, "padding": 6}
    for kind, size in (("ocean", by_zoom((0, 10), (2, 14), (4, 19))), ("sea", by_zoom((3, 10.5), (7, 15))), ("lake", by_zoom((4, 10), (9, 14)))):
        layout, paint = text(BOOK, size, color["water_text"], color["water_halo"], **style)
        where = ["all", ["==", ["get", "kind"], kind], ENTERED, NOT_LEFT]
        yield layer(f"{kind}-names", "symbol", "water_labels", paint | {"text-halo-width": 1}, layout, where)


def city_names(color):
    far, near = by_rank(12, 11.5, 11, 10.5, 10.5), by_rank(17, 15.5, 14, 13, 12.5)
    anchors = ["left", "right", "top", "bottom"]
    style = {
        "variable_anchor": anchors, "radial_offset": 0.5, "justify": "auto", "max_width": 9, "line_height": 1.15, "padding": 1,
    }  # fmt: skip
    layout, paint = text(MEDIUM, by_zoom((2, far), (8, near)), ["step", ["get", "rank"], color["city"], 4, color["town"]], color["halo"], **style)
    layout["symbol-sort-key"] = ["+", ["*", 10, ["get", "min_zoom"]], ["get", "rank"]]
    return layer("city-names", "symbol", "city_labels", paint, layout, ENTERED, minzoom=2)


def country_names(color):
    far, near = by_rank(11.5, 10.5, 10, 9.5, 9.5, 9.5), by_rank(18, 15.5, 14, 12.5, 11.5, 11.5)
    style = {"transform": "uppercase", "letter_spacing": 0.14, "max_width": 8, "line_height": 1.25, "padding": 4}
    layout, paint = text(SEMIBOLD, by_zoom((1, far), (5, near)), color["country"], color["halo"], **style)
    layout["symbol-sort-key"] = ["get", "rank"]
    return layer("country-names", "symbol", "country_labels", paint, layout, ["all", ENTERED, NOT_LEFT])


def style(name, color):
    return {
        "version": 8,
        "name": f"World, {name}",
        "projection": {"type": PROJECTION},
        "metadata": {"space": color["space"]},
        "sky": {"atmosphere-blend": 0},
        "sources": {
            "world": {
                "type": "vector",
                "url": "pmtiles:///assets/world.pmtiles",
                "attribution": "Natural Earth · GeoNames CC BY 4.0",
            }
        },
        "layers": [
            *ground(color),
            *lines(color),
            *water_names(color),
            city_dots(color),
            city_names(color),
            dot_guards(),
            country_names(color),
        ],
    }


if __name__ == "__main__":
    for name, color in (("light", LIGHT), ("dark", DARK)):
        path = Path(__file__).parent / f"style.{name}.json"
        path.write_text(json.dumps(style(name, color), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
