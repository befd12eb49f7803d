"""The texts that the program speaks with, its own and those of all titles."""

from __future__ import annotations

from functools import cache

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog


@cache
def catalogs() -> catalog.Catalogs:
    """Give the catalogs; pictures and tests open the program many times, and they are read once."""
    return catalog.load(ROOT / "data" / "i18n", [data_of(name) for name in titles()])
