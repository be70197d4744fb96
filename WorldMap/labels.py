"""Labels of countries and waters as GeoJSON points for tippecanoe."""

import math

from shapely import Point
from shapely.ops import polylabel

from city_names import simplified
from shapes import EQUATOR_METRES, TILE_SIZE_STEP, country_code, feature, spherical_area
from sources import hand_written, natural_earth, natural_earth_countries

# Natural Earth never names these at a size that a world map reaches, or names a base rather than a land.
UNLABELLED = {"USG", "KAB", "ESB", "WSB", "CNM", "BRT", "BRI", "KAS", "SPI", "UMI", "CLP", "CSI", "ATC", "SER", "BJN", "IOA"}

# First zooms where Natural Earth's differ from what the place on the map allows.
FIRST_ZOOM = {
    "TWN": 3, "SAH": 3, "SOL": 4, "PSX": 4, "ATA": 2, "FJI": 3, "GUM": 5, "PRI": 4, "WSM": 4, "RWA": 4, "CRI": 3, "EST": 3,
    "MLT": 4, "BHR": 4, "HKG": 5, "MAC": 6, "SGP": 4, "ASM": 4, "NIU": 4, "BRB": 4, "DMA": 5, "GRD": 5, "ISR": 3, "JAM": 3,
}  # fmt: skip

# Natural Earth's label rank beyond which a land is too small to be named at zoom 3.
SMALL_RANK = 5

# Where city and country are one: the country's name is replaced by the city's after this zoom.
CITY_STATES = {"SGP", "HKG", "MAC", "MCO", "SMR", "VAT", "GIB"}
LAST_ZOOM_OF_CITY_STATES = 8
PLACES = {
    "ATA": (20, -79.5), "USA": (-99.5, 39.6), "FRA": (2.2, 46.6), "HRV": (15.9, 45.6), "RUS": (95, 62.5), "PGA": (115.8, 10.7),
    "JPN": (140.7, 39.4), "KOR": (127.9, 35.4),
}  # fmt: skip


def country_labels():
    """One point a country: names, first and last zoom, and a rank from 1 (largest) to 7 that sets its size."""
    short = {row[0]: row[1:] for row in hand_written("countries")}
    for country in natural_earth_countries():
        code = country["adm0_a3"]
        if code in UNLABELLED:
            continue
        own = (country["name_en"], country["name_ja"], country["name_zh"])
        english, japanese, chinese = (mine if mine != "-" else theirs for mine, theirs in zip(short.get(code, own), own))
        first = FIRST_ZOOM.get(code, max(0, math.ceil(country["min_label"] - TILE_SIZE_STEP)))
        first += code not in FIRST_ZOOM and first == 3 and country["labelrank"] > SMALL_RANK
        last = max(first + 2, math.ceil(country["max_label"] - TILE_SIZE_STEP))
        last = LAST_ZOOM_OF_CITY_STATES if code in CITY_STATES else last
        properties = {
            "code": country_code(country),
            "name": english,
            "name_en": english,
            "name_ja": japanese,
            "name_zh": simplified(chinese),
            "rank": max(1, int(country["labelrank"]) - 1),
            "min_zoom": first,
            "max_zoom": last,
        }
        place = PLACES.get(code, (country["label_x"], country["label_y"]))
        yield feature(Point(place), properties, min(first, 6))


def _lake_labels():
    """Lakes, each from the zoom at which a square as large as it is 44 pixels wide."""
    for lake, geometry in natural_earth("10m_lakes"):
        names = lake["name"], lake["name_ja"], lake["name_zh"]
        if lake["featurecla"] != "Lake" or not all(names):
            continue
        metres_per_pixel = EQUATOR_METRES / 512 * math.cos(math.radians(geometry.centroid.y))
        first = max(4, math.ceil(math.log2(44 * metres_per_pixel / math.sqrt(spherical_area(geometry)))))
        if first > 7:
            continue
        largest = max(getattr(geometry, "geoms", [geometry]), key=lambda polygon: polygon.area)
        properties = {"kind": "lake", "name": names[0], "name_en": names[0], "name_ja": names[1]}
        properties |= {"name_zh": simplified(names[2]), "min_zoom": first, "max_zoom": 24}
        yield feature(polylabel(largest, 0.01), properties, min(first, 6))


def water_labels():
    for kind, first, last, x, y, english, japanese, chinese in hand_written("waters"):
        properties = {"kind": kind, "min_zoom": int(first), "max_zoom": int(last), "name": english}
        properties |= {"name_en": english, "name_ja": japanese, "name_zh": chinese}
        yield feature(Point(float(x), float(y)), properties, min(int(first), 6))
    yield from _lake_labels()
