"""Writes lands.tsv and cities.tsv, the tables that the encoder reads: Gazetteer/table.py FOLDER

What WorldMap/ knows of names (Japanese, Chinese, set by hand) and of countries is used here too.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "WorldMap"))

from city_names import names  # noqa: E402
from labels import country_labels  # noqa: E402
from shapes import country_code  # noqa: E402
from sources import geonames, hand_written, natural_earth_countries  # noqa: E402

LANGUAGES = "ar bn de en es fa fr el he hi hu id it ja ko nl pl pt ru sv tr uk ur vi zh zht".split()
LONGEST = 200


def _line(fields):
    return "\t".join(str(field).replace("\t", " ").replace("\n", " ").strip() for field in fields) + "\n"


def _by_code():
    """Code to (English, Japanese, Chinese, longitude, latitude) of Natural Earth's countries, and to all their names."""
    labels = {}
    for label in country_labels():
        about = label["properties"]
        labels[about["code"]] = (about["name_en"], about["name_ja"], about["name_zh"], *label["geometry"]["coordinates"])
    others = {}
    for country in natural_earth_countries():
        keys = [*(f"name_{language}" for language in LANGUAGES), "name", "name_long", "formal_en", "brk_name", "adm0_a3"]
        others[country_code(country)] = [country[key] for key in keys if country.get(key)]
    return labels, others


def _lands():
    labels, others = _by_code()
    by_hand = {row[0]: row[1:] for row in _own("countries")}
    largest = {city["countrycode"]: city for city in sorted(geonames("cities500"), key=lambda city: city["population"])}
    for country in geonames("countries"):
        code = country["iso"]
        if code in labels:
            english, japanese, chinese, longitude, latitude = labels[code]
        else:
            if code not in largest:
                continue
            english, japanese, chinese = country["name"], "", ""
            longitude, latitude = largest[code]["longitude"], largest[code]["latitude"]
        more = [country["name"], country["iso3"], *others.get(code, []), *by_hand.get(code, [])]
        more = [name for name in dict.fromkeys(more) if name not in (english, japanese, chinese)]
        yield [code, "", round(latitude, 4), round(longitude, 4), country["population"], english, japanese, chinese, *more]
    for country, code, iso, *names in _own("states"):
        yield [f"{country}-{code}", country, 0, 0, 0, *names, iso]


def _own(name):
    text = (Path(__file__).parent / f"names/{name}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


def _is_name(text):
    """GeoNames keeps machine-made romanisations among the names; they begin with a small letter."""
    return text and not (text[0].isascii() and text[0].islower()) and len(text.encode()) <= LONGEST


def _cities(lands):
    by_hand = {(row[0], row[1]): row[2:5] for row in hand_written("cities")}
    for city in geonames("cities1000"):
        country = city["countrycode"]
        state = f"{country}-{city['admin1code']}"
        land = state if state in lands else country
        english, ja, zh = by_hand.get((country, city["name"]), ("-", "-", "-"))
        found_ja, found_zh = names(city["alternatenames"], country)
        own = [city["name"] if english == "-" else english, (found_ja if ja == "-" else ja) or "", (found_zh if zh == "-" else zh) or ""]
        more = dict.fromkeys(filter(_is_name, [city["name"], *city["alternatenames"]]))
        yield [land, f"{city['latitude']:.5f}", f"{city['longitude']:.5f}", city["population"], *own, *more]


def main():
    folder = Path(sys.argv[1])
    lands = list(_lands())
    (folder / "lands.tsv").write_text("".join(map(_line, lands)), encoding="utf-8")
    with open(folder / "cities.tsv", "w", encoding="utf-8") as out:
        out.writelines(map(_line, _cities({land[0] for land in lands})))


main()
