"""The words beside what the pointer or the focus rests on."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Tip
from scenes.ui.theme import Style

DELAY = 0.4
"""Seconds that the pointer must rest."""
WIDEST = 420.0
NARROWEST = 190.0
PAD = 18.0
GAP = 14.0
"""Between a tooltip and its owner; the arrow fills it."""
_TITLE = theme.SUBHEADING.of("#f6e7c6", 28)
_STATE = theme.SMALL.of(theme.WALNUT_QUIET)
_LINE = Style("sans", 23, "#f3e6cc", 1.28)
_REASON = Style("sans", 23, "#f3d9b4", 1.28)


@dataclass(frozen=True, slots=True)
class _Part:
    text: str
    style: Style
    high: float
    rule: bool = False
    """Whether a line is drawn above it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a tooltip lies, and on which side of its owner; "" if it stands apart from it."""

    place: Region
    side: str


def draw(
    canvas: Canvas, tip: Tip, owner: Region, not_now: str, spared: tuple[Region, ...] = ()
) -> Spot:
    """Draw a tip beside its owner; `not_now` is what stands before the reason."""
    spot = place(canvas, tip, owner, not_now, spared)
    _, parts, head = _measure(canvas, tip, not_now)
    _body(canvas, spot, owner)
    _words(canvas, tip, spot.place.inset(PAD), parts, head)
    return spot


def place(
    canvas: Canvas, tip: Tip, owner: Region, not_now: str, spared: tuple[Region, ...] = ()
) -> Spot:
    """Give the place of a tip beside its owner."""
    wide, parts, head = _measure(canvas, tip, not_now)
    high = head + sum(part.high + (14 if part.rule else 6) for part in parts) + 2 * PAD - 6
    return beside(owner, wide + 2 * PAD, high, canvas.region, spared)


def _measure(canvas: Canvas, tip: Tip, not_now: str) -> tuple[float, tuple[_Part, ...], float]:
    limit = min(WIDEST, canvas.region.width * 0.6)
    texts = [(line, _LINE, False) for line in tip.lines]
    if tip.reason:
        lead = f"**{not_now}** " if tip.title or tip.lines else ""
        texts.append((lead + tip.reason, _REASON, bool(tip.title or tip.lines)))
    title = canvas.measure(tip.title, _TITLE).width if tip.title else 0.0
    title += 42 if tip.icon else 0
    side = canvas.measure(tip.state, _STATE).width + 24 if tip.state else 0.0
    side += canvas.measure(tip.keys, theme.SMALL).width + 40 if tip.keys else 0.0
    longest = max([canvas.measure(text, style).width for text, style, _ in texts], default=0)
    wide = max(NARROWEST, min(limit, max(title + side, longest + 2)))
    parts = tuple(
        _Part(text, style, canvas.measure(text, style, wide).height, rule and bool(tip.title))
        for text, style, rule in texts
    )
    head = 0.0
    if tip.title:
        head = canvas.measure(tip.title, _TITLE, wide - side).height + 6
    return wide, parts, head


def beside(
    owner: Region, wide: float, high: float, window: Region, spared: tuple[Region, ...] = ()
) -> Spot:
    """Find a place beside the owner that covers neither it nor, if possible, what is spared.

    Right, left, below or above, in this order; where that covers something, moved along its edge.
    """
    inner = window.inset(8)
    x, y = owner.centre
    right = Region(owner.right + GAP, y - high / 2, wide, high)
    left = Region(owner.x - GAP - wide, y - high / 2, wide, high)
    below = Region(x - wide / 2, owner.bottom + GAP, wide, high)
    above = Region(x - wide / 2, owner.y - GAP - high, wide, high)
    spots = (Spot(right, "right"), Spot(left, "left"), Spot(below, "below"), Spot(above, "above"))
    along = [Spot(place, spot.side) for spot in spots for place in _moved(spot, owner)]
    held = [Spot(_kept(spot.place, inner), spot.side) for spot in (*spots, *along)]

    def covered(spot: Spot) -> tuple[float, float]:
        return _overlap(spot.place, owner), sum(_overlap(spot.place, one) for one in spared)

    best = min(held, key=covered)
    return best if covered(best) == (0.0, 0.0) else _apart(best, owner, inner, spared)


def _apart(spot: Spot, owner: Region, inner: Region, spared: tuple[Region, ...]) -> Spot:
    """Find the nearest place at the edges of what is spared, where the sides of the owner fail."""
    place = spot.place
    wide, high = place.size
    around = (owner, *spared)
    across = {place.x, *(x for one in around for x in (one.x - GAP - wide, one.right + GAP))}
    down = {place.y, *(y for one in around for y in (one.y - GAP - high, one.bottom + GAP))}
    free = [
        Region(x, y, wide, high)
        for x in across
        for y in down
        if inner.x <= x <= inner.right - wide and inner.y <= y <= inner.bottom - high
    ]
    free = [one for one in free if not any(_overlap(one, other) for other in around)]
    x, y = owner.centre
    near = min(
        free,
        key=lambda one: (abs(one.centre.x - x) + abs(one.centre.y - y), one.x, one.y),
        default=None,
    )
    return spot if near is None else Spot(near, "")


def _moved(spot: Spot, owner: Region) -> tuple[Region, Region]:
    """Give the place of a tooltip where it begins, and where it ends, with its owner."""
    place = spot.place
    if spot.side in ("right", "left"):
        down = owner.centre.y - 36 - place.y
        return place.shift(0, down), place.shift(0, -down)
    across = owner.centre.x - 36 - place.x
    return place.shift(across, 0), place.shift(-across, 0)


def _kept(place: Region, inner: Region) -> Region:
    x = max(inner.x, min(place.x, inner.right - place.width))
    y = max(inner.y, min(place.y, inner.bottom - place.height))
    return Region(x, y, place.width, place.height)


def _overlap(a: Region, b: Region) -> float:
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, across) * max(0.0, down)


def _body(canvas: Canvas, spot: Spot, owner: Region) -> None:
    place = spot.place
    canvas.shadow(place, 12, 0.55, 14, 6)
    canvas.fill(place, theme.TIP_EDGE, 12)
    arrow = _arrow(spot, owner)
    if arrow:
        canvas.polygon(arrow, theme.TIP_GROUND, edge=theme.TIP_EDGE, width=1.6)
    canvas.fill(place.inset(1.6), theme.TIP_GROUND, 10.5)
    if arrow:
        canvas.polygon(_inwards(spot, arrow), theme.TIP_GROUND)
    canvas.rim(place.inset(1.6), "#ffe1af", 1.2, 10, alpha=0.14)


def _arrow(spot: Spot, owner: Region) -> tuple[Offset, ...]:
    """Give the arrow's corners: two on the tooltip's edge, the tip towards the owner."""
    place, (x, y) = spot.place, owner.centre
    if not spot.side or _overlap(place, owner):
        return ()
    x = max(place.x + 22, min(x, place.right - 22))
    y = max(place.y + 22, min(y, place.bottom - 22))
    far = GAP - 4
    return {
        "right": (Offset(place.x, y - 11), Offset(place.x - far, y), Offset(place.x, y + 11)),
        "left": (
            Offset(place.right, y - 11),
            Offset(place.right + far, y),
            Offset(place.right, y + 11),
        ),
        "below": (Offset(x - 11, place.y), Offset(x, place.y - far), Offset(x + 11, place.y)),
        "above": (
            Offset(x - 11, place.bottom),
            Offset(x, place.bottom + far),
            Offset(x + 11, place.bottom),
        ),
    }[spot.side]


def _inwards(spot: Spot, arrow: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """Move the arrow into the tooltip, to cover the edge between the two."""
    dx, dy = {"right": (3, 0), "left": (-3, 0), "below": (0, 3), "above": (0, -3)}[spot.side]
    return tuple(point + Offset(dx, dy) for point in arrow)


def _words(canvas: Canvas, tip: Tip, inner: Region, parts: tuple[_Part, ...], head: float) -> None:
    top = inner.top(head - 6) if head else inner.top(0)
    if tip.title:
        _head(canvas, tip, top)
    y = inner.y + head
    for part in parts:
        if part.rule:
            canvas.line(Offset(inner.x, y + 3), Offset(inner.right, y + 3), "#e7cfa2", 1, 0.35)
            y += 8
        place = Region(inner.x, y, inner.width, part.high)
        canvas.text(place, part.text, part.style, wrap=True, shrink=False)
        y += part.high + 6


def _head(canvas: Canvas, tip: Tip, top: Region) -> None:
    right = top
    if tip.keys:
        wide = canvas.measure(tip.keys, theme.SMALL).width + 20
        cap = top.end(wide).middle(wide, 30)
        canvas.outline(cap, "#e7cfa2", 1.5, 7, alpha=0.45)
        canvas.text(cap, tip.keys, theme.SMALL.of("#e7cfa2"), "centre", "middle")
        right = top.left(top.width - wide - 12)
    if tip.state:
        canvas.text(right, tip.state, _STATE, "right", "middle")
        right = right.left(right.width - canvas.measure(tip.state, _STATE).width - 16)
    if tip.icon:
        canvas.sprite(tip.icon, right.left(32), "#f6e7c6")
        right = Region(right.x + 42, right.y, right.width - 42, right.height)
    canvas.text(right, tip.title, _TITLE, valign="middle", wrap=True)
