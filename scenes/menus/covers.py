"""Drawing of the title: wordmark, cards of the games, the card of the last game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from scenes.menus import kept_art
from scenes.menus.paint_specs import (
    PLATE_INK,
    RESUME_BUTTON,
    CoverLook,
    ResumeLook,
)
from scenes.shared.fronts import look as front_of
from scenes.ui import paint
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend, shade
from scenes.ui.draw import Painter, reaching, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import PictureLook
from scenes.ui.picture import Item
from scenes.ui.theme import (
    BODY,
    FLAVOUR,
    FOCUS,
    GIANT,
    HEADING,
    PARCHMENT_EDGE,
    SMALL,
    WALNUT,
    Material,
    Style,
)

Corners = tuple[bool, bool, bool, bool]
_ALL = (True, True, True, True)
_ROUND = 18.0
LINE_INK = "#e2c796"


def material(title: str) -> Material:
    """Give a title's material, or the shell's where it has none."""
    found = front_of(title)
    # A save may be of a game that has no table here; its card is drawn all the same.
    return WALNUT if found is None else found.material


def picture_of(title: str) -> str:
    """Give the sprite of a title's card."""
    found = front_of(title)
    return f"{title}/cover" if found is None else found.cover


def wordmark(canvas: Canvas, item: Item) -> None:
    """Draw the program's name and the line below it."""
    place = item.place
    high = place.height
    style = GIANT.of(size=high * 0.64)
    name = place.top(high * 0.74)
    canvas.text(name, item.text, style, valign="middle", drop=max(2.0, high * 0.018))
    line = FLAVOUR.of(LINE_INK, max(24.0, high * 0.17))
    rest = Region(place.x + high * 0.03, name.bottom, place.width, high * 0.26)
    if canvas.measure(item.data, line).width * 0.92 <= rest.width:
        canvas.text(rest, item.data, line, valign="middle")


def art(
    canvas: Canvas, title: str, place: Region, radius: float = 0, corners: Corners = _ALL
) -> None:
    """Cover a place with a title's picture, cut where it is too large."""
    look = PictureLook(radius, corners)
    item = Item("art", "picture", place, picture_of(title), data=look)
    # Each way to cut it is another picture.
    name = f"art-{title}-{''.join('ny'[cut] for cut in corners)}"
    paint.picture(canvas, item, partial(kept_art.art, name))


@touched
def cover(canvas: Canvas, item: Item) -> None:
    """Draw a title's card; it rises a little under the pointer."""
    look: CoverLook = item.data
    lift = 4.0 if canvas.mood.hover and not canvas.mood.pressed and item.intent else 0.0
    place = item.place.shift(0, -lift)
    stuff = material(look.title)
    canvas.shadow(place, _ROUND, 0.55, 26 + lift * 2, 10 + lift)
    edge = FOCUS if lift else shade(stuff.edge, -0.5)
    width = 3.0 if lift else 2.0
    canvas.fill(place.inset(-width), edge, _ROUND + width)
    canvas.gradient(place, blend(stuff.edge, stuff.ground, 0.22), stuff.edge, _ROUND)
    if look.picture:
        picture = place.left(look.picture)
        plate = place.end(place.width - picture.width)
        art(canvas, look.title, picture, _ROUND, (True, False, True, False))
        canvas.fill(plate.left(5), "#000000", alpha=0.3)
        canvas.fill(plate.left(2).shift(5, 0), "#fff2d8", alpha=0.14)
    else:
        picture = place.top(place.height - _plate_height(place))
        plate = place.foot(place.height - picture.height)
        art(canvas, look.title, picture, _ROUND, (True, True, False, False))
        canvas.fill(plate.top(5), "#000000", alpha=0.3)
        canvas.fill(plate.top(2).shift(0, 5), "#fff2d8", alpha=0.16)
        _words(canvas, plate, look, stuff)
    canvas.rim(place, "#fff2d8", 2, _ROUND, alpha=0.4)


def _plate_height(place: Region) -> float:
    return max(96.0, min(182.0, place.height * 0.4))


def _words(canvas: Canvas, plate: Region, look: CoverLook, stuff: Material) -> None:
    inner = plate.inset(min(26.0, plate.width * 0.06), 14)
    rows = (0.36, 0.3, 0.34) if look.line and inner.height > 120 else (0.6, 0.0, 0.4)
    name = inner.top(inner.height * rows[0])
    line = Region(inner.x, name.bottom, inner.width, inner.height * rows[1])
    foot = inner.foot(inner.height * rows[2])
    head = HEADING.of(PLATE_INK, 40)
    head = head.of(size=max(24.0, min(40.0, 40.0 * name.width / _wide(canvas, look.name, head))))
    canvas.text(name, look.name, head, valign="middle", drop=1.5)
    flavour = FLAVOUR.of(PLATE_INK, 26)
    if rows[1] and _wide(canvas, look.line, flavour) * 0.88 <= line.width:
        canvas.text(line, look.line, flavour, valign="middle")
    canvas.text(foot, look.players, SMALL.of(PLATE_INK), valign="middle")
    discs(canvas, foot, stuff)


def _wide(canvas: Canvas, text: str, style: Style) -> float:
    return max(1.0, canvas.measure(text, style).width)


def palette(canvas: Canvas, item: Item) -> None:
    """Draw the discs of a title's colours at the right end of an item."""
    discs(canvas, item.place, material(item.look))


def discs(canvas: Canvas, place: Region, stuff: Material) -> None:
    """Draw the colours of a material as discs at the right end of a place."""
    colours = (stuff.ground, *stuff.swatches)
    radius = 15.0
    x = place.right - radius - (len(colours) - 1) * 25
    # The number of players stands on the same line, and says more than the colours do.
    if x < place.x + place.width * 0.4:
        return
    for at, colour in enumerate(colours):
        centre = Offset(x + at * 25, place.centre.y)
        canvas.circle(centre + Offset(1, 3), radius + 1, "#000000", 0.35)
        canvas.circle(centre, radius, shade(colour, -0.3))
        canvas.circle(centre + Offset(0, -1), radius - 1, colour)
        canvas.circle(centre + Offset(0, -2), radius - 3, shade(colour, 0.12), 0.6)


@touched
@reaching(36)
def resume(canvas: Canvas, item: Item) -> None:
    """Draw the card of the last game, its picture at the left, its button at the right."""
    look: ResumeLook = item.data
    mood = canvas.mood
    place = item.place.shift(0, 0 if mood.pressed else -3 if mood.hover else 0)
    canvas.shadow(place, 18, 0.5, 24, 10)
    canvas.fill(place.inset(-5), "#4a2a0c", 23)
    canvas.fill(place.inset(-3), FOCUS if mood.hover else "#e2a04a", 21)
    canvas.panel(place, "parchment", 18, raised=False, edge=PARCHMENT_EDGE)
    wide = place.width > 1200
    side = place.left(min(236.0, place.width * 0.18))
    _seal(canvas, side, look.title)
    _resume_words(canvas, place, side, look, wide)


def _seal(canvas: Canvas, side: Region, title: str) -> None:
    art(canvas, title, side, 18, (True, False, True, False))
    canvas.fill(side.end(3), material(title).edge)
    canvas.fill(side.end(4).shift(4, 0), "#000000", alpha=0.14)
    canvas.rim(side, "#fffaf0", 2, 18, alpha=0.3)


def _resume_words(
    canvas: Canvas, place: Region, side: Region, look: ResumeLook, wide: bool
) -> None:
    pad = 40.0 if wide else 22.0
    button = place.end(RESUME_BUTTON[0] + 62 if wide else RESUME_BUTTON[1] + 40)
    seats = 58.0 * len(look.colours) if wide else 0.0
    room = button.x - side.right - pad - seats - (30 if wide else 0)
    words = Region(side.right + pad, place.y, room, place.height)
    name = Region(words.x, place.y + place.height * 0.13, room, place.height * 0.44)
    line = Region(words.x, name.bottom, room, place.height * 0.28)
    canvas.text(name, look.name, HEADING.of(size=min(54.0, place.height * 0.36)), valign="middle")
    told = f"{look.standing} · {look.saved}"
    style = BODY if wide else SMALL
    if canvas.measure(told, style).width > room:
        # Where the game stands tells which one it is; when it was saved can be done without.
        told = look.standing
    canvas.text(line, told, style, valign="middle")
    for at, colour in enumerate(look.colours if wide else ()):
        spot = Region(button.x - seats + at * 58, place.y, 44, place.height)
        canvas.seat(spot.middle(44, 44), colour)


PAINTERS: Mapping[str, Painter] = {
    "front_wordmark": wordmark,
    "front_cover": cover,
    "front_discs": palette,
    "front_resume": resume,
}
