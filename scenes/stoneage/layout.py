"""Where everything lies on the mat, for any region; one scale `unit` for all measures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.ui.geometry import Region

WIDTH, HEIGHT = 1464.0, 960.0
NARROWEST, LOWEST = 1400.0, 900.0
PAINTED = (850.0, 620.0)
"""The size in which the painting of the valley is drawn."""
VALLEY, MARKET, BOARD = (f"stoneage.table.tab.{name}" for name in ("valley", "market", "board"))
TALL = 860.0
"""From this height on cards and tiles find room below the valley where tabs are needed."""
SLAB = 292.0
"""Where the slab of a decision begins, in measures of the painting."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of the parts of the mat; `None` for a part that another tab shows."""

    unit: float
    mat: Region
    valley: Region | None = None
    """The painting, in its own proportions."""
    slab: Region | None = None
    """Over the lower part of the valley, where rolls and payments are decided."""
    cards: Region | None = None
    tiles: Region | None = None
    board: Region | None = None
    strip: Region | None = None
    """Own stores beside the valley where the board is on another tab."""

    @property
    def scale(self) -> float:
        """The scale of the painting."""
        return self.valley.width / PAINTED[0] if self.valley is not None else self.unit

    def spot(self, x: float, y: float, width: float, height: float) -> Region:
        """Give a region of the painting in units of the window."""
        assert self.valley is not None
        k = self.scale
        return Region(self.valley.x + x * k, self.valley.y + y * k, width * k, height * k)


def whole(region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return region.width >= NARROWEST and region.height >= LOWEST


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    if whole(region):
        return ()
    return (VALLEY, BOARD) if region.height >= TALL else (VALLEY, MARKET, BOARD)


def plan(region: Region, tab: str = "") -> Plan:
    """Lay out the mat; `tab` is one of `tabs(region)`."""
    if whole(region):
        return _whole(region)
    if tab == BOARD:
        return Plan(1.0, region, board=region.inset(14))
    if tab == MARKET:
        upper, lower = region.inset(16, 10).rows(2, 10)
        return Plan(1.0, region, cards=upper, tiles=lower)
    return _compact(region)


def _painted(room: Region) -> Region:
    """Fit the painting into a room, at its upper left."""
    k = min(room.width / PAINTED[0], room.height / PAINTED[1])
    return Region(room.x, room.y, PAINTED[0] * k, PAINTED[1] * k)


def _with_slab(base: Plan, valley: Region) -> Plan:
    k = valley.width / PAINTED[0]
    top = valley.y + SLAB * k
    slab = Region(valley.x + 8 * k, top, valley.width - 16 * k, valley.bottom - top)
    return replace(base, valley=valley, slab=slab)


def _whole(region: Region) -> Plan:
    unit = max(0.94, min(region.width / WIDTH, region.height / HEIGHT))
    inner = region.inset(20 * unit, 16 * unit)
    board = inner.foot(294 * unit)
    upper = inner.top(inner.height - board.height - 14 * unit)
    room = upper.left(min(upper.width - 552 * unit - 22 * unit, upper.width * 0.62))
    valley = _painted(room)
    spare = max(0.0, room.width - valley.width)
    valley = valley.shift(spare / 2, (upper.height - valley.height) / 2)
    market = upper.end(upper.width - room.width - 22 * unit)
    most = market.middle(min(market.width, 760 * unit), market.height)
    cards = most.top(most.height * 0.51)
    tiles = most.foot(most.height * 0.49 - 8 * unit)
    return _with_slab(Plan(unit, region, cards=cards, tiles=tiles, board=board), valley)


def _compact(region: Region) -> Plan:
    inner = region.inset(10)
    base = Plan(1.0, region)
    room = inner
    if region.height >= TALL:
        market = inner.foot(292)
        left, right = market.columns(2, 18)
        base = replace(base, cards=left, tiles=right)
        room = inner.top(inner.height - 302)
    valley = _painted(room.left(room.width - 118))
    strip = Region(valley.right + 8, room.y, inner.right - valley.right - 8, valley.height)
    if strip.width > 170:
        valley = valley.shift((strip.width - 170) / 2, 0)
        strip = strip.end(170 + (strip.width - 170) / 2).left(170)
    return _with_slab(replace(base, strip=strip), valley)


def cells(region: Region, count: int, pitch: float) -> tuple[Region, ...]:
    """Set `count` columns of that pitch side by side in the middle of a region."""
    wide = min(pitch, region.width / max(1, count))
    start = region.centre.x - wide * count / 2
    return tuple(Region(start + at * wide, region.y, wide, region.height) for at in range(count))
