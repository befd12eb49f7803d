"""Headings on the leather board."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import LEATHER, LEATHER_QUIET
from scenes.stoneage.looks import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip


def heading(
    glance: Glance, name: str, place: Region, aside: str, tip: Tip | None = None, share: float = 0.5
) -> Iterator[Item]:
    """Give a heading of a part with what stands beside it."""
    unit = glance.unit
    head = place.top(34 * unit)
    title = Label(28 * unit, LEATHER, "title")
    quiet = Label(22 * unit, LEATHER_QUIET, align="right")
    words = glance.phrase(f"{name}.title")
    left = head.left(head.width * share)
    yield Item(f"{name}:title", "label", left, text=words, data=title)
    if aside:
        right = head.end(head.width * (0.98 - share))
        yield Item(f"{name}:aside", "label", right, text=aside, data=quiet, tip=tip)
