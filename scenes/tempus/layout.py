"""Where the parts of the mat lie, for any region, in the mat's own units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.ui.geometry import Region

WIDTH, HEIGHT = 1464.0, 960.0
NARROWEST, LOWEST = 1300.0, 860.0
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
    return region.width >= NARROWEST and region.height >= LOWEST


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    return () if whole(region) else (MAP, AGES)


def scale(region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide: a large mat is drawn larger."""
    grown = min(region.width / WIDTH, region.height / HEIGHT)
    return max(1.0, grown) if whole(region) else 1.0


def plan(region: Region, tab: str = "") -> Plan:
    """Lay out the mat; `tab` is one of `tabs(region)`."""
    if whole(region):
        return _whole(region)
    if tab == AGES:
        return Plan(ages=region.inset(14), small=True)
    # Where there is width enough the chart keeps the height, and the hand goes beside it.
    return _tall(region) if region.height >= TALL and region.width < NARROWEST else _low(region)


def _whole(region: Region) -> Plan:
    inner = region.inset(16)
    # The chart takes most of what a mat is wider than usual; its hexes grow with it.
    spare = max(0.0, inner.width - (WIDTH - 32))
    right = inner.end(RIGHT + spare * 0.35)
    chart = inner.left(inner.width - right.width - 20)
    hand = right.foot(240)
    deeds = Region(right.x, hand.y - 190, right.width, 176)
    ages = right.top(deeds.y - right.y - 16)
    return Plan(chart, ages, deeds, hand)


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
