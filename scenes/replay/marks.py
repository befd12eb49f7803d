"""Marks on the bar: where something is to be seen, of what colour, and what is said about it."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.picture import Tip


@dataclass(frozen=True, slots=True)
class Mark:
    """A place of a match that stands out on the bar; a click on it goes there."""

    place: int
    colour: str
    """As "#rrggbb"."""
    tip: Tip
