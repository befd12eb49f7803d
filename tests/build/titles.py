"""Where the tests of a title lie: beside its rules, here or in a further folder of games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.folders import root_of


def folder(title: str) -> Path:
    """Give the folder of a title's tests."""
    return root_of(title) / "tests" / title


def offered(title: str, module: str, name: str, default: Any = None) -> Any:
    """Give what a module of a title's tests defines; a title without the module has the default."""
    place = "tests"
    # Part by part: looking for a module in a folder that is not there would raise.
    for part in (title, *module.split(".")):
        place = f"{place}.{part}"
        if find_spec(place) is None:
            return default
    return getattr(import_module(place), name, default)
