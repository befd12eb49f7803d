"""Where the parts of the mat lie, for any region, in the mat's own units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table import arrangement
from scenes.table.arrangement import Arrangement
from scenes.ui.geometry import Region, Size

USUAL = Arrangement(Size(1300.0, 860.0), Size(1464.0, 960.0))
WIDE = Arrangement(Size(1850.0, 690.0), Size(2060.0, 730.0))
"""The eras stand between the chart and the hand."""
HIGH = Arrangement(Size(1290.0, 1020.0), Size(1464.0, 1300.0))
"""Actions and hand lie below the chart."""
ARRANGEMENTS = (USUAL, WIDE, HIGH)
TALL = 760.0
"""From this height on the hand lies below the chart where not everything fits."""
MAP, AGES = "tempus.table.tab.map", "tempus.table.tab.ages"
RIGHT = 546.0


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of the parts of the mat; `None` for a part that another tab shows."""

    chart: Region | None = None
    ages: Region | None = None
    """The era track, or the fight in progress."""
    deeds: Region | None = None
    """Actions, and whatever else the step asks to be chosen."""
    hand: Region | None = None
    small: bool = False


def whole(region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return arrangement.whole(ARRANGEMENTS, region)


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    return () if whole(region) else (MAP, AGES)


def scale(region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide."""
    return arrangement.scale(ARRANGEMENTS, region)


def plan(region: Region, tab: str = "") -> Plan:
    """Lay out the mat; `tab` is one of `tabs(region)`."""
    if whole(region):
        return _whole(region)
    if tab == AGES:
        return Plan(ages=region.inset(14), small=True)
    # Where there is width enough the chart keeps the height, and the hand goes beside it.
    return (
        _tall(region)
        if region.height >= TALL and region.width < USUAL.least.width
        else _low(region)
    )


def _whole(region: Region) -> Plan:
    chosen = arrangement.best(ARRANGEMENTS, region)
    if chosen is not USUAL:
        return _wide(region) if chosen is WIDE else _high(region)
    inner = region.inset(16)
    # The chart takes most of what a mat is wider than usual; its hexes grow with it.
    spare = max(0.0, inner.width - (USUAL.usual.width - 32))
    right = inner.end(RIGHT + spare * 0.35)
    chart = inner.left(inner.width - right.width - 20)
    hand = right.foot(240)
    deeds = Region(right.x, hand.y - 190, right.width, 176)
    ages = right.top(deeds.y - right.y - 16)
    return Plan(chart, ages, deeds, hand)


def _wide(region: Region) -> Plan:
    inner = region.inset(16)
    right = inner.end(RIGHT + 20)
    rest = inner.left(inner.width - right.width - 20)
    ages = rest.end(RIGHT - 16)
    chart = rest.left(rest.width - ages.width - 20)
    deeds = right.top(190)
    return Plan(chart, ages, deeds, right.foot(right.height - 206))


def _high(region: Region) -> Plan:
    inner = region.inset(16)
    below = inner.foot(250)
    upper = inner.top(inner.height - 270)
    ages = upper.end(RIGHT - 30)
    deeds = below.left(RIGHT)
    hand = below.end(below.width - RIGHT - 16)
    return Plan(upper.left(upper.width - ages.width - 20), ages, deeds, hand)


def _tall(region: Region) -> Plan:
    inner = region.inset(14)
    below = inner.foot(250)
    chart = inner.top(inner.height - 262)
    wide = min(520.0, inner.width * 0.5)
    deeds = below.left(wide)
    hand = below.end(inner.width - wide - 12)
    return Plan(chart, None, deeds, hand, True)


def _low(region: Region) -> Plan:
    inner = region.inset(12)
    right = inner.end(min(400.0, inner.width * 0.38))
    chart = inner.left(inner.width - right.width - 12)
    high = min(236.0, right.height * 0.44)
    deeds = right.top(high)
    hand = right.foot(right.height - high - 12)
    return Plan(chart, None, deeds, hand, True)
