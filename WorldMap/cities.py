"""City labels: which cities appear at which zoom.

Every city is tried at each zoom, the heaviest first, and enters at the first zoom where its name finds free room to the right, left,
above or below its dot, next to the country names and the cities already there. Population (times a weight for capitals and for
cities whose fame exceeds their size) says which is heaviest. So every zoom is evenly filled and quiet, and a city which
has entered stays.
"""

import math
import unicodedata

from shapely import Point

from city_names import names
from labels import LAST_ZOOM_OF_CITY_STATES, country_labels
from shapes import feature
from sources import geonames, hand_written, natural_earth_countries

FIRST_ZOOM, LAST_ZOOM = 2, 12
LAST_ZOOM_OF_VILLAGES = 7
VILLAGE = 5_000

# Pixels kept free around a name, and the smallest weighted population, for each zoom; from the last entry on they stay.
FREE = {2: 44, 3: 30, 4: 22, 5: 18, 6: 14, 7: 12, 8: 10}
LEAST = {2: 14_000_000, 3: 3_500_000, 4: 600_000, 5: 90_000, 6: 15_000, 7: 3_000, 8: 0}
CAPITAL_WEIGHT = 6
CAPITAL_LEAST = 150_000

# Where the country's name stands for the city up to LAST_ZOOM_OF_CITY_STATES.
CITY_STATES = {"SG", "HK", "MO", "MC", "SM", "VA", "GI"}

# Where GeoNames' capital is spelt differently from its own city, or is not (or not yet) the seat.
CAPITALS = {
    "AG": "Saint John’s", "GD": "Saint George's", "EH": "", "GQ": "Malabo", "KZ": "Astana", "MN": "Ulan Bator", "PS": "",
    "PW": "Ngerulmud", "VU": "Port-Vila",
}  # fmt: skip


def _plain(name):
    decomposed = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in decomposed if letter.isalnum())


def _capitals():
    sovereign = {c["iso_a2_eh"] for c in natural_earth_countries() if c["sovereignt"] == c["admin"]}
    sovereign |= {"US", "FR", "GB", "CN", "AU", "NZ", "DK", "NL", "FI", "IL", "XK"}
    for country in geonames("countries"):
        name = CAPITALS.get(country["iso"], country["capital"])
        if country["iso"] in sovereign and name:
            yield country["iso"], _plain(name)


def _weigh(cities):
    """Sets `weight`, `english`, `ja`, `zh` and `capital` on each; of cities alike in country and name only the largest counts."""
    capitals = set(_capitals())
    by_hand = {(row[0], row[1]): row[2:] for row in hand_written("cities")}
    for city in sorted(cities, key=lambda city: (-city["population"], city["geonameid"])):
        key = city["countrycode"], city["name"]
        english, ja, zh, factor = (list(by_hand.pop(key, ("-", "-", "-"))) + ["1"])[:4]
        plain = key[0], _plain(city["name"])
        city["capital"] = plain in capitals
        capitals.discard(plain)
        found_ja, found_zh = names(city["alternatenames"], key[0])
        city["english"] = city["name"] if english == "-" else english
        city["ja"] = found_ja if ja == "-" else ja
        city["zh"] = found_zh if zh == "-" else zh
        weight = city["population"] * float(factor)
        city["weight"] = max(weight * CAPITAL_WEIGHT, CAPITAL_LEAST * float(factor)) if city["capital"] else weight


def _pixels(longitude, latitude, zoom):
    size = 512 * 2**zoom
    sine = math.sin(math.radians(latitude))
    return (longitude + 180) / 360 * size, (0.5 - math.atanh(sine) / (2 * math.pi)) * size


class _Room:
    """The labels placed at one zoom, in a grid of 64-pixel cells."""

    def __init__(self):
        self.cells = {}

    def _touched(self, box):
        for column in range(int(box[0] // 64), int(box[2] // 64) + 1):
            for row in range(int(box[1] // 64), int(box[3] // 64) + 1):
                yield column, row

    def is_free(self, box):
        return not any(
            other[0] < box[2] and box[0] < other[2] and other[1] < box[3] and box[1] < other[3]
            for cell in self._touched(box)
            for other in self.cells.get(cell, ())
        )

    def take(self, box):
        for cell in self._touched(box):
            self.cells.setdefault(cell, []).append(box)


def _width(english, japanese, chinese, size):
    longest = max(0.56 * len(english), len(japanese or ""), len(chinese or ""))
    return longest * size


def _boxes(city, zoom):
    x, y = _pixels(city["longitude"], city["latitude"], zoom)
    width, height = _width(city["english"], city["ja"], city["zh"], 12) + 8, 9
    yield x - 4, y - height, x + width, y + height
    yield x - width, y - height, x + 4, y + height
    yield x - width / 2, y - 2 * height, x + width / 2, y + 4
    yield x - width / 2, y - 4, x + width / 2, y + 2 * height


def _country_boxes(labels, zoom):
    for label in labels:
        about = label["properties"]
        if about["min_zoom"] <= zoom <= about["max_zoom"]:
            x, y = _pixels(*label["geometry"]["coordinates"], zoom)
            size = 16 - about["rank"]
            half = max(map(len, about["name_en"].split())) * 0.8 * size / 2
            height = size * 0.65 * min(2, len(about["name_en"].split()))
            yield x - half, y - height, x + half, y + height


def _enter(cities, labels, zoom):
    """Lets cities in at one zoom."""
    room, land_names = _Room(), _Room()
    for box in _country_boxes(labels, zoom):
        land_names.take(box)
    free = FREE[min(zoom, max(FREE))]
    least = LEAST[min(zoom, max(LEAST))]
    for city in cities:
        if "min_zoom" in city:
            boxes = list(_boxes(city, zoom))
            room.take(next((box for box in boxes if room.is_free(box)), boxes[0]))
    for city in cities:
        if city["weight"] < least:
            break
        if "min_zoom" in city or (zoom > LAST_ZOOM_OF_VILLAGES and city["population"] < VILLAGE and not city["capital"]):
            continue
        if zoom <= LAST_ZOOM_OF_CITY_STATES and city["countrycode"] in CITY_STATES:
            continue
        for box in _boxes(city, zoom):
            left, top, right, bottom = box
            if land_names.is_free(box) and room.is_free((left - free, top - free / 2, right + free, bottom + free / 2)):
                room.take(box)
                city["min_zoom"] = zoom
                break


def _rank(city):
    """1 to 5, which sets the size of the name."""
    population = city["weight"] if city["capital"] else min(city["population"], city["weight"])
    return next((rank for rank, least in enumerate((5e6, 1e6, 2e5, 3e4), start=1) if population >= least), 5)


def city_labels():
    cities = [city for city in geonames("cities500") if city["population"] > 0 or city["name"] == "Vatican City"]
    _weigh(cities)
    cities = sorted((c for c in cities if c["weight"] > 0), key=lambda c: (-c["weight"], c["geonameid"]))
    labels = list(country_labels())
    for zoom in range(FIRST_ZOOM, LAST_ZOOM + 1):
        _enter(cities, labels, zoom)
    for city in cities:
        if "min_zoom" not in city:
            continue
        properties = {
            "name": city["english"],
            "name_ja": city["ja"],
            "name_zh": city["zh"],
            "rank": _rank(city),
            "capital": 1 if city["capital"] else None,
            "min_zoom": city["min_zoom"],
        }
        place = Point(round(city["longitude"], 4), round(city["latitude"], 4))
        yield feature(place, properties, min(city["min_zoom"], 6))
