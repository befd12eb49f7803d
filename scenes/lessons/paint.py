"""Drawing of the coach's rings."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.picture import Item


def ring(canvas: Canvas, item: Item) -> None:
    """Draw a ring that stands out on light and on dark."""
    place = item.place.inset(-5)
    # Dark on both sides of a bright line: it must be seen on parchment, and on a golden button.
    canvas.outline(place.inset(-4), "#2a190f", 4, 17, alpha=0.9)
    canvas.outline(place.inset(-1), "#fffbe8", 4, 15)
    canvas.outline(place.inset(2), "#c4571e", 3, 12)


PAINTERS: Mapping[str, Painter] = {"coach_ring": ring}
