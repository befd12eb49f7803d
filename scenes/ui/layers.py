"""How a page is drawn: what is still, what moves, and what lies above everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from scenes.ui import theme, tooltip
from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import Painters, draw_item
from scenes.ui.geometry import Region
from scenes.ui.hover_delay import Shown
from scenes.ui.picture import Item
from scenes.ui.static_layer import StaticLayer

DIM = "#0b0603"


@dataclass(frozen=True, slots=True)
class Above:
    """What lies above all items."""

    held: Item | None = None
    """The item that is being dragged, where it is now."""
    focus: Item | None = None
    """What has the ring of the focus."""
    tip: Shown | None = None
    not_now: str = ""


@dataclass(slots=True)
class Layers:
    """Draws the items of one page."""

    still: StaticLayer = field(default_factory=StaticLayer)

    def opaque(
        self,
        canvas: Canvas,
        items: Iterable[Item],
        live: frozenset[str],
        painters: Painters,
        moods: Mapping[str, Mood],
    ) -> None:
        """Draw a page that fills the window: still items from the kept surface, then live ones."""
        items = tuple(items)
        still = [item for item in items if not item.live and item.id not in live]
        self.still.show(canvas, still, painters, moods)
        # Live items lie above all still ones: nothing can be drawn between parts of a kept surface.
        for item in items:
            if item.live or item.id in live:
                draw_item(canvas, item, painters, moods.get(item.id))

    def over(
        self,
        canvas: Canvas,
        items: Iterable[Item],
        painters: Painters,
        moods: Mapping[str, Mood],
    ) -> None:
        """Draw a page over another one, which is dimmed."""
        items = tuple(items)
        # A shield dims by itself, unless its look is "clear".
        if not any(item.kind == "shield" for item in items):
            canvas.fill(canvas.region, DIM, alpha=0.58)
        for item in items:
            draw_item(canvas, item, painters, moods.get(item.id))

    def above(self, canvas: Canvas, what: Above, painters: Painters) -> None:
        """Draw the dragged item, the focus ring and a tip."""
        if what.held is not None:
            draw_item(canvas, what.held, painters)
        if what.focus is not None:
            ring(canvas, what.focus.place)
        if what.tip is not None:
            if canvas.recorder is not None:
                canvas.recorder.item = "tip"
            tip, owner, spared = what.tip.tip, what.tip.owner, what.tip.spared
            tooltip.draw(canvas, tip, owner, what.not_now, spared)


def ring(canvas: Canvas, place: Region) -> None:
    """Draw the ring around what has the focus: gold on a dark line."""
    # Gold alone would be lost on parchment, and the dark line alone on walnut.
    outer = place.inset(-7)
    radius = min(16.0, min(outer.size) / 2)
    canvas.outline(outer, "#1b100a", 5.5, radius, alpha=0.85)
    canvas.outline(outer.inset(1.2), theme.FOCUS, 3, radius - 1)
