"""The texts that the program speaks with, its own and those of all titles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog


@cache
def catalogs() -> catalog.Catalogs:
    """Give the catalogs; pictures and tests open the program many times, and they are read once."""
    folders = [data_of(name) for name in titles()]
    return catalog.load(ROOT / "data" / "i18n", folders, lacking=_lacking)


def _lacking(signs: Iterable[str]) -> frozenset[str]:
    # Late: only a translation asks, and commands without a window do without fonts.
    try:
        from scenes.ui.measure import lacking
    except ImportError:
        return frozenset()
    return lacking(signs)
