"""Drawing of the valley: the painting, places with rings and tags, people, the stepper."""

from __future__ import annotations

from scenes.stoneage.paint_specs import (
    Ground,
    Person,
    Step,
    Stepper,
)
from scenes.stoneage.palette import (
    CREAM,
    EDGE,
    GOLD,
    HEADING,
    MARK,
    TAG,
    TAG_HOT,
    TAG_INK,
    TAG_QUIET,
)
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, SUBHEADING


def valley(canvas: Canvas, item: Item) -> None:
    """Lay the painting on the wall."""
    canvas.sprite("stoneage/valley", item.place)


def readable(canvas: Canvas, size: float, least: float) -> float:
    """Give a size of words that stays at `least` units of the window where all is drawn small."""
    return max(size, least * canvas.grain / canvas.scale)


@moving
@touched
def ground(canvas: Canvas, item: Item) -> None:
    """Draw the rings and the tag of a place; light under what can be chosen."""
    if item.height:
        return
    look: Ground = item.data
    hot = look.state == "chosen" or (canvas.mood.hover and item.intent is not None)
    if hot or look.state == "mine":
        _light(canvas, item.place.inset(8), hot)
    for ring in look.rings:
        wide, high = 50, 32
        x, y = item.place.x + ring.x, item.place.y + ring.y + 7
        canvas.sprite("stoneage/ring_free", Region(x - wide / 2, y - high / 2, wide, high))
    _tag(canvas, item, look, hot)


def _light(canvas: Canvas, place: Region, hot: bool) -> None:
    if hot:
        canvas.fill(place, CREAM, 40, 0.07)
    canvas.outline(place, GOLD if hot else CREAM, 3, 40, dash=11, alpha=0.95)


def _tag(canvas: Canvas, item: Item, look: Ground, hot: bool) -> None:
    """Draw the leather tag: symbol, name, divisor."""
    size = readable(canvas, 23, 18.0)
    style = STRONG.of(TAG_INK, size)
    words = canvas.measure(item.text, style).width
    icon = 34 if look.icon else 0
    end = 46 if look.divisor else 0
    wide = min(words + icon + end + 28, item.place.width - 6)
    middle = item.place.x + item.place.width / 2
    # The river bends away beneath the middle of its place; its tag lies on the bank beside it.
    if item.look == "river":
        middle = item.place.x + 96
    place = Region(middle - wide / 2, item.place.y + look.level - 19, wide, 38)
    canvas.shadow(place, 10, 0.5, 5, 3)
    closed = look.state == "closed"
    # A dark edge below gives the leather its thickness.
    canvas.fill(place.shift(0, 2), EDGE, 10)
    canvas.fill(place, TAG_HOT if look.state == "chosen" else TAG, 10)
    edge = GOLD if hot else "#d9a253" if look.state in ("open", "mine") else EDGE
    canvas.outline(place, edge, 3.4 if hot else 2.2, 10)
    seam = place.inset(5, 4)
    canvas.outline(seam, "#d9b078", 1.1, 7, dash=5, alpha=0.35 if closed else 0.6)
    inner = place.inset(11 if look.icon else 9, 0)
    if look.icon:
        mark = inner.left(28)
        canvas.sprite(look.icon, mark.middle(26, 26), TAG_INK)
        inner = inner.end(inner.width - icon)
    if look.divisor:
        number = SMALL.of(TAG_QUIET, size, "bold")
        canvas.text(inner, f"÷ {look.divisor}", number, "right", "middle", spans=False)
        inner = inner.left(inner.width - end)
    canvas.text(inner, item.text, style, "left" if look.icon else "centre", "middle")


@moving
def person(canvas: Canvas, item: Item) -> None:
    """Draw a wooden person, pale when only planned, with a number when it stands for many."""
    look: Person = item.data
    place = item.place.shift(0, -item.height)
    if item.height > 0:
        low = item.place.foot(item.place.height * 0.3).inset(item.place.width * 0.12, 0)
        # In steps, so that a few blurred shadows serve for all heights.
        blur = 4 + 2 * round(item.height / 12)
        canvas.shadow(low.shift(item.height * 0.15, item.height * 0.1), 10, 0.4, blur, 3)
    cover = item.alpha * (0.6 if look.pale else 1.0)
    if cover < 0.999:
        # Made pale as a whole: its parts would show through each other.
        sheet = canvas.layer(place)
        sheet.meeple(place, look.colour)
        canvas.blit(sheet.surface, canvas.area(place).topleft, cover)
    else:
        canvas.meeple(place, look.colour)
    if look.pale:
        side = place.width
        # On the painting paleness alone is easily overlooked.
        ring = Region(place.x - side * 0.08, place.y - side * 0.08, side * 1.16, side * 1.16)
        canvas.outline(ring, GOLD, side * 0.055, side * 0.5, dash=side * 0.17)
    if look.count > 1:
        _count(canvas, place, look.count)


def _count(canvas: Canvas, place: Region, count: int) -> None:
    """Write how many stand there on a small disc at the foot."""
    radius = place.width * 0.3
    centre = Offset(place.right - radius * 0.7, place.bottom - radius * 0.6)
    canvas.circle(centre, radius, HEADING)
    canvas.circle(centre, radius, CREAM, 1.0, radius * 0.14)
    spot = Region(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)
    style = STRONG.of(CREAM, readable(canvas, radius * 1.4, 20.0))
    canvas.text(spot, str(count), style, "centre", "middle", shrink=False, spans=False)


def hollow(canvas: Canvas, item: Item) -> None:
    """Draw the mark that somebody leaves who is away."""
    canvas.sprite("common/meeple", item.place.inset(item.place.width * 0.06), "#2a160a", 0.5)


def amount(canvas: Canvas, item: Item) -> None:
    """Draw the bar of the stepper: the number between its buttons, and what to expect."""
    look: Stepper = item.data
    place = item.place
    canvas.shadow(place, 25, 0.5, 9, 5)
    canvas.fill(place, "#2a190f", place.height / 2)
    canvas.outline(place, GOLD, 2.4, place.height / 2)
    number = Region(place.x + 45, place.y, 44, place.height)
    style = SUBHEADING.of("#f6e7c6", 36)
    canvas.text(number, str(look.number), style, "centre", "middle", spans=False)
    rest = Region(place.x + 134, place.y, 76, place.height)
    canvas.sprite(look.icon, rest.end(24).middle(24, 24), TAG_QUIET)
    words = rest.left(rest.width - 27)
    small = SMALL.of(TAG_QUIET, readable(canvas, 22, 20.0))
    canvas.text(words, item.text, small, "right", "middle", spans=False)


@touched
def step(canvas: Canvas, item: Item) -> None:
    """Draw a round button that takes one more or one less."""
    look: Step = item.data
    place = item.place
    radius = place.width / 2
    hot = look.able and canvas.mood.hover
    if look.able:
        canvas.circle(Offset(place.centre.x, place.centre.y + 2), radius, "#120903")
    fill = ("#7b5636" if hot else "#5a3d27") if look.able else "#3a281b"
    canvas.circle(place.centre, radius, fill)
    canvas.circle(place.centre, radius, "#ffe1af", 0.4 if look.able else 0.12, 1.4)
    cover = 1.0 if look.able else 0.4
    canvas.sprite(item.look, place.inset(place.width * 0.28), "#f6e7c6", cover)


def mark(canvas: Canvas, item: Item) -> None:
    """Ring what others changed."""
    radius = 40 if item.look == "ground_of" else 11
    inset = 8 if item.look == "ground_of" else -2
    canvas.outline(item.place.inset(inset), MARK, 3, radius, alpha=0.95)


def glow(canvas: Canvas, item: Item) -> None:
    """Draw a warm ring around something gained."""
    for spread, cover in ((0, 0.9), (5, 0.45), (10, 0.2)):
        canvas.outline(item.place.inset(-2 - spread), item.look, 5, 11 + spread, alpha=cover)
    canvas.fill(item.place, item.look, 11, 0.16)
