"""The texts that commands print."""

from __future__ import annotations

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.catalog import Catalog, Catalogs
from game.i18n.languages import FIRST


def catalogs() -> Catalogs:
    """Give the texts of the program and of all games, by language."""
    return catalog.load(ROOT / "data" / "i18n", [data_of(name) for name in titles()])


def english() -> Catalog:
    """Give the texts in English, which commands speak whatever the window does."""
    return catalogs()[FIRST]
