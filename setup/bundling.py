"""Scripts and styles as they are served: esbuild puts a script and all that it imports into one file, so that a page
asks for one and not for twenty, one after the other, and makes scripts and styles smaller."""

import json
import pathlib
import subprocess
import tempfile

# What every browser understands in which the app can run.
ALL = ["--minify", "--target=es2022", "--charset=utf8", "--outdir=out", "--log-level=warning", "--color=false"]
SCRIPTS = ["--bundle", "--format=esm", "--metafile=metafile.json"]


class BundleError(Exception):
    """A file that esbuild refuses or warns of; the message is its own and names file, line and reason."""


def bundle(sources):
    """The files (name to bytes), with scripts and styles as they are served and without the scripts that others bring along."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        styles = written(sources, ".css", folder)
        scripts = written(sources, ".js", folder)
        # Addresses in styles stay as they are, so those are not bundled.
        run(folder, styles, ALL)
        run(folder, scripts, [*ALL, *SCRIPTS])
        made = {name: (folder / "out" / name).read_bytes() for name in [*styles, *scripts]}
        brought_along = imported(folder)
        return {name: made.get(name, content) for name, content in sources.items() if name not in brought_along}


def written(sources, suffix, folder):
    names = [name for name in sources if name.endswith(suffix)]
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(sources[name])
    return names


def run(folder, names, options):
    """esbuild with the folder's files; it writes to out/ there."""
    if not names:
        return
    command = ["esbuild", *names, "--outbase=.", *options]
    result = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if result.returncode or result.stderr:
        raise BundleError(result.stderr.strip() or f"esbuild ended with {result.returncode}")


def imported(folder):
    """The names of the scripts that others import."""
    metafile = folder / "metafile.json"
    inputs = json.loads(metafile.read_text())["inputs"] if metafile.exists() else {}
    return {imports["path"] for script in inputs.values() for imports in script["imports"]}
