"""Drawing of moments, of the frame and the plate that say whose board it is, and of the switch."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.table.panel import CardOfMoment
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import FOCUS, PARCHMENT_EDGE, PARCHMENT_INK, SEATS, STRONG, SUBHEADING


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
    canvas.outline(item.place.inset(-5), "#140a05", 9, 22)
    canvas.outline(item.place.inset(-4), SEATS[item.data].colour, 6, 21)


def plate(canvas: Canvas, item: Item) -> None:
    """Draw the plate with shape and name of a board's owner; another's is larger."""
    large = item.look == "other"
    place = item.place
    canvas.shadow(place, 9, 0.4, 6, 3)
    canvas.panel(place, "parchment", 9, edge=SEATS[item.data].colour if large else PARCHMENT_EDGE)
    side = place.height - 8
    canvas.seat(place.inset(10, 0).left(side), item.data)
    words = Region(place.x + side + 18, place.y, place.width - side - 26, place.height)
    style = SUBHEADING.of(PARCHMENT_INK, 30) if large else STRONG.of(PARCHMENT_INK, 22)
    canvas.text(words, item.text, style, valign="middle")


PAINTERS: Mapping[str, Callable[[Canvas, Item], None]] = {
    "table_moment": moment,
    "table_moment_side": side,
    "table_frame": frame,
    "table_plate": plate,
}
