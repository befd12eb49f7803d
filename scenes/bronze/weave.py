"""Drawing of the lands: the copper frame, woven strips, spots with cubes, folded lands."""

from __future__ import annotations

from scenes.bronze.paint_specs import Band, Row, Spot
from scenes.bronze.palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    HOT,
    INK,
    LINE,
    strip,
)
from scenes.ui import paint
from scenes.ui.canvas import Canvas
from scenes.ui.draw import moving, solid, touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import SEATS, STRONG

RIM = 12.0
"""Width of the copper frame."""
RIVET = 170.0
CLEAR = 27.0
"""Device pixels of a spot from which its drawing is clear; a smaller one shows the kind alone."""
TILE = 268 / 108
"""Width of a woven tile by its height."""


@solid(20)
def frame(canvas: Canvas, item: Item) -> None:
    """Draw the copper frame and the linen within it."""
    place = item.place
    canvas.texture(place, "bronze/copper", 18)
    canvas.outline(place, "#4a2412", 2, 18)
    canvas.rim(place, "#f2bd8d", 2, 18, alpha=0.7)
    canvas.rim(place, "#4a2412", 3, 18, top=False, alpha=0.7)
    inner = place.inset(RIM)
    # A dark seam lets the linen lie within the frame and not upon it.
    canvas.fill(inner.inset(-1.5), "#4a2412", 10, hollow=True)
    canvas.texture(inner, "bronze/linen", 9)
    # Two thin rims over each other look softer than one: that is the frame's shadow.
    canvas.rim(inner, "#3a2412", 5, 9, alpha=0.28)
    canvas.rim(inner, "#3a2412", 2.5, 9, alpha=0.3)
    _rivets(canvas, place)


def _rivets(canvas: Canvas, place: Region) -> None:
    half = RIM / 2
    across = max(2, round(place.width / (RIVET)))
    down = max(2, round(place.height / (RIVET)))
    # Mostly something within the frame is painted anew, and no edge of it.
    for side, y in ((place.top(RIM), place.y + half), (place.foot(RIM), place.bottom - half)):
        for at in range(across if canvas.seen(side) else 0):
            _rivet(canvas, Offset(place.x + place.width * (at + 0.5) / across, y))
    for side, x in ((place.left(RIM), place.x + half), (place.end(RIM), place.right - half)):
        for at in range(down if canvas.seen(side) else 0):
            _rivet(canvas, Offset(x, place.y + place.height * (at + 0.5) / down))


def _rivet(canvas: Canvas, centre: Offset) -> None:
    canvas.circle(centre, 4.4, "#5e3019")
    canvas.circle(centre + Offset(-0.6, -0.9), 3.5, "#d58a58")
    canvas.circle(centre + Offset(-1.3, -1.8), 1.3, "#ffe3c4")


def band(canvas: Canvas, item: Item) -> None:
    """Draw a terrain's strip: woven tiles, and a seam where a land ends."""
    look: Band = item.data
    place = Region(item.place.x, item.place.y + 2, item.place.width, item.place.height - 5)
    canvas.shadow(place, 6, 0.4, 5, 3)
    fill, ink = strip(look.terrain)
    canvas.fill(place, fill, 5)
    with canvas.clip(place):
        wide = place.height * TILE
        x = place.x
        while x < place.right:
            canvas.sprite(f"bronze/strip_{look.terrain}", Region(x, place.y, wide, place.height))
            # One device pixel of overlap: rounding would leave hairlines between tiles.
            x += wide - 1 / canvas.scale
    canvas.outline(place, ink, 1.2, 5, alpha=0.55)
    for land in range(1, look.lands):
        x = place.x + look.first + land * look.pitch
        ends = Offset(x, place.y + 3), Offset(x, place.bottom - 3)
        canvas.line(*ends, LINE, 2, 0.75, dash=3)


def terrain(canvas: Canvas, item: Item) -> None:
    """Draw a terrain's sign, and before it how long the shown seat's row is."""
    look: Row = item.data
    place = item.place
    side = min(place.height - 8, 46, place.width * 0.6)
    sign = Region(place.right - side - 2, place.y, side, place.height)
    canvas.sprite(f"bronze/roundel_{look.terrain}", sign.middle(side, side))
    room = Region(place.x, place.y, sign.x - place.x, place.height)
    mark = min(15, room.width * 0.4)
    if room.width < 34:
        row = room.middle(room.width, place.height * 0.8)
        canvas.seat(row.top(row.height * 0.4).middle(mark, mark), look.colour)
        words = row.foot(row.height * 0.58)
    else:
        canvas.seat(room.left(mark + 2).middle(mark, mark), look.colour)
        words = room.end(room.width - mark - 3)
    style = STRONG.of(INK, 23)
    canvas.text(words, str(look.longest), style, "centre", "middle")


@touched
def spot(canvas: Canvas, item: Item) -> None:
    """Draw a free spot with its kind, or the cube that stands on it."""
    look: Spot = item.data
    place = item.place
    if look.owner is not None:
        cube(canvas, place, look.owner)
        return
    hover = canvas.mood.hover and bool(item.intent)
    grown = place.inset(-3) if hover else place
    if look.hot == "now" and place.width * canvas.scale >= CLEAR:
        canvas.sprite(f"bronze/ready_{look.kind}", grown.inset(-2))
    else:
        _disc(canvas, grown, look)
    # The drawing with its glow turns to mud when small; a plain ring still says "here".
    if look.hot == "now" and place.width * canvas.scale < CLEAR:
        canvas.circle(grown.centre, grown.width / 2 + 2.5, CREAM)
        canvas.circle(grown.centre, grown.width / 2 + 1.5, HOT)
        _disc(canvas, grown.inset(0.5), look)
    elif look.hot == "other":
        # Dashed: a click works here, but with another card than the chosen one.
        ring = grown.inset(-1.5)
        canvas.circle(ring.centre, ring.width / 2, CREAM, ring=3.4)
        canvas.outline(ring, HOT, 2.4, ring.width / 2, dash=4)
    elif look.hot == "plan":
        # Gold with a darker edge, to be seen on the strips of all terrains.
        ring = grown.inset(-2)
        canvas.outline(ring, GOLD_DARK, 4.6, ring.width / 2)
        canvas.outline(ring.inset(0.8), GOLD, 3, ring.width / 2)


def _disc(canvas: Canvas, place: Region, look: Spot) -> None:
    """Draw a free spot's disc; where it is small, the kind alone and as large as can be."""
    if place.width * canvas.scale >= CLEAR:
        _, ink = strip(look.terrain)
        canvas.circle(place.centre, place.width / 2, ink, 0.85)
        canvas.sprite(f"bronze/spot_{look.kind}", place, alpha=1.0 if look.hot else 0.86)
        return
    _, ink = strip(look.terrain)
    canvas.circle(place.centre, place.width / 2, ink, 0.85)
    # One device pixel, however small the mat is drawn: the kind needs the rest.
    edge = 1 / canvas.scale
    canvas.circle(place.centre, place.width / 2 - edge, "#f5ead0", 1.0 if look.hot else 0.9)
    canvas.sprite(f"bronze/{look.kind}", place.inset(place.width * 0.1), INK)


def cube(canvas: Canvas, place: Region, colour: int) -> None:
    """Draw a seat's cube, standing a little over its spot."""
    look = SEATS[colour]
    high = place.height * 80 / 72
    box = Region(place.x, place.y - place.height * 0.05, place.width, high)
    canvas.sprite(f"bronze/cube_{look.shape}", box)


def cover(canvas: Canvas, item: Item) -> None:
    """Draw a land that still lies folded."""
    canvas.shadow(item.place, 9, 0.5, 9, 5)
    paint.picture(canvas, item)
    canvas.rim(item.place, "#fff6e2", 1.5, 9, alpha=0.5)


def left(canvas: Canvas, item: Item) -> None:
    """Dim the lands that the player has left behind."""
    canvas.fill(item.place, "#3a2a18", 6, 0.2)
    ends = Offset(item.place.right, item.place.y), Offset(item.place.right, item.place.bottom)
    canvas.line(*ends, GOLD_DARK, 4, 0.8)
    canvas.line(*ends, GOLD, 2)


def mark(canvas: Canvas, item: Item) -> None:
    """Draw the ring around what others changed."""
    place = item.place.inset(-2.5)
    radius = place.width / 2 if item.look == "spot" else 11
    canvas.outline(place, "#2a190f", 3.6, radius, alpha=0.8)
    canvas.outline(place.inset(0.7), "#fbe3a8", 2.2, radius)


@moving
def glow(canvas: Canvas, item: Item) -> None:
    """Draw a ring of light around a thing for a moment; `alpha` says how strong."""
    radius = item.place.width / 2 if item.look == "round" else 12
    for width, alpha in ((9.0, 0.25), (6.0, 0.4), (3.0, 1.0)):
        ring = item.place.inset(-width)
        canvas.outline(ring, GOLD, 3, radius + width, alpha=alpha * item.alpha)
