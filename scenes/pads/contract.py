"""What a title gives to be printed: its pads, each of them drawn into a place of any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.message import Message
from scenes.base.words import Words
from scenes.pads.pen import Pen
from scenes.ui.geometry import Region


@dataclass(frozen=True, slots=True)
class Pad:
    """One sort of sheet."""

    id: str
    name: Message
    across: int
    """Sheets beside each other on a page."""
    down: int
    accent: str
    """The title's colour, where the pad is printed in colour."""
    tint: str
    draw: Callable[[Pen, Region, Words], None]
