"""Where the parts of every table lie: from upright windows to 32:9, at every interface size."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from scenes.ui.geometry import Region

NARROW = 1500
"""Below this width or …"""
LOW = 860
"""… this height margins and the rail shrink."""
ULTRAWIDE = 2300
"""From this width on the chronicle stands in a column of its own."""
CARD = 108
SMALL_CARD = 84
TALL_CARD = 132
CHRONICLE = 170
"""The least height at which a chronicle is worth its place."""
FOLDED = 56
KEEP = 38
"""Height of the switch above the seats."""
WORDED = 20.0
"""Room around the words of a tool, beyond its icon."""
UPRIGHT = 1.15
"""Below this ratio of width to height seats and chronicle lie below the mat."""
STRIP = 352.0
"""The least height of what lies below it: the corner with its second choices."""
PLATE = 22.0
"""How far it lies below the mat."""
NARROWEST = 1150
"""No table is shown narrower: in a narrow window the interface size stops earlier."""


@dataclass(frozen=True, slots=True)
class Places:
    """The regions of one table."""

    title: Region
    prompt: Region
    tools: tuple[Region, Region]
    """Rules and menu, at the right end of the top bar."""
    mat: Region
    mat_tabs: tuple[Region, ...]
    rail_tabs: tuple[Region, ...]
    """Seats and chronicle, where they share one place; else empty."""
    cards: tuple[Region, ...]
    """One per seat; empty while the chronicle has their place."""
    chronicle: Region | None
    corner: Region
    action: Region
    seconds: tuple[Region, ...]
    undo: Region
    redo: Region | None
    hint: Region
    speed: Region
    paces: Region | None
    """Where the speeds to choose from lie, while they are open."""
    small: bool
    keep: Region | None
    """The switch for the own board, above the seats, where it makes a difference."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What must find a place."""

    seats: int
    labels: tuple[float, ...] = ()
    """Widths of the words on the second choices."""
    mat_tabs: int = 0
    redo: bool = False
    log: bool = False
    """Whether the tab of the chronicle is open, where there are tabs."""
    folded: bool = False
    """Whether the chronicle is collapsed."""
    keep: bool = False
    """Whether people are asked if they keep their own board."""
    tools: tuple[float, ...] = ()
    """Widths of the words on *Take back* and *Hint*, where there is room for them."""
    paces: bool = False
    """Whether the speeds to choose from are open."""


@dataclass(frozen=True, slots=True)
class _Measures:
    margin: float
    gap: float
    bar: float
    rail: float
    action: float
    tool: float
    small: bool


def measures(region: Region) -> _Measures:
    """Give margins and sizes for a window."""
    if region.width < NARROW or region.height < LOW:
        rail = 330 if region.width >= 1200 else 290
        return _Measures(14, 10, 60, rail, 76, 54, True)
    return _Measures(24, 12, 68, 384 + _over(region) * 0.08, 92, 60, False)


def _over(region: Region) -> float:
    """Say by how much a window is wider than those of 21:9, for rail and chronicle to grow."""
    return min(1200.0, max(0.0, region.width - 2.4 * region.height))


# Asked several times a frame, and the same until somebody drags the window or opens something.
@lru_cache(64)
def places(region: Region, wish: Wish) -> Places:
    """Lay a table out in the whole window."""
    m = measures(region)
    body = Region(
        region.x + m.margin,
        region.y + m.margin / 2 + m.bar + m.gap,
        region.width - 2 * m.margin,
        region.height - m.margin * 1.5 - m.bar - m.gap,
    )
    upright = region.width < region.height * UPRIGHT
    wide = region.width >= ULTRAWIDE and not m.small
    column = m.rail + _over(region) * 0.18 if wide else 0.0
    mat, foot = _upright(body) if upright else _across(body, column, m)
    rail = foot.end(m.rail)
    corner = _corner(rail, m, wish)
    free = Region(rail.x, rail.y, rail.width, corner.region.y - m.gap - rail.y)
    keep = free.top(KEEP) if wish.keep else None
    if keep is not None:
        free = free.foot(free.height - KEEP - m.gap / 2)
    if upright:
        side = _below(foot.left(foot.width - rail.width - m.gap), m, wish)
    elif wide:
        side = _beside(rail, free, column, m, wish)
    else:
        side = _shared(free, m, wish)
    title, prompt, tools = _bar(region, m)
    mat, tabs = _tabbed(mat, wish.mat_tabs, m)
    return Places(
        title=title,
        prompt=prompt,
        tools=tools,
        mat=mat,
        mat_tabs=tabs,
        rail_tabs=side.tabs,
        cards=side.cards,
        chronicle=side.chronicle,
        corner=corner.region,
        action=corner.action,
        seconds=corner.seconds,
        undo=corner.undo,
        redo=corner.redo,
        hint=corner.hint,
        speed=corner.speed,
        paces=corner.paces,
        small=m.small,
        keep=keep,
    )


def _upright(body: Region) -> tuple[Region, Region]:
    """Give the mat all the width, and what is below it to the rest."""
    foot = body.foot(max(STRIP, body.height - body.width * 0.72))
    # The plate that says whose board it is hangs over the lower edge of the mat.
    return body.top(body.height - foot.height - PLATE), foot


def _across(body: Region, column: float, m: _Measures) -> tuple[Region, Region]:
    """Give the mat all the height, beside the rail and a column for the chronicle, if any."""
    across = m.rail + column + (m.gap if column else 0.0)
    mat = body.left(body.width - across - m.gap * (2 if not m.small else 1))
    return mat, body.end(m.rail)


def largest(region: Region, most: int) -> int:
    """Give the largest interface size in per cent, `most` or less, for a window of this shape."""
    # At 100 per cent every window is 1080 units high, or 1440 wide where it is higher than 4:3.
    across = max(1440.0, 1080 * region.width / region.height)
    return min(most, int(100 * across / NARROWEST))


def _bar(region: Region, m: _Measures) -> tuple[Region, Region, tuple[Region, Region]]:
    bar = Region(region.x + m.margin, region.y + m.margin / 2, region.width - 2 * m.margin, m.bar)
    side = m.bar - 12
    menu = bar.end(side).middle(side, side)
    rules = menu.shift(-side - m.gap, 0)
    name = min(440.0, bar.width * (0.2 if m.small else 0.23))
    title = bar.left(name)
    x = title.right + m.gap
    prompt = Region(x, bar.y, rules.x - m.gap * 2 - x, bar.height)
    return title, prompt, (rules, menu)


@dataclass(frozen=True, slots=True)
class _Corner:
    region: Region
    action: Region
    seconds: tuple[Region, ...]
    undo: Region
    redo: Region | None
    hint: Region
    speed: Region
    paces: Region | None


def _corner(rail: Region, m: _Measures, wish: Wish) -> _Corner:
    """Lay the action corner out: tools and one short choice in a row above the action."""
    action = rail.foot(m.action)
    gap = m.gap - 2
    row = Region(rail.x, action.y - m.gap - 2 - m.tool, rail.width, m.tool)
    bare = (3 + wish.redo) * (m.tool + gap)
    labels = wish.labels
    beside = len(labels) == 1 and labels[0] + 32 <= row.width - bare - 2
    undo, *redo, hint, speed = _tools(row, m, wish, row.width - bare + gap, beside)
    seconds = [row.end(row.right - speed.right - m.gap)] if beside else []
    y = row.y
    if not beside:
        for _ in labels:
            y -= gap + m.tool
            seconds.insert(0, Region(rail.x, y, rail.width, m.tool))
    paces = None
    if wish.paces:
        y -= gap + m.tool
        paces = Region(rail.x, y, rail.width, m.tool)
    again = redo[0] if redo else None
    region = rail.foot(rail.bottom - y)
    return _Corner(region, action, tuple(seconds), undo, again, hint, speed, paces)


def _tools(row: Region, m: _Measures, wish: Wish, spare: float, beside: bool) -> tuple[Region, ...]:
    """Put undo, redo if it is wanted, hint and speed in a row; the first and hint with words."""
    wants = [0.0, *([0.0] if wish.redo else []), 0.0, 0.0]
    # A second choice comes before the words on tools, which their tips have as well.
    for at, words in zip((0, -2), () if beside else wish.tools, strict=False):
        if words + WORDED <= spare:
            wants[at] = words + WORDED
            spare -= wants[at]
    places, x = [], row.x
    for want in wants:
        places.append(Region(x, row.y, m.tool + want, row.height))
        x += m.tool + want + m.gap - 2
    return tuple(places)


@dataclass(frozen=True, slots=True)
class _Side:
    cards: tuple[Region, ...] = ()
    chronicle: Region | None = None
    tabs: tuple[Region, ...] = ()


def _beside(rail: Region, free: Region, wide: float, m: _Measures, wish: Wish) -> _Side:
    column = Region(rail.x - m.gap - wide, rail.y, wide, rail.height)
    chronicle = column.top(FOLDED) if wish.folded else column
    return _Side(_cards(free, m, wish, TALL_CARD), chronicle)


def _below(foot: Region, m: _Measures, wish: Wish) -> _Side:
    """Put seats and chronicle side by side below the mat; many seats stand in two columns."""
    fit = int((foot.height + m.gap) // (SMALL_CARD + m.gap))
    columns = 1 if wish.seats <= fit else 2
    cards: list[Region] = []
    for at in range(columns):
        place = foot.left(m.rail).shift((m.rail + m.gap) * at, 0)
        seats = min(wish.seats - len(cards), -(-wish.seats // columns))
        cards += _cards(place, m, replace(wish, seats=seats), TALL_CARD)
    chronicle = foot.end(foot.width - (m.rail + m.gap) * columns)
    return _Side(tuple(cards), chronicle.top(FOLDED) if wish.folded else chronicle)


def _cards(free: Region, m: _Measures, wish: Wish, height: float) -> tuple[Region, ...]:
    fit = (free.height - m.gap * (wish.seats - 1)) / wish.seats
    height = min(height, fit)
    return tuple(free.top(height).shift(0, (height + m.gap) * n) for n in range(wish.seats))


def _shared(free: Region, m: _Measures, wish: Wish) -> _Side:
    """Put seats above the chronicle, or both behind tabs where they do not fit."""
    # Smaller cards come before tabs: seats and chronicle seen at once are worth more than size.
    # They are no smaller than the least chronicle asks: each second choice takes a little of them.
    height = (free.height - CHRONICLE) / wish.seats - m.gap
    if height >= SMALL_CARD:
        height = SMALL_CARD if m.small else min(CARD, int(height))
        used = (height + m.gap) * wish.seats
        below = Region(free.x, free.y + used, free.width, free.height - used)
        chronicle = below.top(FOLDED) if wish.folded else below
        return _Side(_cards(free, m, wish, height), chronicle)
    tabs = free.top(44).columns(2, m.gap)
    under = Region(free.x, free.y + 44 + m.gap, free.width, free.height - 44 - m.gap)
    if wish.log:
        return _Side((), under, tabs)
    return _Side(_cards(under, m, wish, CARD), None, tabs)


def _tabbed(mat: Region, tabs: int, m: _Measures) -> tuple[Region, tuple[Region, ...]]:
    if not tabs:
        return mat, ()
    strip = mat.top(46)
    inner = Region(mat.x, mat.y + 46 + m.gap / 2, mat.width, mat.height - 46 - m.gap / 2)
    return inner, strip.columns(tabs, m.gap)


def mat_region(region: Region, wish: Wish) -> Region:
    """Give the mat as it would be without tabs: a title decides by it whether it needs some."""
    return places(region, Wish(wish.seats, wish.labels)).mat
