"""Where everything lies on the mat, for any region, in the mat's own units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table import arrangement
from scenes.table.arrangement import Arrangement
from scenes.ui.geometry import Region, Size

USUAL = Arrangement(Size(1300.0, 880.0), Size(1464.0, 960.0))
WIDE = Arrangement(Size(1860.0, 720.0), Size(2020.0, 740.0))
"""The lands have the whole height, and everything else stands beside them."""
ARRANGEMENTS = (USUAL, WIDE)
TALL, BROAD = 860.0, 1000.0
"""From this height and width on the lands stay in view beside one of the other parts."""
TAB_STRIP = 52.0
LANDS, CARDS, CITIES = (
    "bronze.table.tab.lands",
    "bronze.table.tab.cards",
    "bronze.table.tab.cities",
)
STRIP, HEAD, SHELF = 58.0, 70.0, 36.0


@dataclass(frozen=True, slots=True)
class Board:
    """The lands: a column for each between the trade tokens and the right edge."""

    place: Region
    head: float
    strip: float
    shelf: float
    token: float
    """Width of a trade token's column."""
    row: float
    """Width for the length of the own row."""
    sign: float
    lands: int

    @property
    def first(self) -> float:
        """The x at which the first land begins."""
        return self.place.x + 3 * self.token + self.row + self.sign

    @property
    def pitch(self) -> float:
        """The width of a land."""
        return (self.place.right - self.first) / self.lands

    @property
    def top(self) -> float:
        """The y at which the first terrain begins."""
        return self.place.y + self.head

    def band(self, terrain: int) -> Region:
        """Give a terrain's strip, its sign included."""
        left = self.first - self.sign
        y = self.top + terrain * self.strip
        return Region(left, y, self.place.right - left, self.strip)

    def cell(self, land: int, terrain: int) -> Region:
        """Give a terrain of a land."""
        y = self.top + terrain * self.strip
        return Region(self.first + land * self.pitch, y, self.pitch, self.strip)

    def spot(self, land: int, terrain: int, place: int, count: int) -> Region:
        """Give one of `count` spots beside each other in a terrain of a land."""
        # Three spots are the most that a cell has, so columns of all lands are alike.
        # Between two lands there is as much room as the line of lands left behind is wide.
        step = min(43, (self.pitch - 3) / 3)
        side = min(step - 1, self.strip - 12, 39)
        x, y = self.cell(land, terrain).centre
        return Region(x + (place - (count - 1) / 2) * step - side / 2, y - side / 2, side, side)

    def over(self, land: int) -> Region:
        """Give the place above a land."""
        return Region(self.first + land * self.pitch, self.place.y, self.pitch, self.head)

    def under(self, land: int) -> Region:
        """Give the place below a land."""
        y = self.place.bottom - self.shelf
        return Region(self.first + land * self.pitch, y, self.pitch, self.shelf)


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of the parts of the mat; `None` for a part that another tab shows."""

    mat: Region
    board: Board | None = None
    tray: Region | None = None
    piles: Region | None = None
    cities: Region | None = None
    bar: Region | None = None
    """The activated cards beside the lands, where the matrix is out of sight."""


def whole(region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return arrangement.whole(ARRANGEMENTS, region)


def tall(region: Region) -> bool:
    """Tell whether the lands stay in view whatever tab is open."""
    return region.height >= TALL and region.width >= BROAD


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    if whole(region):
        return ()
    return (CARDS, CITIES) if tall(region) else (LANDS, CARDS, CITIES)


def scale(region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide."""
    return arrangement.scale(ARRANGEMENTS, region)


def plan(region: Region, lands: int, tab: str = "") -> Plan:
    """Lay out the mat for so many lands; `tab` is one of `tabs(region)`."""
    if whole(region):
        return _whole(region, lands)
    if tab != LANDS and _tall_under_tabs(region):
        return _tall(region, lands, tab)
    return _low(region, lands, tab)


def _tall_under_tabs(region: Region) -> bool:
    """Tell the same of a mat from which the tabs have taken their strip."""
    return region.height >= TALL - TAB_STRIP and region.width >= BROAD


def _board(place: Region, lands: int, small: bool) -> Board:
    head, shelf = (48.0, 34.0) if small else (HEAD, SHELF)
    token, row, sign = (36.0, 30.0, 40.0) if small else (46.0, 44.0, 50.0)
    # The strips share the height, for seven of them must be seen together to read a route.
    strip = (place.height - (head + shelf)) / 7
    return Board(place, head, strip, shelf, token, row, sign, lands)


def _whole(region: Region, lands: int) -> Plan:
    if arrangement.best(ARRANGEMENTS, region) is WIDE:
        return _wide(region, lands)
    inner = region.inset(24, 22)
    # The strips of a higher mat grow with it, as far as spots in them do.
    strip = min(72.0, max(STRIP, STRIP + (region.height - USUAL.usual.height) / 16))
    board = inner.top(HEAD + 7 * strip + SHELF)
    y = board.bottom + 14
    below = Region(inner.x, y, inner.width, inner.bottom - y)
    gap = 16
    # What is over goes to cities before piles: their texts are what gets cut first.
    spare = below.width - (660 + 330 + 394) - 2 * gap
    # Of what is missing the tray gives most: its cards are read by their signs.
    tray = below.left(660 + spare * (0.3 if spare > 0 else 0.75))
    cities = below.end(394 + spare * (0.55 if spare > 0 else 0.05))
    piles = Region(tray.right + gap, y, cities.x - tray.right - 2 * gap, below.height)
    return Plan(region, _board(board, lands, False), tray, piles, cities)


def _wide(region: Region, lands: int) -> Plan:
    inner = region.inset(24, 22)
    gap = 16
    beside = inner.end(max(700.0, inner.width * 0.36))
    board = inner.left(inner.width - beside.width - gap)
    tray = beside.top(beside.height * 0.48)
    below = beside.foot(beside.height - tray.height - gap)
    piles = below.left(330 + (below.width - 724) * 0.45)
    cities = below.end(below.width - piles.width - gap)
    return Plan(region, _board(board, lands, False), tray, piles, cities)


def _tall(region: Region, lands: int, tab: str) -> Plan:
    inner = region.inset(22, 18)
    board = inner.top(HEAD + 7 * 52 + SHELF)
    y = board.bottom + 12
    below = Region(inner.x, y, inner.width, inner.bottom - y)
    made = _board(board, lands, False)
    if tab == CITIES:
        return Plan(region, made, cities=below)
    piles = below.end(336)
    tray = below.left(below.width - 352)
    return Plan(region, made, tray, piles)


def _low(region: Region, lands: int, tab: str) -> Plan:
    inner = region.inset(18, 16)
    if tab == CITIES:
        return Plan(region, cities=inner)
    if tab == CARDS:
        piles = inner.end(min(350.0, max(310.0, inner.width * 0.34)))
        tray = inner.left(inner.width - piles.width - 14)
        return Plan(region, tray=tray, piles=piles)
    # The cards woken must stay in sight while cubes are placed with them.
    bar = inner.foot(58)
    board = inner.top(inner.height - 66)
    small = board.width < 1100
    # Spots don't grow beyond 39, so that higher strips would only be emptier.
    high = min(board.height, HEAD + 7 * 70 + SHELF)
    return Plan(region, _board(board.top(high), lands, small), bar=bar)
