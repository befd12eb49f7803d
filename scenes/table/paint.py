"""Drawing of the table's own parts: mat, title, prompt, cards, chronicle, tabs."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise

from scenes.table import log_rows
from scenes.table.log_rows import QUIET
from scenes.table.paint_specs import (
    CardLook,
    ChronicleRow,
    FactLook,
    Label,
    LogLook,
    MatLook,
    PromptLook,
    Tumbling,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving, reaching, solid
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Item
from scenes.ui.theme import (
    BODY,
    FOCUS,
    HEADING,
    PARCHMENT_HEADING,
    PARCHMENT_INK,
    SCORE,
    SMALL,
    STRONG,
    SUBHEADING,
    WALNUT_INK,
    WALNUT_QUIET,
    Style,
)

_PIP = 28
BENDS = 6
"""Pieces of which each corner of a ring is made."""
_TONES = {
    "": (WALNUT_INK, ""),
    "warning": ("#ffb9a3", "common/warning"),
    "advice": ("#ffdf9e", "common/bulb"),
}


def signed(points: int) -> str:
    """Write a number of points; the title font has an en dash but no minus."""
    return str(points).replace("-", "–")


@solid(20)
def mat(canvas: Canvas, item: Item) -> None:
    """Draw the material that a title's things lie on."""
    look: MatLook = item.data
    canvas.shadow(item.place, 18, 0.5, 26, 10, hollow=True)
    canvas.panel(item.place, look.texture, 18, raised=False, edge=look.edge)


def title(canvas: Canvas, item: Item) -> None:
    """Draw the game's name and where in it one is."""
    place = item.place
    name, line = place.top(place.height * 0.56), place.foot(place.height * 0.44)
    size = 32 if place.height > 64 else 27
    canvas.text(name, item.text, HEADING.of(WALNUT_INK, size), valign="middle", drop=1.5)
    if item.look == "last":
        side = min(24.0, line.height)
        canvas.sprite("common/hourglass", line.left(side).middle(side, side), FOCUS)
        line = line.end(line.width - side - 8)
        canvas.text(line, item.data, SMALL.of(FOCUS, font="bold"), valign="top")
        return
    canvas.text(line, item.data, SMALL.of(WALNUT_QUIET), valign="top")


def prompt(canvas: Canvas, item: Item) -> None:
    """Draw the line that says who may do what."""
    look: PromptLook = item.data
    place = item.place
    canvas.fill(place, "#0b0503", place.height / 2, 0.62)
    canvas.rim(place, "#000000", 3, place.height / 2, alpha=0.6)
    canvas.rim(place, "#8a6440", 1.2, place.height / 2, top=False, alpha=0.5)
    inner = Region(place.x + 16, place.y, place.width - 40, place.height)
    if look.colour is not None:
        canvas.seat(inner.left(38), look.colour)
        inner = inner.end(inner.width - 52)
    else:
        inner = inner.end(inner.width - 12)
    width = inner.width
    if look.name:
        taken = canvas.text(inner, look.name, STRONG.of(WALNUT_INK, 26), valign="middle")
        inner = inner.end(inner.right - taken.right - 12)
    inner = inner.left(inner.width - _aside(canvas, inner, width, look))
    _words(canvas, inner, item.text, look.tone)


def _words(canvas: Canvas, place: Region, text: str, tone: str) -> None:
    ink, icon = _TONES[tone]
    style = BODY.of(ink)
    if icon:
        canvas.sprite(icon, place.left(30), FOCUS)
        place = place.end(place.width - 40)
    if canvas.measure(text, style).width > place.width:
        style = style.of(size=22)
        canvas.text(place, text, style, valign="middle", wrap=True)
    else:
        canvas.text(place, text, style, valign="middle")


def _aside(canvas: Canvas, place: Region, width: float, look: PromptLook) -> float:
    """Draw lamps and aside at the right end, as far as there is room; give the width taken."""
    used: float = len(look.pips) * _PIP
    for at, on in enumerate(look.pips):
        centre = Offset(place.right - used + at * _PIP + _PIP / 2, place.centre.y)
        if on:
            canvas.circle(centre, 9, FOCUS)
        else:
            canvas.circle(centre, 9, FOCUS, ring=2.2)
    style = SMALL.of(WALNUT_QUIET)
    wide = canvas.measure(look.aside, style).width if look.aside else 0
    if wide and wide < width * 0.34:
        words = place.left(place.width - used - (10 if used else 0))
        canvas.text(words, look.aside, style, align="right", valign="middle")
        used += wide + 10
    return used + 24 if used else 0


def card(canvas: Canvas, item: Item) -> None:
    """Draw a seat's card."""
    look: CardLook = item.data
    place = item.place
    canvas.panel(place, "parchment", 12)
    if look.active:
        canvas.outline(place.inset(-2), FOCUS, 3.5, 14)
    elif canvas.mood.hover:
        canvas.outline(place, FOCUS, 2.5, 12, alpha=0.8)
    head = place.inset(14, 6).top(max(34.0, place.height * 0.42))
    canvas.seat(head.left(30), look.colour)
    end = _points(canvas, head, look)
    words = Region(head.x + 40, head.y, end - head.x - 50, head.height)
    _name(canvas, words, look)


def _points(canvas: Canvas, head: Region, look: CardLook) -> float:
    unit = SMALL.of(QUIET)
    right = head.right - canvas.measure(look.unit, unit).width
    canvas.text(head, look.unit, unit, align="right", valign="middle")
    points, number = signed(look.points), SCORE.of(PARCHMENT_HEADING)
    place = head.left(right - 6 - head.x)
    canvas.text(place, points, number, align="right", valign="middle")
    return right - 6 - canvas.measure(points, number).width


def _name(canvas: Canvas, place: Region, look: CardLook) -> None:
    style = STRONG.of(PARCHMENT_INK)
    taken = canvas.text(place, look.name, style, valign="middle")
    rest = place.end(place.right - taken.right - 10)
    if look.shown:
        canvas.sprite("common/eye", rest.left(24).middle(24, 22), QUIET)
        rest = rest.end(rest.width - 32)
    note = SMALL.of(QUIET)
    if look.note and canvas.measure(look.note, note).width <= rest.width:
        canvas.text(rest, look.note, note, valign="middle")


def fact(canvas: Canvas, item: Item) -> None:
    """Draw a key number of a seat."""
    look: FactLook = item.data
    place = item.place
    style = SMALL.of(PARCHMENT_INK, font="bold")
    # In a narrow place the number needs its half, and what its digits take if that is more.
    gap = min(4.0, place.width * 0.08)
    spare = place.width - canvas.measure(item.text, style).width - gap
    side = min(26.0, place.height, place.width * 0.48, max(place.width * 0.25, spare))
    canvas.sprite(look.icon, place.left(side).middle(side, side), look.colour or PARCHMENT_INK)
    words = place.end(place.width - side - gap)
    canvas.text(words, item.text, style, valign="middle")


def log(canvas: Canvas, item: Item) -> None:
    """Draw the chronicle, the newest line at its foot, or scrolled back."""
    look: LogLook = item.data
    place = item.place
    canvas.panel(place, "parchment", 12)
    head = place.top(log_rows.HEAD).inset(16, 0)
    canvas.text(head, look.title, SUBHEADING.of(PARCHMENT_HEADING, 28), valign="middle")
    aside = head.left(head.width - 40)
    canvas.text(aside, look.aside, SMALL.of(QUIET), align="right", valign="middle")
    if look.folded:
        return
    body = log_rows.body(place, look.back > 0)
    end = len(look.entries) - look.back
    with canvas.clip(body):
        for at, where in log_rows.rows(body, look.entries[:end], canvas.measure):
            _entry(canvas, where, look.entries[at])
    if look.back:
        _below(canvas, place)


def _entry(canvas: Canvas, place: Region, entry: ChronicleRow) -> None:
    mark = Region(place.x, place.y + 5, 20, 20)
    if entry.colour is not None:
        canvas.seat(mark, entry.colour)
    elif entry.sprite:
        canvas.sprite(entry.sprite, mark, QUIET)
    words = place.end(place.width - log_rows.indent(entry))
    align = "centre" if entry.heading else "left"
    for text, style in log_rows.parts(entry):
        canvas.text(words, text, style, align, wrap=True, shrink=False)
        words = words.foot(words.height - canvas.measure(text, style, words.width).height)


def _below(canvas: Canvas, place: Region) -> None:
    """Show that newer lines lie below."""
    sign = log_rows.sign(place)
    canvas.fill(sign, PARCHMENT_HEADING, 11, 0.85)
    canvas.sprite("common/arrow_down", sign.inset(6, 3), WALNUT_INK)


def fold(canvas: Canvas, item: Item) -> None:
    """Draw the arrow that folds the chronicle."""
    if canvas.mood.hover or canvas.mood.focus:
        canvas.fill(item.place, QUIET, 8, 0.25)
    canvas.sprite(f"common/arrow_{item.look}", item.place.middle(22, 22), QUIET)


def tab(canvas: Canvas, item: Item) -> None:
    """Draw a tab; the open one is of parchment."""
    place = item.place
    if item.look == "open":
        canvas.panel(place, "parchment", 10, edge=FOCUS)
        colour = PARCHMENT_HEADING
    else:
        canvas.panel(place, "oak", 10)
        canvas.fill(place, "#2c1706", 10, 0.4 if canvas.mood.hover else 0.62)
        colour = WALNUT_INK
    size = item.data.size if isinstance(item.data, ButtonLook) and item.data.size else 22
    canvas.text(place.inset(8, 4), item.text, STRONG.of(colour, size), "centre", "middle")


def glow(canvas: Canvas, item: Item) -> None:
    """Draw the ring around what a hint is about."""
    for width, alpha in ((9.0, 0.25), (6.0, 0.4), (3.0, 1.0)):
        canvas.outline(item.place.inset(-width), FOCUS, 3, 12 + width, alpha=alpha)


def ring(canvas: Canvas, item: Item) -> None:
    """Draw a ring that runs down clockwise from the top; `data` is the part that is left."""
    radius = min(16.0, min(item.place.size) / 2)
    canvas.outline(item.place, "#0e0804", 6, radius, alpha=0.7)
    way = _way_round(item.place.inset(3), radius - 3)
    rest = sum(math.dist(a, b) for a, b in pairwise(way)) * (1 - item.data)
    for start, end in pairwise(way):
        step = math.dist(start, end)
        if rest < step:
            # Pieces of the corners are drawn whole: each slanted line is kept as a picture.
            straight = rest > 0 and (start.x == end.x or start.y == end.y)
            canvas.line(start.blend(end, rest / step) if straight else start, end, FOCUS, 4)
        rest -= step


def _way_round(place: Region, radius: float) -> list[Offset]:
    """Give the points along a rounded region, clockwise from the middle of its upper edge."""
    inner = place.inset(radius)
    corners = (
        (inner.right, inner.y, -90),
        (inner.right, inner.bottom, 0),
        (inner.x, inner.bottom, 90),
        (inner.x, inner.y, 180),
    )
    top = Offset(place.centre.x, place.y)
    bends = [
        Offset(x + radius * math.cos(turn), y + radius * math.sin(turn))
        for x, y, first in corners
        for turn in (math.radians(first + 90 * at / BENDS) for at in range(BENDS + 1))
    ]
    return [top, *bends, top]


# What titles share


def label(canvas: Canvas, item: Item) -> None:
    """Set words on a mat."""
    look: Label = item.data
    style = Style(look.font, look.size, look.colour)
    canvas.text(item.place, item.text, style, look.align, look.valign, look.wrap)


def mark(canvas: Canvas, item: Item) -> None:
    """Draw the ring around what others changed."""
    place = item.place.inset(-2.5)
    canvas.outline(place, "#2a190f", 3.6, 11, alpha=0.8)
    canvas.outline(place.inset(0.7), "#fbe3a8", 2.2, 11)


@moving
def shine(canvas: Canvas, item: Item) -> None:
    """Draw a ring of light around a thing for a moment; `alpha` says how strong."""
    for width, alpha in ((9.0, 0.25), (6.0, 0.4), (3.0, 1.0)):
        ring = item.place.inset(-width)
        canvas.outline(ring, item.look or FOCUS, 3, 12 + width, alpha=alpha * item.alpha)


@moving
@reaching(64)
def tumbling(canvas: Canvas, item: Item) -> None:
    """Draw a die on its way; the higher it flies, the farther its shadow lies."""
    look: Tumbling = item.data
    side, far = look.side, item.height / 60
    ground = item.place.inset(side * 0.06).shift(item.height * 0.25, item.height * 0.35)
    blur = 8 + 4 * round(far * 2)
    canvas.shadow(ground, side * 0.22, (0.5 - 0.2 * min(1, far)) * item.alpha, blur, 5)
    box = item.place.shift(0, -item.height)
    for sprite, size in look.sprites:
        place = box.middle(side * size, side * size) if size else box
        canvas.sprite(sprite, place, alpha=item.alpha, angle=look.turn)


PAINTERS: Mapping[str, Callable[[Canvas, Item], None]] = {
    "table_mat": mat,
    "table_title": title,
    "table_prompt": prompt,
    "table_seat": card,
    "table_fact": fact,
    "table_log": log,
    "table_fold": fold,
    "table_tab": tab,
    "table_glow": glow,
    "table_ring": ring,
    "label": label,
    "mark": mark,
    "glow": shine,
    "tumbling": tumbling,
}
