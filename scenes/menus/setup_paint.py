"""Drawing of a new game being set up: the table and its places, pieces, signs of who plays."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.menus import signs
from scenes.menus.covers import art, material
from scenes.menus.paint_specs import PieceLook
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend, shade
from scenes.ui.draw import Painter, reaching, touched
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import FOCUS, SEATS

BOARD = 22.0
"""Width of a table's wooden rim."""


def table(canvas: Canvas, item: Item) -> None:
    """Draw a round table: a rim of the title's wood, and the title's material within."""
    stuff, place = material(item.look), item.place
    radius = min(place.size) / 2
    canvas.shadow(place, radius, 0.5, 22, 12)
    canvas.panel(place, stuff.wood, radius, raised=False, edge=shade(stuff.edge, -0.35))
    top = place.inset(BOARD)
    canvas.fill(top.inset(-2), shade(stuff.edge, -0.3), radius - BOARD + 2)
    canvas.texture(top, stuff.surface, radius - BOARD)
    canvas.rim(top, "#1c0f07", 4, radius - BOARD, alpha=0.35)
    canvas.outline(top.inset(9), stuff.edge, 1.5, radius - BOARD - 9, alpha=0.35)


@reaching(28)
def lid(canvas: Canvas, item: Item) -> None:
    """Draw the lid of the title's box, its picture up."""
    place, stuff = item.place, material(item.look)
    side = place.shift(0, 8)
    canvas.shadow(side, 8, 0.55, 10, 5)
    canvas.fill(side.inset(-3), shade(stuff.edge, -0.45), 8)
    canvas.gradient(place.inset(-3), shade(stuff.edge, 0.15), stuff.edge, 8)
    art(canvas, item.look, place, 6)
    canvas.rim(place, "#fff2d8", 2, 6, alpha=0.4)


def place_card(canvas: Canvas, item: Item) -> None:
    """Draw the card of a place, with a band in the colour of its seat."""
    look, place = SEATS[int(item.data)], item.place
    canvas.shadow(place, 14, 0.42, 12, 5)
    canvas.fill(place.inset(-5), look.edge, 19)
    canvas.fill(place.inset(-4), look.colour, 18)
    canvas.fill(place.inset(-0.5), look.edge, 14.5)
    canvas.panel(place, "parchment", 14, raised=False)


def empty(canvas: Canvas, item: Item) -> None:
    """Draw a place where nobody sits."""
    stuff, place = material(item.look), item.place
    canvas.fill(place, stuff.edge, 16, 0.16)
    canvas.outline(place, stuff.edge, 2.5, 16, dash=12, alpha=0.7)


def stool(canvas: Canvas, item: Item) -> None:
    """Draw the mark on the table where a piece would stand."""
    spot = item.place.middle(item.place.width * 0.62, item.place.width * 0.3)
    spot = spot.shift(0, item.place.height * 0.2)
    radius = spot.height / 2
    # The table's top is dark in one title and light in the next: both edges are drawn.
    canvas.fill(spot, "#1c0f07", radius, 0.16)
    canvas.outline(spot.shift(0, 1.5), "#1c0f07", 2, radius, dash=8, alpha=0.5)
    canvas.outline(spot, "#fff4dc", 2, radius, dash=8, alpha=0.6)


@touched
def piece(canvas: Canvas, item: Item) -> None:
    """Draw the piece of a person or of a computer; it rises under the pointer."""
    look: PieceLook = item.data
    warm = bool(item.intent) and canvas.mood.hover and not canvas.mood.pressed
    if warm:
        foot = item.place.foot(item.place.height * 0.3)
        canvas.fill(foot, FOCUS, foot.height / 2, 0.5)
    place = item.place.shift(0, -4) if warm else item.place
    seated(canvas, place, look)


def seated(canvas: Canvas, place: Region, look: PieceLook) -> None:
    """Draw whoever takes a seat: a wooden person, or a wooden figure with wheels."""
    if not look.bot:
        canvas.meeple(place, look.colour)
        return
    seat = SEATS[look.colour]
    drawn = signs.automaton(canvas.caches.sprites.text(seat.sprite), seat)
    canvas.drawing(f"automaton {look.colour}", drawn, place)


def sign(canvas: Canvas, item: Item) -> None:
    """Draw the face of a level (its strength is the look), or of a person where there is none."""
    drawn = signs.face(item.look) if item.look else signs.person()
    canvas.drawing(f"sign {item.look}", drawn, item.place)


@touched
def framed(canvas: Canvas, item: Item) -> None:
    """Draw one of the values of a variant as a frame around its picture; gold when chosen."""
    place, radius = item.place, 12.0
    ground = "#fbf3e0" if item.lifted else blend("#e3cda3", "#fbf3e0", 0.3)
    canvas.shadow(place, radius, 0.35 if item.lifted else 0.2, 6, 3)
    canvas.fill(place.inset(-1.5), "#8a6a42", radius + 1.5)
    canvas.fill(place, ground, radius)
    warm = bool(item.intent) and canvas.mood.hover
    if item.lifted or warm:
        canvas.outline(place.inset(-3), "#b0701c", 5, radius + 3)


PAINTERS: Mapping[str, Painter] = {
    "setup_table": table,
    "setup_lid": lid,
    "setup_place": place_card,
    "setup_empty": empty,
    "setup_stool": stool,
    "setup_piece": piece,
    "setup_sign": sign,
    "setup_value": framed,
}
"""What only the set-up and its like need, so that the title screen loads none of it."""
