"""Where everything lies on the mat, for any region, in the mat's own units."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.table import arrangement
from scenes.table.arrangement import Arrangement
from scenes.ui.geometry import Region, Size

USUAL = Arrangement(Size(1300.0, 880.0), Size(1464.0, 960.0))
WIDE = Arrangement(Size(1800.0, 660.0), Size(2140.0, 740.0))
"""The dice stand beside the sheet instead of above it."""
ARRANGEMENTS = (USUAL, WIDE)
TABS = ("ages.table.tab.goods", "ages.table.tab.developments", "ages.table.tab.building")
FORECAST = "ages.table.tab.forecast"
PILL = 34.0
"""Height of what is written below a die."""
TOWNS = 148.0
"""Height of the cities with their boxes."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Places of the parts of the mat; `None` for a part that another tab shows."""

    tray: Region
    well: Region
    """Where the dice lie."""
    slip: Region | None
    sheet: Region
    dice: Region
    """The part of the well that the dice have; the rest counts rounds."""
    rounds: Region | None = None
    """Where the rounds are counted, if they are."""
    goods: Region | None = None
    dangers: Region | None = None
    developments: tuple[Region, ...] = ()
    """One column, or two where the mat is low."""
    cities: Region | None = None
    monuments: Region | None = None


def whole(region: Region) -> bool:
    """Tell whether everything fits on the mat at once."""
    return arrangement.whole(ARRANGEMENTS, region)


def scale(region: Region) -> float:
    """Say how many units of the window a unit of the mat is wide."""
    return arrangement.scale(ARRANGEMENTS, region)


def tabs(region: Region) -> tuple[str, ...]:
    """Give the text keys of the tabs that a mat of this region needs."""
    if whole(region):
        return ()
    # A forecast that is out of sight needs a tab of its own: keeping dice is decided by it.
    return TABS if _slip_beside(region) or _slip_below(region) else (*TABS, FORECAST)


def plan(region: Region, tab: str = "", deeds: int = 13, counted: bool = False) -> Plan:
    """Lay out the mat; `tab` is one of `tabs(region)`.

    It holds `deeds` rows of developments, and where rounds are `counted` a place for them.
    """
    made = _whole(region) if whole(region) else _tabbed(region, tab, deeds)
    return _counted(made) if counted else made


def _counted(made: Plan) -> Plan:
    """Take a strip above the dice for the rounds, or a column beside them in a low well."""
    well = made.well
    if well.height >= 200:
        strip = well.inset(12, 8).top(36)
        return replace(made, rounds=strip, dice=well.foot(well.height - 48))
    # A strip above would take a third of a low well from the dice.
    column = well.inset(8).end(158)
    return replace(made, rounds=column, dice=well.left(well.width - 168))


def _whole(region: Region) -> Plan:
    if arrangement.best(ARRANGEMENTS, region) is WIDE:
        return _wide(region)
    # A higher mat gives some to the dice, the rest to the sheet.
    more = max(0.0, region.height - USUAL.usual.height) * 0.12
    tray = Region(region.x + 20, region.y + 18, region.width - 40, 278 + more)
    inner = tray.inset(16)
    slip = inner.end(min(560, max(440, inner.width * 0.336)))
    well = inner.left(inner.width - slip.width - 20)
    top = tray.bottom + 18
    sheet = Region(tray.x, top, tray.width, region.bottom - 20 - top)
    return _sheet(Plan(tray, well, slip, sheet, well))


def _wide(region: Region) -> Plan:
    inner = region.inset(20, 18)
    tray = inner.left(inner.width * 0.31)
    sheet = inner.end(inner.width - tray.width - 18)
    room = tray.inset(16)
    well = room.top(min(room.height * 0.46, max(226.0, room.width * 0.5)))
    slip = room.foot(room.height - well.height - 20)
    return _sheet(Plan(tray, well, slip, sheet, well))


def _sheet(base: Plan) -> Plan:
    """Lay everything that the sheet has onto it, in three columns."""
    body = base.sheet.inset(18, 12)
    # Wider mats give most of what is over to the developments, whose rows hold most words.
    spare = body.width - (478 + 466 + 404 + 2 * 20)
    # What is missing is taken from the goods, whose numbers may stand closer.
    shares = (0.3, 0.4, 0.3) if spare > 0 else (0.44, 0.44, 0.12)
    widths = tuple(w + spare * s for w, s in zip((478, 466, 404), shares, strict=True))
    left = body.left(widths[0])
    middle = Region(left.right + 20, body.y, widths[1], body.height)
    right = body.end(widths[2])
    cities = right.top(TOWNS)
    return replace(
        base,
        goods=left.top(body.height - 164),
        dangers=left.foot(154),
        developments=(middle,),
        cities=cities,
        monuments=right.foot(body.height - cities.height - 8),
    )


def _slip_beside(region: Region) -> bool:
    return region.width >= 1010


def _slip_below(region: Region) -> bool:
    return region.height >= 860


def _tabbed(region: Region, tab: str, deeds: int) -> Plan:
    pad = 14.0
    # On low mats the dice shrink before the sheet does: they are read by colour, the sheet by
    # words.
    high = 240.0 if region.height >= 650 else 178.0
    tray = Region(region.x + pad, region.y + 12, region.width - 2 * pad, high)
    inner = tray.inset(12)
    well, slip, top = inner, None, tray.bottom + 12
    if _slip_beside(region):
        slip = inner.end(max(400.0, inner.width * 0.36))
        well = inner.left(inner.width - slip.width - 14)
    elif _slip_below(region):
        slip = Region(tray.x, top, tray.width, 190)
        top = slip.bottom + 12
    sheet = Region(tray.x, top, tray.width, region.bottom - 14 - top)
    body = sheet.inset(16, 10)
    base = Plan(tray, well, slip, sheet, well)
    return _fill(base, body, tab, deeds)


def _fill(base: Plan, body: Region, tab: str, deeds: int) -> Plan:
    goods = dangers = cities = monuments = None
    if tab == FORECAST:
        slip = body.left(body.width * 0.54)
        dangers = body.end(body.width * 0.46 - 18)
        return replace(base, slip=slip, dangers=dangers)
    developments: tuple[Region, ...] = ()
    if tab == TABS[1]:
        # Below 36 a row no longer holds its two lines of words.
        tall = body.height >= deeds * 36 + 44
        developments = (body,) if tall else body.columns(2, 20)
    elif tab == TABS[2]:
        cities, monuments = _building(body)
        # Without room beside the dice the forecast goes where building leaves some.
        if base.slip is None and cities.height >= TOWNS + 150:
            base = replace(base, slip=cities.foot(cities.height - TOWNS - 4))
            cities = cities.top(TOWNS)
    else:
        goods, dangers = _goods(body, base.slip is not None)
    return replace(
        base,
        goods=goods,
        dangers=dangers,
        developments=developments,
        cities=cities,
        monuments=monuments,
    )


def _building(body: Region) -> tuple[Region, Region]:
    # Under the cities of a lower body the monuments' rows would be too low for their words.
    if body.height >= 560:
        return body.top(TOWNS), body.foot(body.height - TOWNS - 8)
    cities = body.left(body.width * 0.46 - 12)
    return cities, body.end(body.width * 0.54 - 12)


def _goods(body: Region, together: bool) -> tuple[Region, Region | None]:
    # Without a slip the dangers stand beside the forecast, on the tab of its own.
    if not together:
        return body, None
    if body.height >= 590:
        return body.top(body.height - 164), body.foot(154)
    goods = body.left(max(452.0, body.width * 0.56))
    return goods, body.end(body.width - goods.width - 20)


def slots(well: Region, count: int) -> tuple[Region, ...]:
    """Give the places of `count` dice, each with the room of its pill below."""
    if not count:
        return ()
    # Few dice grow to a full size and stand close; many share the width, and then shrink.
    pitch = min(178, (well.width - 20) / count)
    side = min(146, pitch - 16, well.height - PILL - 34)
    pitch = min(pitch, side + 32)
    start = well.centre.x - pitch * count / 2
    high = side * 1.08 + PILL + 10
    top = well.centre.y - high / 2
    return tuple(
        Region(start + at * pitch + (pitch - side) / 2, top, side, high) for at in range(count)
    )


def rows(region: Region, head: float, count: int, most: float) -> tuple[Region, ...]:
    """Cut what lies below a heading into `count` rows, none higher than `most`."""
    body = Region(region.x, region.y + head, region.width, region.height - head)
    high = min(most, body.height / max(1, count))
    return tuple(Region(body.x, body.y + at * high, body.width, high) for at in range(count))
