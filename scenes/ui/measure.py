"""How much room a text takes, for layouts that are made before anything is drawn."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from scenes.ui.caches import RESOURCES
from scenes.ui.fonts import SMALLEST, Fonts
from scenes.ui.geometry import Size
from scenes.ui.text import Setter
from scenes.ui.theme import Style

MARGIN = 1.03
"""Letters are a little wider or narrower at other device scales."""


@cache
def _fonts() -> Fonts:
    return Fonts(RESOURCES / "fonts")


def legible(name: str) -> str:
    """Give a name that somebody typed if it can be drawn here, else none.

    Letters that are written from right to left would stand in the wrong order.
    """
    backwards = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name)
    return name if not backwards and _fonts().drawable(name) else ""


def lacking(signs: Iterable[str]) -> frozenset[str]:
    """Give those of some signs that no font here has: they would be drawn as boxes."""
    fonts = _fonts()
    return frozenset(sign for sign in signs if not fonts.drawable(sign))


def measure(text: str, style: Style, width: float | None = None) -> Size:
    """Give the size in units that a text needs, wrapped to `width` units when given."""
    pixels = max(SMALLEST, round(style.size))
    limit = None if width is None else max(1, round(width / MARGIN))
    block = Setter(_fonts(), style.font, pixels, limit).block(text, style.leading, True)
    return Size(block.width * MARGIN, float(block.height))


def measure_at(scale: float, text: str, style: Style, width: float | None = None) -> Size:
    """Give the size in units that a text takes where a unit is `scale` pixels, as it is drawn."""
    pixels = max(SMALLEST, round(style.size * scale))
    limit = None if width is None else max(1, round(width * scale))
    block = Setter(_fonts(), style.font, pixels, limit).block(text, style.leading, True)
    return Size(block.width / scale, block.height / scale)
