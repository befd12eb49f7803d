"""Where everything lies on the mat, for any region, in the mat's own units.

The painting of the valley has measures of its own, in which places, rings, people and the slab of
a decision are laid out; `Plan.on_mat` brings them to the mat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from scenes.table import arrangement
from scenes.table.arrangement import Arrangement
from scenes.ui.geometry import Offset, Region, Size
from scenes.ui.picture import Item

USUAL = Arrangement(Size(1360.0, 880.0), Size(1464.0, 960.0))
WIDE = Arrangement(Size(2050.0, 860.0), Size(2420.0, 870.0))
"""The valley has the whole height, and the market in one row above the board stands beside it."""
HIGH = Arrangement(Size(1260.0, 1160.0), Size(1460.0, 1340.0))
"""The board lies below the valley only, and the market two by two beside both."""
ARRANGEMENTS = (USUAL, WIDE, HIGH)
TALL = 860.0
"""From this height on cards and tiles find room below the valley where tabs are needed."""
VALLEY, MARKET, BOARD = (f"stoneage.table.tab.{name}" for name in ("valley", "market", "board"))


# The painting, in its own measures

PAINTED = (850.0, 620.0)
"""Width and height of the painting of the valley."""
SLAB = Region(8, 292, 834, 328)
"""Where the slab of a decision lies over the valley, where there is no board for it."""
LOW = SLAB.foot(264)
"""Where it lies with less to say, so that more of the valley is seen."""
PERSON = 46.0
CROWD = 10
"""More people than this on one place without rings are counted instead of drawn."""
STEPPER = (218.0, 50.0)

# The board, and the slab on it

DEEP = 480.0
"""A higher board has room for its parts two by two."""
SHEET = Size(780.0, 300.0)
"""What a slab needs, in its own measures."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the painting."""

    place: Region
    middle: Offset
    """Of the first row of rings."""
    tag: Offset
    bar: Offset | None = None
    """Upper left corner of its stepper."""
    columns: int = 4
    pitch: float = 52.0
    row: float = 46.0


SPOTS = {
    "forest": Spot(Region(6, 6, 302, 284), Offset(158, 172), Offset(158, 266), Offset(49, 292)),
    "clay_pit": Spot(Region(312, 6, 250, 270), Offset(436, 152), Offset(436, 246), Offset(327, 56)),
    "quarry": Spot(Region(566, 6, 266, 266), Offset(694, 144), Offset(694, 240), Offset(579, 48)),
    "river": Spot(
        Region(396, 278, 376, 112), Offset(584, 312), Offset(492, 363), Offset(580, 338), 7, 49.0
    ),
    "hunting": Spot(
        Region(8, 366, 322, 248), Offset(170, 502), Offset(170, 590), Offset(61, 326), 5, 54.0
    ),
    "tool_maker": Spot(Region(344, 396, 214, 210), Offset(468, 516), Offset(465, 568)),
    "hut": Spot(
        Region(560, 396, 108, 210), Offset(612, 516), Offset(614, 568), columns=2, pitch=48.0
    ),
    "field": Spot(Region(671, 396, 160, 210), Offset(750, 516), Offset(750, 568)),
}


def points(spot: Spot, count: int) -> tuple[Offset, ...]:
    """Give the middles of `count` rings or people, row by row."""
    found = []
    for at in range(count):
        row, column = divmod(at, spot.columns)
        # The last row may be shorter; it is centred below the others.
        wide = min(spot.columns, count - row * spot.columns)
        x = spot.middle.x + (column - (wide - 1) / 2) * spot.pitch
        found.append(Offset(x, spot.middle.y + row * spot.row))
    return tuple(found)


# The mat


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of the parts of the mat; `None` for a part that another tab shows."""

    mat: Region
    valley: Region | None = None
    """The painting, in its own proportions."""
    cards: Region | None = None
    tiles: Region | None = None
    board: Region | None = None
    strip: Region | None = None
    """Own stores beside the valley where the board is on another tab."""

    @property
    def sheet(self) -> Region | None:
        """Where a slab lies so that the whole valley is seen: on what it tells of itself, the
        tools, and on the civilization of the board."""
        if self.board is None:
            return None
        tools = parts(self.board)[2]
        left, top = tools.x - 20, max(self.board.y + 8, tools.y - 16)
        right, foot = self.board.right - 10, min(self.board.bottom - 8, tools.bottom + 18)
        return Region(left, top, right - left, foot - top)

    @property
    def scale(self) -> float:
        """How many units of the mat a measure of the painting is wide."""
        assert self.valley is not None
        return self.valley.width / PAINTED[0]

    def spot(self, region: Region) -> Region:
        """Give a region of the painting as seen from the mat's corner, in its own measures."""
        assert self.valley is not None
        return region.shift(self.valley.x / self.scale, self.valley.y / self.scale)

    def on_mat(self, items: Iterable[Item]) -> Iterator[Item]:
        """Bring what was laid out in the painting's measures to the mat."""
        return (item.on_window(self.scale) for item in items)


def whole(region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return arrangement.whole(ARRANGEMENTS, region)


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    if whole(region):
        return ()
    return (VALLEY, BOARD) if region.height >= TALL else (VALLEY, MARKET, BOARD)


def scale(region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide."""
    return arrangement.scale(ARRANGEMENTS, region)


def plan(region: Region, tab: str = "") -> Plan:
    """Lay out the mat; `tab` is one of `tabs(region)`."""
    if whole(region):
        return _whole(region)
    if tab == BOARD:
        return Plan(region, board=region.inset(14))
    if tab == MARKET:
        upper, lower = region.inset(16, 10).rows(2, 10)
        return Plan(region, cards=upper, tiles=lower)
    return _compact(region)


def _painted(room: Region) -> Region:
    """Fit the painting into a room, at its upper left."""
    k = min(room.width / PAINTED[0], room.height / PAINTED[1])
    return Region(room.x, room.y, PAINTED[0] * k, PAINTED[1] * k)


def _whole(region: Region) -> Plan:
    chosen = arrangement.best(ARRANGEMENTS, region)
    if chosen is not USUAL:
        return _wide(region) if chosen is WIDE else _high(region)
    inner = region.inset(20, 16)
    board = inner.foot(294)
    upper = inner.top(inner.height - board.height - 14)
    room = upper.left(min(upper.width - 552 - 22, upper.width * 0.62))
    valley = _painted(room)
    spare = max(0.0, room.width - valley.width)
    valley = valley.shift(spare / 2, (upper.height - valley.height) / 2)
    market = upper.end(upper.width - room.width - 22)
    most = market.middle(min(market.width, 760), market.height)
    cards = most.top(most.height * 0.51)
    tiles = most.foot(most.height * 0.49 - 8)
    return Plan(region, valley, cards, tiles, board)


def _wide(region: Region) -> Plan:
    inner = region.inset(20, 16)
    valley = _painted(inner.left(inner.width - 930))
    beside = inner.end(inner.width - valley.width - 22)
    board = beside.foot(min(620.0, max(550.0, beside.height * 0.62)))
    market = beside.top(beside.height - board.height - 14)
    cards, tiles = market.columns(2, 20)
    return Plan(region, inner.left(valley.width).middle(*valley.size), cards, tiles, board)


def _high(region: Region) -> Plan:
    inner = region.inset(20, 16)
    market = inner.end(max(400.0, inner.width * 0.3))
    left = inner.left(inner.width - market.width - 20)
    board = left.foot(max(576.0, left.height * 0.5))
    room = left.top(left.height - board.height - 14)
    cards, tiles = market.rows(2, 14)
    return Plan(region, _middle(room), cards, tiles, board)


def _middle(room: Region) -> Region:
    """Fit the painting into the middle of a room."""
    valley = _painted(room)
    return room.middle(valley.width, valley.height)


def _compact(region: Region) -> Plan:
    inner = region.inset(10)
    base = Plan(region)
    room = inner
    if region.height >= TALL:
        market = inner.foot(292)
        left, right = market.columns(2, 18)
        base = replace(base, cards=left, tiles=right)
        room = inner.top(inner.height - 302)
    # Left over for the strip, or a high room would give all its width to the painting.
    valley = _painted(room.left(room.width - 118))
    strip = Region(valley.right + 8, room.y, inner.right - valley.right - 8, valley.height)
    # A store is no easier to read in a wider cell: what is over goes to both sides.
    if strip.width > 170:
        valley = valley.shift((strip.width - 170) / 2, 0)
        strip = strip.end(170 + (strip.width - 170) / 2).left(170)
    return replace(base, valley=valley, strip=strip)


def parts(place: Region) -> tuple[Region, ...]:
    """Cut the board into its four parts: side by side, or two by two."""
    inner = place.inset(28, 22)
    if place.width < 1200 or place.height > DEEP:
        upper, lower = inner.rows(2, 24)
        high = min(280, upper.height)
        return tuple(part.top(high) for row in (upper, lower) for part in _halves(row))
    gap = 34
    room = inner.width - 3 * gap
    shares = (0.21, 0.235, 0.26, 0.295)
    found, x = [], inner.x
    for share in shares:
        found.append(Region(x, inner.y, room * share, inner.height))
        x += room * share + gap
    return tuple(found)


def _halves(row: Region) -> tuple[Region, Region]:
    """Cut a row in two, of which the right one has the longer lines."""
    gap = min(36.0, row.width * 0.05)
    left = row.left((row.width - gap) * 0.46)
    return left, row.end(row.width - left.width - gap)


def cells(region: Region, count: int, pitch: float) -> tuple[Region, ...]:
    """Set `count` columns of that pitch side by side in the middle of a region."""
    wide = min(pitch, region.width / max(1, count))
    start = region.centre.x - wide * count / 2
    return tuple(Region(start + at * wide, region.y, wide, region.height) for at in range(count))
