"""Reads points.mvt with PyPI's mapbox-vector-tile (seen with 2.2.0) and fails unless it holds what the test wrote."""

import pathlib

import mapbox_vector_tile

EXPECTED = [
    (2**64 - 1, [0, 4095], {"place": "00112233445566778899aabbccddeeff", "name": "東京タワー", "color": 0xD70015, "visited": True}),
    (24533, [2048, 1], {"cluster": "24533", "count": 1234, "label": "1.2k"}),
    (1, [-64, 4200], {"name": "", "visited": False, "altitude": -427}),
]

data = pathlib.Path(__file__).with_name("points.mvt").read_bytes()
tile = mapbox_vector_tile.decode(data, default_options={"y_coord_down": True})
layer = tile.pop("places")
assert not tile
assert (layer["version"], layer["extent"]) == (2, 4096)
found = [(feature["id"], feature["geometry"]["coordinates"], feature["properties"]) for feature in layer["features"]]
assert all(feature["geometry"]["type"] == "Point" for feature in layer["features"])
assert found == EXPECTED, found
print("points.mvt reads as expected")
