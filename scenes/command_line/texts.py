"""The texts that commands print."""

from __future__ import annotations

from game.i18n.catalog import Catalog
from game.i18n.languages import FIRST
from scenes.program.texts import catalogs

__all__ = ["catalogs", "english"]


def english() -> Catalog:
    """Give the texts in English, which commands speak whatever the window does."""
    return catalogs()[FIRST]
