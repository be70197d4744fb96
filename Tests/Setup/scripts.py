"""The scripts of setup/ as modules: their names have no ending, so that Python does not find them by itself."""

import importlib.machinery
import importlib.util
import pathlib
import sys

SETUP = pathlib.Path(__file__).resolve().parent.parent.parent / "setup"
sys.path.insert(0, str(SETUP))


def load(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(SETUP / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module
