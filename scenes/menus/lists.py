"""Drawing of lists: rows of tables, contents, saved and finished games."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.reading import read_bytes
from scenes.menus.covers import art
from scenes.menus.paint_specs import HitLook, ResultLook, SaveLook
from scenes.menus.text_blocks import (
    HEAD,
    ICON,
    ROW,
    RowLook,
    columns,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import (
    BODY,
    FOCUS,
    HEADING,
    PARCHMENT_EDGE,
    PARCHMENT_HEADING,
    PARCHMENT_INK,
    SCORE,
    SMALL,
    STRONG,
    Style,
)


def dot(canvas: Canvas, item: Item) -> None:
    """Draw the mark before a point of a list."""
    x, y = item.place.centre
    r = min(item.place.size) / 2
    points = [Offset(x, y - r), Offset(x + r, y), Offset(x, y + r), Offset(x - r, y)]
    canvas.polygon(points, "#a8641f")


@touched
def row(canvas: Canvas, item: Item) -> None:
    """Draw a row of a table; one that leads somewhere shines under the pointer."""
    look: RowLook = item.data
    if item.intent and canvas.mood.hover:
        canvas.fill(item.place, "#e2a04a", 8, 0.35)
    if look.dark:
        canvas.fill(item.place, "#b48d55", 8, 0.2)
    if look.head:
        canvas.fill(item.place.foot(2), PARCHMENT_EDGE, alpha=0.6)
    if look.icon:
        box = Region(item.place.x + 12, item.place.y, ICON, item.place.height)
        canvas.sprite(look.icon, box.middle(ICON, ICON), PARCHMENT_INK)
    style = HEAD if look.head else ROW
    for cell, place, align in zip(look.cells, columns(item.place, look), look.aligns, strict=True):
        canvas.text(place, cell, style, align, "middle", wrap=True)


@touched
def entry(canvas: Canvas, item: Item) -> None:
    """Draw a line of the contents, on wood; the open page lies on a strip of parchment."""
    place = item.place
    if item.lifted:
        canvas.shadow(place, 8, 0.35, 6, 2)
        canvas.texture(place, "parchment", 8)
        canvas.rim(place, "#fffaf0", 1.5, 8, alpha=0.7)
    elif canvas.mood.hover:
        canvas.fill(place, "#fff2d8", 8, 0.3)
    ink = PARCHMENT_HEADING if item.lifted else "#1c0d03"
    style = STRONG.of(ink) if item.lifted else BODY.of(ink, 24)
    canvas.text(place.inset(16, 0), item.text, style, "left", "middle")


@touched
def hit(canvas: Canvas, item: Item) -> None:
    """Draw a page on which sought words stand: its name, and a piece of its text."""
    look: HitLook = item.data
    place = item.place
    canvas.texture(place, "parchment", 8)
    canvas.rim(place, FOCUS if canvas.mood.hover else "#fffaf0", 2, 8, alpha=0.8)
    inner = place.inset(14, 8)
    canvas.text(inner.top(30), item.text, STRONG.of(PARCHMENT_HEADING), "left", "middle")
    rest = inner.foot(inner.height - 30)
    canvas.text(rest, look.piece, SMALL.of("#2a1508", 22), "left", "top", wrap=True)


@touched
def chip(canvas: Canvas, item: Item) -> None:
    """Draw a way to another page: its name on a plate with an arrow."""
    place, warm = item.place, canvas.mood.hover
    canvas.fill(place, "#e6cd98" if warm else "#dcc088", place.height / 2)
    canvas.outline(place, PARCHMENT_EDGE, 1.5, place.height / 2)
    arrow = place.end(44).middle(20, 20)
    canvas.sprite("common/arrow_right", arrow, "#7a2c14" if warm else "#6b4526")
    room = Region(place.x + 20, place.y, place.width - 64, place.height)
    canvas.text(room, item.text, BODY.of("#3a2010", 23), "left", "middle")


def slip(canvas: Canvas, item: Item) -> None:
    """Draw the slip of a worked example."""
    canvas.shadow(item.place, 10, 0.3, 8, 3)
    canvas.fill(item.place, "#f6e8c6", 10)
    canvas.outline(item.place, PARCHMENT_EDGE, 1.5, 10, alpha=0.8)
    canvas.fill(item.place.left(6), "#a8641f", 3)


@touched
def save(canvas: Canvas, item: Item) -> None:
    """Draw a saved game: its picture, where it stands, who plays."""
    look: SaveLook = item.data
    place, ink = _card(canvas, item)
    side = place.left(min(place.height * 1.6, place.width * 0.24))
    if look.broken:
        canvas.fill(side.end(side.width - 14), "#8a6a42", alpha=0.25)
        sign = side.middle(side.height * 0.5, side.height * 0.5)
        canvas.sprite("common/warning", sign, "#8f2217")
    elif not (look.picture and _framed(canvas, look.picture, side)):
        art(canvas, look.title, side, 12, (True, False, True, False))
    canvas.fill(side.end(2), PARCHMENT_EDGE, alpha=0.7)
    # The buttons at the end of the card are items of their own.
    side_end = 2 * min(56.0, place.height * 0.46) + 58
    words = Region(side.right + 28, place.y, place.right - side.right - 28 - side_end, place.height)
    shapes = 50.0 * len(look.colours) if words.width > 700 else 0.0
    for at, colour in enumerate(look.colours if shapes else ()):
        spot = Region(words.right - shapes + at * 50, place.y, 40, place.height)
        canvas.seat(spot.middle(38, 38), colour)
    told = words.left(words.width - shapes - (24 if shapes else 0))
    high, times = place.height, _times(place)
    head = Region(told.x, place.y + high * 0.06, told.width, high * 0.34)
    style = HEADING.of(ink, min(34.0 * times, high * 0.28))
    if canvas.measure(look.name, style).width > head.width:
        style = HEADING.of(ink, min(34.0, high * 0.28))
    named = " · ".join(part for part in (look.name, look.variant) if part)
    canvas.text(head, _fitting(canvas, (named, look.name), style, head), style, valign="middle")
    rest = Region(told.x, head.bottom, told.width, high * 0.54)
    if look.broken:
        # What is wrong with a broken save must be read whole, so that is wrapped instead.
        canvas.text(rest, look.standing, SMALL.of(PARCHMENT_INK), valign="middle", wrap=True)
        return
    # Who plays, and how well, is worth more than larger words.
    for size in (24.0 * times, 24.0, 22.0, 20.8):
        style = BODY.of(size=min(size, high * 0.2))
        if canvas.measure(look.names[0], style).width <= rest.width:
            break
    stands = " · ".join(part for part in (look.standing, look.saved) if part)
    for line, choices in zip(
        (rest.top(rest.height / 2), rest.foot(rest.height / 2)),
        ((stands, look.standing), look.names),
        strict=True,
    ):
        canvas.text(line, _fitting(canvas, choices, style, line), style, valign="middle")


def _times(place: Region) -> float:
    """Tell how much larger the words of an entry are than usual, which has room to spare."""
    return max(1.0, min(1.35, place.height / 140))


def _fitting(canvas: Canvas, choices: Sequence[str], style: Style, place: Region) -> str:
    """Give the first of some texts, in ever fewer words, that one line has room for."""
    fitting = (text for text in choices if canvas.measure(text, style).width <= place.width)
    return next(fitting, choices[-1])


def _card(canvas: Canvas, item: Item) -> tuple[Region, str]:
    """Draw the parchment of an entry that rises under the pointer."""
    lift = 2.0 if canvas.mood.hover and item.intent and not canvas.mood.pressed else 0.0
    place = item.place.shift(0, -lift)
    canvas.panel(place, "parchment", 12)
    if lift:
        canvas.outline(place.inset(-2), FOCUS, 3, 14)
    return place, PARCHMENT_HEADING


def _framed(canvas: Canvas, path: Path, side: Region) -> bool:
    """Set the picture of a saved match into a frame: its corners would cover those of the card."""
    place = side.inset(10)
    drawn = snapshot(canvas, path, place)
    if drawn:
        canvas.outline(place, PARCHMENT_EDGE, 2.4)
    return drawn


def snapshot(canvas: Canvas, path: Path, place: Region) -> bool:
    """Cover a place with the picture of a saved match; tell whether it could be read."""
    area = canvas.area(place)
    try:
        # The picture is written anew with every save: by its name alone an old one would be shown.
        key = ("save", path, path.stat().st_mtime_ns, area.size)
        image = canvas.caches.layers.get(key, lambda: _cut(path, area.size))
    except (OSError, pygame.error):
        return False
    canvas.surface.blit(image, area)
    return True


def _cut(path: Path, size: tuple[int, int]) -> pygame.Surface:
    # By its bytes: a pipe of that name would hold up the window without end.
    source = pygame.image.load(io.BytesIO(read_bytes(path)), path.name)
    scale = max(size[0] / source.get_width(), size[1] / source.get_height())
    part = pygame.Rect(0, 0, round(size[0] / scale), round(size[1] / scale))
    part = part.clip(source.get_rect())
    part.center = source.get_rect().center
    cut = source.subsurface(part.clip(source.get_rect()))
    # Smooth scaling needs 24 or 32 bits, and a file may hold a picture with a palette.
    plain = pygame.Surface(cut.get_size())
    plain.blit(cut, (0, 0))
    return pygame.transform.smoothscale(plain, size)


@touched
def result(canvas: Canvas, item: Item) -> None:
    """Draw a finished game: who won, and everybody's points."""
    look: ResultLook = item.data
    place, ink = _card(canvas, item)
    side = place.left(min(place.height * 1.3, place.width * 0.2))
    art(canvas, look.title, side, 12, (True, False, True, False))
    canvas.fill(side.end(2), PARCHMENT_EDGE, alpha=0.7)
    side_end = 2 * min(52.0, place.height * 0.46) + 84
    inner = Region(side.right + 28, place.y, place.right - side.right - side_end, place.height)
    wide = inner.width > 1100
    told = inner.left(inner.width * 0.42) if wide else inner
    high, times = place.height, _times(place)
    head = Region(told.x, place.y + high * 0.1, told.width, high * 0.44)
    sign = 34 * times
    canvas.sprite("common/laurel", head.left(sign + 2).middle(sign, sign), "#a8641f")
    words = head.end(head.width - sign - 14)
    canvas.text(words, look.won, HEADING.of(ink, min(34.0 * times, high * 0.3)), valign="middle")
    line = Region(told.x, head.bottom, told.width, high * 0.34)
    style = SMALL.of(PARCHMENT_INK, SMALL.size * times)
    # The whole is worth a size less: a card that names no game stands out among those that do.
    whole, least = f"{look.name} · {look.saved}", style.of(size=style.size * 0.85)
    if times > 1.1:
        # A higher card has room for both below each other.
        for part, said in zip(line.rows(2), (look.name, look.saved), strict=True):
            own = style if canvas.measure(said, style).width <= part.width else SMALL
            canvas.text(part, said, own.of(PARCHMENT_INK, own.size), valign="middle")
    else:
        said = _fitting(canvas, (whole, look.saved), least, line)
        canvas.text(line, said, style, valign="middle")
    if wide:
        _scores(canvas, inner.end(inner.width * 0.58 - 20), look)


def _scores(canvas: Canvas, place: Region, look: ResultLook) -> None:
    # Games of two use the columns of three, or their points would drift far apart.
    spots = place.columns(max(3, len(look.scores)), 8)
    times = _times(place)
    side = 32 * times
    room = min(spot.width for spot in spots) - side - 12
    # All names of a row have one size: that of the longest.
    style = SMALL.of(PARCHMENT_INK, SMALL.size * times)
    longest = max((canvas.measure(name, style).width for _, name, _ in look.scores), default=0.0)
    if longest > room > 0:
        style = style.of(size=max(SMALL.size * 0.8, style.size * room / longest * 0.96))
    for (colour, name, points), spot in zip(look.scores, spots, strict=False):
        canvas.seat(spot.left(side + 2).middle(side, side), colour)
        words = spot.end(spot.width - side - 12)
        upper, lower = words.middle(words.width, min(words.height * 0.68, 100 * times)).rows(2)
        canvas.text(upper, points, SCORE.of(PARCHMENT_HEADING, side), valign="middle")
        canvas.text(lower, name, style, valign="middle")
