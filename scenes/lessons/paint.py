"""Drawing of the coach's rings."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.picture import Item
from scenes.ui.theme import FOCUS


def ring(canvas: Canvas, item: Item) -> None:
    """Draw a ring that stands out on light and on dark."""
    place = item.place.inset(-5)
    canvas.outline(place.inset(-3), "#2a190f", 11, 16, alpha=0.45)
    canvas.outline(place, FOCUS, 5, 14)
    canvas.outline(place.inset(1), "#fff6dc", 1.5, 13)


PAINTERS: Mapping[str, Painter] = {"coach_ring": ring}
