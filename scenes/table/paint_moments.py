"""Drawing of moments, of the frame and the plate that say whose board it is, and of the switch."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.table.panel import CardOfMoment
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import (
    FOCUS,
    PARCHMENT_EDGE,
    PARCHMENT_INK,
    SEAT_OUTLINE,
    SEATS,
    STRONG,
    SUBHEADING,
)


def moment(canvas: Canvas, item: Item) -> None:
    """Draw the card of a moment, framed in a seat's colour."""
    look: CardOfMoment = item.data
    place = item.place
    radius = 16
    canvas.shadow(place, radius, 0.6, 24, 10)
    edge = PARCHMENT_EDGE if look.colour is None else SEATS[look.colour].colour
    canvas.fill(place.inset(-7), "#2a190f", radius + 7)
    canvas.outline(place.inset(-5), edge, 6, radius + 5)
    canvas.panel(place, "parchment", radius, raised=False)


def side(canvas: Canvas, item: Item) -> None:
    """Draw the field of one side; a line of gold is around the one that won."""
    canvas.fill(item.place, "#6b4526", 12, 0.12)
    if item.look == "won":
        canvas.outline(item.place, "#8a5b1c", 5, 12)
        canvas.outline(item.place.inset(1), FOCUS, 3, 11)


def frame(canvas: Canvas, item: Item) -> None:
    """Draw the frame that says: this is another's board."""
    place = item.place
    # Dark colours need the light line, light ones the dark edges: some grounds swallow either.
    canvas.outline(place.inset(-9), "#140a05", 14, 26)
    canvas.outline(place.inset(-8), SEAT_OUTLINE, 12, 25)
    canvas.outline(place.inset(-6.5), SEATS[item.data].edge, 10.5, 23.5)
    canvas.outline(place.inset(-5.5), SEATS[item.data].colour, 8.5, 22.5)


def plate(canvas: Canvas, item: Item) -> None:
    """Draw the plate with shape and name of a board's owner; another's is larger."""
    large = item.look == "other"
    place = item.place
    canvas.shadow(place, 9, 0.4, 6, 3)
    canvas.panel(place, "parchment", 9, edge=SEATS[item.data].colour if large else PARCHMENT_EDGE)
    side = place.height - 8
    canvas.seat(place.inset(10, 0).left(side), item.data)
    words = Region(place.x + side + 18, place.y, place.width - side - 26, place.height)
    style = SUBHEADING.of(PARCHMENT_INK, 34) if large else STRONG.of(PARCHMENT_INK, 22)
    canvas.text(words, item.text, style, valign="middle")


PAINTERS: Mapping[str, Callable[[Canvas, Item], None]] = {
    "table_moment": moment,
    "table_moment_side": side,
    "table_frame": frame,
    "table_plate": plate,
}
