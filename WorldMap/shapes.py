"""Land, coast, borders, state lines and lakes as GeoJSON features for tippecanoe.

Zooms 0–3 are drawn from Natural Earth's 1:50m themes, 4–6 (and everything magnified from 6) from 1:10m, so that each zoom shows a
coast which a cartographer generalised rather than one which a program thinned out.
"""

import math

from shapely import STRtree, box, clip_by_rect, make_valid, set_precision
from shapely.geometry import mapping
from shapely.ops import linemerge

from sources import natural_earth, state_lines

SCALES = {"50m": (0, 3), "10m": (4, 6)}
EARTH_RADIUS_METRES = 6_371_008.8
EQUATOR_METRES = 2 * math.pi * EARTH_RADIUS_METRES

# Natural Earth's zooms count 256-pixel tiles, MapLibre's 512-pixel ones.
TILE_SIZE_STEP = 1

# Antarctica is solid from here to a little beyond the end of the Mercator map at 85.05° south, since the globe is closed at the pole with
# what lies on that end: the bit of Ross Sea there would become a slit.
SOUTHERN_CAP = box(-180, -85.3, 180, -84.9)

# Islands smaller than this get a narrow shelf of light, since a wide one frays around a ring of a few pixels.
ISLET_DEGREES = 0.4

DISPUTED = ("Disputed", "Indefinite", "Line of control", "Indeterminant", "Unrecognized")
ICE = {"ATA", "GRL"}


def feature(geometry, properties, first, last=6):
    return {
        "type": "Feature",
        "tippecanoe": {"minzoom": first, "maxzoom": last},
        "properties": {key: value for key, value in properties.items() if value is not None},
        "geometry": mapping(geometry),
    }


def country_code(country):
    """ISO 3166-1 alpha-2 where there is one, Natural Earth's three letters elsewhere."""
    return country["iso_a2_eh"] if country["iso_a2_eh"] != "-99" else country["adm0_a3"]


def countries():
    for scale, (first, last) in SCALES.items():
        for country, geometry in natural_earth(f"{scale}_admin_0_countries"):
            ice = True if country["adm0_a3"] in ICE else None
            properties = {"code": country_code(country), "tint": int(country["mapcolor7"]), "ice": ice}
            if country["adm0_a3"] == "ATA":
                geometry = clip_by_rect(geometry, *SOUTHERN_CAP.bounds[:3], 90).union(SOUTHERN_CAP)
            yield feature(make_valid(geometry), properties, first, last)


def coast():
    for scale, (first, last) in SCALES.items():
        for _, geometry in natural_earth(f"{scale}_coastline"):
            north = geometry.difference(SOUTHERN_CAP)
            if not north.is_empty:
                west, south, east, top = north.bounds
                islet = 1 if max(east - west, top - south) < ISLET_DEGREES else None
                yield feature(north, {"islet": islet}, first, last)


def borders():
    for scale, (first, last) in SCALES.items():
        for border, geometry in natural_earth(f"{scale}_admin_0_boundary_lines_land"):
            kind = border["featurecla"]
            if kind.startswith(("Overlay", "Lease")):
                continue
            disputed = kind.startswith(DISPUTED)
            start = max(first, math.ceil((border["min_zoom"] or 0) - TILE_SIZE_STEP))
            if start <= last:
                yield feature(geometry, {"disputed": 1 if disputed else 0}, start, last)


def lakes():
    for scale, (first, last) in SCALES.items():
        for lake, geometry in natural_earth(f"{scale}_lakes"):
            start = max(first, math.ceil((lake["min_zoom"] or 0) - TILE_SIZE_STEP))
            if start <= last and geometry.area > 0:
                yield feature(make_valid(geometry), {}, start, last)


def spherical_area(geometry):
    """Square metres on a sphere, from the line integral of sin(latitude) over longitude; holes are not taken off."""
    total = 0.0
    for polygon in getattr(geometry, "geoms", [geometry]):
        points = list(polygon.exterior.coords)
        total += abs(
            sum(
                math.radians(b[0] - a[0]) * (math.sin(math.radians(a[1])) + math.sin(math.radians(b[1]))) / 2
                for a, b in zip(points, points[1:])
            )
        )
    return total * EARTH_RADIUS_METRES**2


def line_length(line):
    """Metres, by the equirectangular approximation."""
    points = list(line.coords)
    return EARTH_RADIUS_METRES * sum(
        math.hypot(math.radians(b[0] - a[0]) * math.cos(math.radians((a[1] + b[1]) / 2)), math.radians(b[1] - a[1]))
        for a, b in zip(points, points[1:])
    )


def states():
    """State lines, each country's from the zoom at which its states are some 70 pixels wide.

    A grid of squares with side s has 2/s metres of line per square metre, which turns a country's area and length of lines into the
    width of its typical state. The lines are in the tiles one zoom earlier: on the globe, tiles away from the centre are of a lower zoom.
    """
    lands = [(c["adm0_a3"], c["label_y"], g) for c, g in natural_earth("10m_admin_0_countries")]
    tree = STRtree([geometry for _, _, geometry in lands])
    owned = {}
    for geometry in state_lines():
        for line in getattr(geometry, "geoms", [geometry]):
            middle = line.interpolate(0.5, normalized=True)
            found = sorted(tree.query(middle, predicate="within"))
            if found:
                owned.setdefault(int(found[0]), []).append(line)
    for index, lines in sorted(owned.items()):
        _, latitude, land = lands[index]
        width = 2 * spherical_area(land) / sum(map(line_length, lines))
        metres_per_pixel = EQUATOR_METRES / 512 * math.cos(math.radians(latitude))
        start = math.ceil(math.log2(70 * metres_per_pixel / width))
        if start <= 7:
            merged = linemerge(lines) if len(lines) > 1 else lines[0]
            yield feature(set_precision(merged, 1e-5), {"min_zoom": max(4, start)}, min(6, max(4, start - 1)))
