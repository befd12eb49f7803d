"""Figures of rules pages: where they lie on a page, their call-outs, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scenes.base.words import Words
from scenes.menus.column import Block
from scenes.menus.text_blocks import SURE, TALL, say
from scenes.table import paint as table_paint
from scenes.table.figures import meant, part
from scenes.table.pages import Cell, Figure
from scenes.table.registry import stage
from scenes.ui import paint
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter, draw_item, reaching
from scenes.ui.geometry import Offset, Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import TextLook
from scenes.ui.picture import Item, Picture, Tip
from scenes.ui.theme import SMALL, STRONG, WALNUT

MARGIN = 14.0
"""Units of the table around what a figure shows."""
RING = 4.0
"""What lies between a ring and what it is around: words must not be cut by it."""
BADGE = 34.0
"""Width of a number."""
MOST = 1.7
"""How much larger than on the table a figure may be drawn."""
LEGEND = SMALL.of("#3a2416", 23)
RED = "#8c2416"
CREAM = "#fff4dc"


@dataclass(frozen=True, slots=True)
class Plate:
    """A figure in a language: its picture, the part of it that is shown, and its call-outs."""

    title: str
    picture: Picture
    part: Region
    calls: tuple[tuple[Region, str], ...]
    """Places on the picture, and what is said of them."""

    def high(self, width: float, most: float) -> float:
        """Give the height that it takes in a width, `most` at the most."""
        return self.part.height * self.unit(width, most)

    def unit(self, width: float, most: float) -> float:
        """Say how large it is drawn where there is so much room."""
        return min(width / self.part.width, most / self.part.height, MOST)


@dataclass(frozen=True, slots=True)
class FigureLook:
    """What the painter of a figure needs."""

    title: str
    items: tuple[Item, ...]
    part: Region


@dataclass(frozen=True, slots=True)
class CallLook:
    """A ring around what a number means, and where its badge lies."""

    number: int
    badge: Region


def plate(words: Words, figure: Figure) -> Plate:
    """Lay a figure out."""
    picture = figure.make(words)
    shown = part(picture, figure.shows).inset(-MARGIN)
    calls = []
    for call in figure.calls:
        item = meant(picture, call.item, shown)
        if item is not None:
            calls.append((item.place, _said(words, call.text, item.tip, item.text)))
    # Neighbours that only reach into the margin would be cut off there.
    inside = tuple(item for item in picture if item.place.overlaps(shown.inset(MARGIN + 1)))
    return Plate(figure.title, Picture(inside), shown, tuple(calls))


def _said(words: Words, text: Cell | None, tip: Tip | None, own: str) -> str:
    if text is not None:
        return say(words, text)
    if tip is None:
        return own
    head = tip.title[:1].upper() + tip.title[1:]
    about = tip.lines[0] if tip.lines else tip.reason
    # What stands in the line anyway is not said twice: "2" beside "2 of 8 pieces".
    state = f" ({tip.state})" if tip.state and not about.startswith(tip.state) else ""
    return f"**{head}**{state}. {about}" if about else f"**{head}**{state}"


def figure_block(name: str, shown: Plate, width: float, most: float) -> Block:
    """Give a figure with the numbers on it as a block."""
    unit = shown.unit(width, most)
    high = shown.part.height * unit

    def fill(place: Region) -> Iterator[Item]:
        box = Region(place.x, place.y, shown.part.width * unit, high)
        box = box.shift((width - box.width) / 2, 0)
        look = FigureLook(shown.title, shown.picture.items, shown.part)
        yield Item(f"{name}.figure", "front_figure", box, data=look)
        taken: list[Region] = []
        for number, (there, _) in enumerate(shown.calls, 1):
            ring = Region(
                box.x + (there.x - shown.part.x) * unit,
                box.y + (there.y - shown.part.y) * unit,
                there.width * unit,
                there.height * unit,
            )
            badge = _free(ring, box, taken)
            taken.append(badge)
            yield Item(f"{name}.call:{number}", "front_call", ring, data=CallLook(number, badge))

    return Block(high + 14, fill)


def _free(ring: Region, box: Region, taken: list[Region]) -> Region:
    """Find a place beside a line or at a corner of a ring where no other number lies."""
    half = BADGE / 2
    beside = [
        Region(x - half, ring.centre.y - half, BADGE, BADGE)
        for x in (ring.right + half + RING, ring.x - half - RING)
    ]
    corners = (
        Offset(ring.x, ring.y),
        Offset(ring.right, ring.y),
        Offset(ring.x, ring.bottom),
        Offset(ring.right, ring.bottom),
        ring.centre,
    )
    # On a single line a corner would hide its first word or its last.
    spots = [spot for spot in beside if ring.height < 2 * BADGE and spot.inside(box)]
    for corner in corners:
        x = min(max(corner.x, box.x + half), box.right - half)
        y = min(max(corner.y, box.y + half), box.bottom - half)
        spots.append(Region(x - half, y - half, BADGE, BADGE))
    free = (spot for spot in spots if not any(spot.overlaps(other) for other in taken))
    return next(free, spots[0])


def legend(name: str, shown: Plate, width: float) -> list[Block]:
    """Give what the numbers of a figure mean, a block for each."""
    return [
        _meaning(f"{name}.legend:{number}", number, said, width)
        for number, (_, said) in enumerate(shown.calls, 1)
    ]


def _meaning(name: str, number: int, said: str, width: float) -> Block:
    indent = BADGE + 12
    high = max(BADGE, measure(said, LEGEND, (width - indent) * SURE).height * TALL)

    def fill(place: Region) -> Iterator[Item]:
        badge = Region(place.x, place.y, BADGE, BADGE)
        yield Item(f"{name}.number", "front_number", badge, text=str(number))
        room = Region(place.x + indent, place.y, width - indent, high)
        valign = "middle" if high <= BADGE else "top"
        look = TextLook(LEGEND, "left", valign, wrap=True)
        yield Item(name, "text", room, text=said, data=look)

    return Block(high + 8, fill)


# Drawing


def _painters(title: str) -> Mapping[str, Painter]:
    own: Mapping[str, Painter] = stage(title).painters.get() if title else {}
    return {**paint.PAINTERS, **table_paint.PAINTERS, **own}


def figure(canvas: Canvas, item: Item) -> None:
    """Draw a part of a table as small or large as its place is, cut at the edges."""
    look: FigureLook = item.data
    material = stage(look.title).material if look.title else WALNUT
    canvas.shadow(item.place, 10, 0.4, 12, 4)
    canvas.panel(item.place, material.texture, 10, raised=False, edge=material.edge)
    area = canvas.area(item.place)
    seen = area.clip(canvas.surface.get_rect())
    if seen.width < 1 or seen.height < 1:
        return
    sheet = canvas.surface.subsurface(seen)
    # The clip of the surface is of the whole; a part of it has one of its own.
    sheet.set_clip(canvas.surface.get_clip().move(-seen.x, -seen.y))
    unit = item.place.width / look.part.width
    scale = canvas.scale * unit
    origin = (
        round(look.part.x * scale) + seen.x - area.x,
        round(look.part.y * scale) + seen.y - area.y,
    )
    inner = Canvas(
        sheet, scale, canvas.caches, canvas.palette, canvas.recorder, origin, grain=canvas.grain
    )
    painters = _painters(look.title)
    for each in look.items:
        draw_item(inner, each, painters)
    sheet.set_clip(None)
    if canvas.recorder is not None:
        canvas.recorder.item = item.id


@reaching(48)
def call(canvas: Canvas, item: Item) -> None:
    """Ring what a number means, and put the number beside it."""
    look: CallLook = item.data
    radius = min(12.0, min(item.place.size) / 3)
    place = item.place.inset(-min(RING, item.place.height / 6))
    canvas.outline(place.inset(-1), CREAM, 5, radius, alpha=0.75)
    canvas.outline(place, RED, 3, radius)
    badge(canvas, look.badge, str(look.number))


def number(canvas: Canvas, item: Item) -> None:
    """Draw the number of a call-out."""
    badge(canvas, item.place, item.text)


def badge(canvas: Canvas, place: Region, text: str) -> None:
    """Draw a number on a red disc."""
    radius = place.width / 2
    canvas.circle(place.centre, radius, CREAM)
    canvas.circle(place.centre, radius - 2, RED)
    canvas.text(place, text, STRONG.of(CREAM, 22), "centre", "middle")


PAINTERS: Mapping[str, Painter] = {
    "front_figure": figure,
    "front_call": call,
    "front_number": number,
}
