"""How a moment lies over the mat: a card of parchment in a seat's colour. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from scenes.table.moments import BRIEF, Side, Standing
from scenes.table.values import Seat
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import TextLook
from scenes.ui.picture import Item
from scenes.ui.theme import (
    BODY,
    NUMBER,
    PARCHMENT_HEADING,
    PARCHMENT_INK,
    STRONG,
    SUBHEADING,
)

NAME = "moment"
"""The id of the card, with which those of its parts begin."""
WIDTH, WIDE = 720.0, 900.0
"""Of the card, without and with sides."""
NARROW, LOW = 480.0, 200.0
"""The least width and height of a place beside what is watched."""
PAD = 26.0
ICON = 72.0
PIECES = 158.0
"""Height of what was laid."""
_TITLE = SUBHEADING.of(PARCHMENT_HEADING, 34)
_LINE = BODY.of(PARCHMENT_INK, 24)
_NAME = STRONG.of(PARCHMENT_INK, 26)
_SUM = NUMBER.of(PARCHMENT_HEADING, 48)
_WON = SUBHEADING.of(PARCHMENT_HEADING, 48)


@dataclass(frozen=True, slots=True)
class CardOfMoment:
    """The card itself: the seat whose colour frames it, whether it is a line only."""

    colour: int | None = None
    brief: bool = False


def items(
    mat: Region,
    standing: Standing,
    seats: Sequence[Seat],
    strength: float,
    watched: Region | None = None,
) -> list[Item]:
    """Give the card of a moment over the mat, beside what is `watched` there, and what is on it."""
    moment = standing.moment
    wide = WIDE if moment.sides else WIDTH
    if moment.kind == BRIEF:
        wide = measure(moment.title, _TITLE).width + 3 * PAD + 44
    room = beside(mat, watched, wide + 32)
    width = min(wide, (room or mat).width - 32)
    parts, height = _filled(standing, seats, width)
    if room is not None:
        x, y = room.centre.x - width / 2, room.centre.y - height / 2
        # What is higher than its room sticks out of that, but not out of the mat.
        y = max(mat.y + 16, min(y, mat.bottom - 16 - height))
    else:
        x, y = mat.centre.x - width / 2, mat.y + max(16.0, (mat.height - height) * 0.3)
    colour = None if moment.seat is None else seats[moment.seat].colour
    card = CardOfMoment(colour, moment.kind == BRIEF)
    laid = [Item(NAME, "table_moment", Region(x, y, width, height), data=card)]
    for at, part in enumerate(parts):
        laid.append(replace(part, id=f"{NAME}:{at}", place=part.place.shift(x, y)))
    if strength < 1:
        return [replace(item, alpha=item.alpha * strength, live=True) for item in laid]
    return laid


def beside(mat: Region, watched: Region | None, wide: float) -> Region | None:
    """Give the part of a mat beside what is watched that suits a card of that width, if any."""
    if watched is None:
        return None
    around = (
        mat.top(watched.y - mat.y),
        mat.foot(mat.bottom - watched.bottom),
        mat.left(watched.x - mat.x),
        mat.end(mat.right - watched.right),
    )
    rooms = [room for room in around if room.width >= NARROW and room.height >= LOW]
    return max(rooms, key=lambda room: (min(wide, room.width), room.height), default=None)


def _filled(standing: Standing, seats: Sequence[Seat], width: float) -> tuple[list[Item], float]:
    """Give what is on a card whose corner is at 0, 0, and how high it is."""
    moment = standing.moment
    parts: list[Item] = []
    y = PAD * 0.8
    if standing.to is not None:
        place = Region(PAD, y, width - 2 * PAD, 34)
        parts += _name(place, seats[standing.to])
        y += 40
    icon = 44.0 if moment.kind == BRIEF else ICON
    indent = icon + 18 if moment.sprite else 0.0
    top = y
    room = width - 2 * PAD - indent
    for text, style in ((moment.title, _TITLE), *((line, _LINE) for line in moment.lines)):
        high = measure(text, style, room).height
        parts.append(
            _text(Region(PAD + indent, y, room, high + 2), text, TextLook(style, wrap=True))
        )
        y += high + 6
    if moment.sprite:
        # Beside the words, in their middle when there are few of them.
        y = max(y, top + icon)
        place = Region(PAD, top, icon, min(y - top, icon * 1.4))
        spot = place.middle(icon, icon)
        parts.append(Item("", "icon", spot, look=moment.sprite, data=PARCHMENT_HEADING))
    if moment.sides:
        laid = PIECES + 6 if any(side.pieces for side in moment.sides) else 0.0
        row = Region(PAD, y + 6, width - 2 * PAD, laid + 98)
        for side, place in zip(moment.sides, row.columns(len(moment.sides), PAD), strict=True):
            parts += _side(place, side, seats[side.seat])
        y = row.bottom + 6
    for text in moment.foot:
        high = measure(text, _LINE, width - 2 * PAD).height
        look = TextLook(_LINE, "centre", wrap=True)
        parts.append(_text(Region(PAD, y, width - 2 * PAD, high + 2), text, look))
        y += high + 6
    return parts, y + PAD * 0.7


def _text(place: Region, text: str, look: TextLook) -> Item:
    return Item("", "text", place, text=text, data=look)


def _name(place: Region, seat: Seat) -> Iterator[Item]:
    yield Item("", "seat", place.left(30).middle(30, 30), data=seat.colour)
    yield _text(place.end(place.width - 40), seat.name, TextLook(_NAME, valign="middle"))


def _side(place: Region, side: Side, seat: Seat) -> Iterator[Item]:
    """Give one side: who it is, what lies there, and the sum below."""
    yield Item("", "table_moment_side", place, look="won" if side.won else "")
    inner = place.inset(12, 6)
    yield from _name(inner.top(36), seat)
    row = Region(inner.x, inner.y + 40, inner.width, PIECES)
    yield from _pieces(row, side.pieces)
    style = _WON if side.won else _SUM
    yield _text(inner.foot(50), str(side.sum), TextLook(style, "centre", "middle"))


def _pieces(row: Region, pieces: Sequence[Item]) -> Iterator[Item]:
    """Lay pieces side by side, as large as fits; many lie over each other."""
    if not pieces:
        return
    gap = 8.0
    high = max(piece.place.height for piece in pieces)
    factor = min(1.4, row.height / high)
    widths = [piece.place.width * factor for piece in pieces]
    step = min(1.0, (row.width - widths[-1]) / max(1.0, sum(widths[:-1]) + gap * (len(widths) - 1)))
    whole = (sum(widths[:-1]) + gap * (len(widths) - 1)) * step + widths[-1]
    x = row.centre.x - whole / 2
    for piece, wide in zip(pieces, widths, strict=True):
        spot = Region(x, row.centre.y - high * factor / 2, wide, piece.place.height * factor)
        yield replace(piece, place=spot, unit=factor, intent=None, reason="", tip=None, key="")
        x += (wide + gap) * step
