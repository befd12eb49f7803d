"""The box being opened: the title's mat, a round table on it, and a place for every seat.

Seats go clockwise from the upper left. Each has a card at the table's edge and a piece on it;
where nobody sits yet, an empty place is drawn, and the first one offers another seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin

from scenes.menus.paint_specs import PieceLook
from scenes.menus.seat_editor import SeatPlaces, add, seat_items
from scenes.menus.setup_view import SetupView
from scenes.shared import fronts
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import PanelLook
from scenes.ui.picture import Item
from scenes.ui.theme import WALNUT, Material

CARD = 384.0
"""Width of a seat's card at the most."""
GAP = 16.0
UNDER = 50.0
"""How far the table reaches under the cards."""
CORNERS = 4
"""Seats that have a corner of the table; a fifth sits at its foot, and there are five colours."""
_ANGLES = {
    CORNERS: (203.0, 337.0, 23.0, 157.0),
    5: (186.0, 354.0, 38.0, 90.0, 142.0),
}
"""Where the pieces stand on the table, clockwise, 0 at its right."""
_LONG = (
    ((-0.3, -0.2), (0.3, -0.2), (0.3, 0.2), (-0.3, 0.2)),
    ((-0.34, -0.17), (0.34, -0.17), (0.24, 0.19), (0.0, 0.23), (-0.24, 0.19)),
)
"""Where they stand on a long table, in shares of it from its middle: up to four, and five."""


def material(title: str) -> Material:
    """Give what a title's mat is made of."""
    found = fronts.look(title)
    return WALNUT if found is None else found.material


def mat(title: str, name: str, place: Region) -> Item:
    """Lay out the title's mat, on which everything else of a set-up lies."""
    stuff = material(title)
    look = PanelLook(18, edge=stuff.edge)
    return Item(f"{name}.panel", "panel", place, stuff.texture, data=look)


@dataclass(frozen=True, slots=True)
class Round:
    """Where table, lid, places and pieces lie, clockwise from the upper left."""

    table: Region
    lid: Region
    cards: tuple[Region, ...]
    pieces: tuple[Region, ...]


def around(place: Region, most: int) -> Round:
    """Lay a table for `most` seats into a place."""
    places = max(CORNERS, min(most, max(_ANGLES)))
    wide = min(CARD, place.width * 0.32)
    high = (place.height - GAP) / 2
    middle = place.width - 2 * wide
    left, right = place.left(wide), place.end(wide)
    centre = Region(place.centre.x - wide / 2, place.y, wide, place.height)
    foot = [centre.foot(high)] if places > CORNERS else []
    cards = (left.top(high), right.top(high), right.foot(high), *foot, left.foot(high))
    room = place.height if places == CORNERS else high + UNDER * 0.6
    side = min(middle + 2 * UNDER, room - 8)
    y = place.centre.y if places == CORNERS else place.y + side / 2 + 4
    table = Region(place.centre.x - side / 2, y - side / 2, side, side)
    tall = min(112.0, side * 0.2)
    reach = min(middle / 2 - tall * 0.55, side / 2 - tall * 0.68)
    # At four corners they stand further apart across than along the cards.
    rise = side * 0.5 if places == CORNERS else reach * 0.9
    pieces = tuple(
        Region(
            table.centre.x + reach * cos(radians(angle)) - tall / 2,
            table.centre.y + rise * sin(radians(angle)) - tall / 2,
            tall,
            tall,
        )
        for angle in _ANGLES[places]
    )
    width = max(90.0, min(side * 0.44, 2 * reach * cos(radians(23)) - tall - 4))
    box = table.middle(width, width * 0.8)
    lid = box.shift(0, 0 if places == CORNERS else -side * 0.1)
    return Round(table, lid, cards, pieces)


def round_table(seating: SetupView, place: Region) -> Iterator[Item]:
    """Give the table with the lid of the box on it, and everybody's place."""
    title, most = seating.game.title, max(seating.cover.seats)
    laid = around(place, most)
    yield Item("table", "setup_table", laid.table, title)
    yield Item("lid", "setup_lid", laid.lid, title)
    count = len(seating.game.seats)
    for seat, setup in enumerate(seating.game.seats):
        yield Item(f"place:{seat}", "setup_place", laid.cards[seat], data=setup.colour)
        yield from seat_items(seating, seat, _parts(laid.cards[seat], laid.pieces[seat]))
    for free in range(count, most):
        yield Item(f"empty:{free}", "setup_empty", laid.cards[free], title)
        yield Item(f"stool:{free}", "setup_stool", laid.pieces[free], title)
    if count < most:
        card = laid.cards[count]
        yield add(seating, card.middle(min(300.0, card.width - 40), 54))


def _parts(card: Region, piece: Region) -> SeatPlaces:
    """Cut a card into its lines: name, who plays, how well and with what favourite, a sentence."""
    inner = card.inset(18, 13)
    line = inner.top(50)
    tool = 42.0
    bin_ = line.end(tool).middle(tool, tool)
    move = bin_.shift(-tool - 4, 0)
    name = line.left(move.x - line.x - 8)
    kind = Region(inner.x, line.bottom + 7, inner.width, 46)
    y = kind.bottom + 8
    sign = Region(inner.x - 4, y + 4, 80, 93)
    right = Region(sign.right + 6, y, inner.right - sign.right - 2, 102)
    portrait = Region(inner.x, y + 4, 138, 160)
    beside = Region(portrait.right + 16, y + 14, inner.right - portrait.right - 16, 140)
    about = Region(inner.x, right.bottom + 3, inner.width, inner.bottom - right.bottom - 3)
    return SeatPlaces(
        shape=piece,
        name=name,
        move=move,
        bin=bin_,
        kind=kind,
        sign=sign,
        level=right.top(48),
        style=right.foot(48),
        about=about,
        person=beside,
        portrait=portrait,
    )


def gathered(seating: SetupView, place: Region) -> Iterator[Item]:
    """Draw a table with the lid of the box and the pieces, for places of which rows tell more."""
    title, seats = seating.game.title, seating.game.seats
    yield Item("table", "setup_table", place, title)
    crowded = len(seats) > CORNERS
    high = place.height * (0.36 if crowded else 0.44)
    lid = place.middle(high * 1.3, high).shift(0, -place.height * 0.12 if crowded else 0)
    yield Item("lid", "setup_lid", lid, title)
    side = place.height * 0.34
    for seat, (setup, (x, y)) in enumerate(zip(seats, _LONG[crowded], strict=False)):
        middle = Offset(place.centre.x + x * place.width, place.centre.y + y * place.height)
        spot = Region(middle.x - side / 2, middle.y - side / 2, side, side)
        yield Item(f"piece:{seat}", "setup_piece", spot, data=PieceLook(setup.colour, setup.bot))
