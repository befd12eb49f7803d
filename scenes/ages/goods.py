"""The peg board: goods and food, what they are worth, and rings where the pegs will stand."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import refuse
from scenes.ages import food
from scenes.ages.draft import STONES
from scenes.ages.glance import Glance, key
from scenes.ages.holes import spot
from scenes.ages.inks import GOODS, HEADING, QUIET, RED
from scenes.ages.looks import Label, Mat, Plate, Track
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

LEAST = 52.0
"""Height of a row, below which the rows stand in two columns."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the heading, the board, a row for each good with its peg, and the food."""
    place = glance.plan.goods
    if place is None:
        return
    unit = glance.unit
    yield from _heading(glance, place)
    board = Region(place.x, place.y + 42 * unit, place.width, place.height - 42 * unit)
    yield Item("board", "board", board, data=Mat(unit, glance.sight.shown))
    after = futures(glance)
    rows = _rows(board, len(glance.tables.goods), unit)
    for at, area in enumerate(rows[:-1]):
        yield from _good(glance, at, area, after)
    yield from food.items(glance, rows[-1])
    plate = _plate(glance, rows)
    if plate is not None:
        yield plate


def _heading(glance: Glance, place: Region) -> Iterator[Item]:
    unit, board = glance.unit, glance.board
    head = place.top(38 * unit)
    yield Item(
        "goods:title",
        "label",
        head.left(118 * unit),
        text=glance.text("ages.table.goods.title"),
        data=Label(28 * unit, HEADING, "title"),
    )
    worth, count = glance.rules.worth(board.goods), sum(board.goods)
    if glance.tables.traits(board.developments).keep:
        words = glance.text("ages.table.goods.all", worth=worth, count=count)
    else:
        words = glance.text(
            "ages.table.goods.keep", worth=worth, count=count, keep=glance.tables.keep
        )
    right = Region(head.x + 120 * unit, head.y, head.width - 122 * unit, head.height)
    over = glance.rules.surplus(board) > 0
    small = Label(22 * unit, RED if over else QUIET, align="right")
    tip = Tip(glance.text("ages.table.goods.title"), lines=(glance.text("ages.table.goods.tip"),))
    yield Item("goods:worth", "label", right, text=words, data=small, tip=tip)


def _rows(board: Region, kinds: int, unit: float) -> tuple[Region, ...]:
    food = board.foot(84 * unit)
    body = Region(board.x, board.y + 6 * unit, board.width, board.height - food.height - 8 * unit)
    found = body.rows(kinds)
    if found[0].height < LEAST * unit:
        half = (kinds + 1) // 2
        columns = body.columns(2, 4 * unit)
        found = (*columns[0].rows(half), *columns[1].rows(half))[:kinds]
    return tuple(row.inset(6 * unit, 1) for row in (*found, food))


def futures(glance: Glance) -> tuple[int, ...]:
    """Give the goods that will lie on the board after what is planned; nothing planned: as now."""
    now, crops = glance.board.goods, glance.forecasts()
    if crops:
        crop, blow = crops[0]
        robbed = blow is not None and glance.state.seat in blow.robbed
        return (0,) * len(now) if robbed else crop.goods
    if not glance.mine:
        return now
    draft, places = glance.draft, glance.tables.place
    if glance.phase == "buy":
        given = {places[good] for good in draft.goods}
        return tuple(0 if at in given else have for at, have in enumerate(now))
    if glance.phase == "discard" and len(draft.give) == len(now):
        return tuple(have - gone for have, gone in zip(now, draft.give, strict=True))
    if glance.phase == "build" and draft.target == STONES:
        hauled = glance.tables.traits(glance.board.developments).hauled
        return tuple(have - draft.count * (at == hauled) for at, have in enumerate(now))
    return now


def _track(glance: Glance, at: int, area: Region) -> Track:
    unit, good = glance.unit, glance.tables.goods[at]
    longest = max(len(values) for values in glance.tables.values) - 1
    first = 70 * unit
    return Track(
        unit,
        first,
        (area.width - first - 28 * unit) / longest,
        area.height / 2 - 10 * unit,
        glance.tables.values[at],
        glance.board.goods[at],
        f"ages/{good}",
        GOODS.get(good, "#3a2010"),
        _given(glance, good),
    )


def _given(glance: Glance, good: str) -> bool:
    draft = glance.draft
    if glance.at("buy"):
        return good in draft.goods
    if glance.at("discard") and draft.give:
        return draft.give[glance.tables.place[good]] > 0
    return glance.at("build") and draft.target == STONES and good == _hauled(glance)


def _hauled(glance: Glance) -> str:
    hauled = glance.tables.traits(glance.board.developments).hauled
    return glance.tables.goods[hauled] if hauled >= 0 else ""


def _good(glance: Glance, at: int, area: Region, after: tuple[int, ...]) -> Iterator[Item]:
    good, have = glance.tables.goods[at], glance.board.goods[at]
    track = _track(glance, at, area)
    intent, reason = _answer(glance, good, have)
    yield Item(
        f"good:{good}",
        "track",
        area,
        data=track,
        intent=intent,
        reason=reason,
        tip=_tip(glance, good, at, after[at], reason),
        group="goods",
    )
    if after[at] != have:
        yield Item(f"ghost:{good}", "ghost", spot(area, track, after[at]), look=good)
    yield Item(f"peg:{good}", "peg", spot(area, track, have), look=good)


def _answer(glance: Glance, good: str, have: int) -> tuple[Intent | None, str]:
    """Give what a click on a good's row does in this step."""
    if glance.at("buy") and glance.draft.development:
        if have:
            return Do("stack", good), ""
        return None, _none(glance, good)
    if glance.at("discard"):
        if have:
            return Do("give", (good, 1)), ""
        return None, _none(glance, good)
    if glance.at("build") and good == _hauled(glance) and have:
        return Do("target", STONES), ""
    return None, ""


def _none(glance: Glance, good: str) -> str:
    return glance.why(refuse("ages.refuse.no_stack", good=key(f"good.{good}")))


def _tip(glance: Glance, good: str, at: int, after: int, reason: str) -> Tip:
    have, values = glance.board.goods[at], glance.tables.values[at]
    lines = [
        glance.text("ages.table.goods.have", count=have, most=len(values) - 1, worth=values[have])
    ]
    if after != have:
        lines.append(glance.text("ages.table.goods.after", count=after, worth=values[after]))
    if have + 1 < len(values):
        lines.append(glance.text("ages.table.goods.next", count=values[have + 1] - values[have]))
    else:
        lines.append(glance.text("ages.table.goods.full"))
    if glance.at("buy") and have and glance.draft.development:
        lines.append(glance.text("ages.table.goods.pay"))
    if glance.at("discard") and have:
        lines.append(glance.text("ages.table.goods.give"))
    if glance.at("build") and have and good == _hauled(glance):
        lines.append(glance.text("ages.table.goods.haul"))
    return Tip(glance.name("good", good), str(have), tuple(lines), reason, icon=f"ages/{good}")


def _plate(glance: Glance, rows: tuple[Region, ...]) -> Item | None:
    """Say the worth of all goods, before and after, in the corner that short rows leave."""
    unit = glance.unit
    kinds = len(glance.tables.goods)
    low = rows[kinds - 1]
    if rows[0].y < rows[1].y and rows[kinds - 1].x > rows[0].x:
        return _third(glance, low)
    track = _track(glance, kinds - 1, low)
    longest = max(len(values) for values in glance.tables.values[-2:]) - 1
    x = low.x + track.first + (longest + 0.55) * track.pitch
    wide = low.right - 12 * unit - x
    if wide < 110 * unit:
        return None
    wide = min(wide, 170 * unit)
    high = min(96 * unit, 1.55 * low.height)
    place = Region(low.right - 12 * unit - wide, low.bottom - 6 * unit - high, wide, high)
    return _worth(glance, place)


def _third(glance: Glance, last: Region) -> Item:
    """Put the plate below the last row, where two columns of rows leave a place."""
    unit = glance.unit
    below = last.shift(0, last.height + 2)
    return _worth(glance, below.end(220 * unit).inset(10 * unit, 3 * unit))


def _worth(glance: Glance, place: Region) -> Item:
    before, after = glance.rules.worth(glance.board.goods), glance.rules.worth(futures(glance))
    words = glance.text("ages.table.goods.coins", count=after)
    return Item("worth", "plate", place, text=words, data=Plate(glance.unit, before, after))
