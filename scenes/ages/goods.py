"""The peg board: goods and food, what they are worth, and rings where the pegs will stand."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import refuse
from scenes.ages.forecast import span
from scenes.ages.holes import on_slip, spot, stepper
from scenes.ages.mat import AgesMat
from scenes.ages.paint_specs import PegBoard, Plate, Track
from scenes.ages.palette import (
    GOODS,
    HEADING,
    INK,
    QUIET,
    WHEAT,
)
from scenes.ages.selection import STONES
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

LEAST = 52.0
"""Height of a row, below which the rows stand in two columns."""


def items(mat: AgesMat) -> Iterator[Item]:
    """Give the heading, the board, a row for each good with its peg, and the food."""
    place = mat.plan.goods
    if place is None:
        return
    yield from _heading(mat, place)
    board = Region(place.x, place.y + 42, place.width, place.height - 42)
    yield Item("board", "board", board, data=PegBoard(mat.shown))
    after = mat.goods_after
    rows = _rows(board, len(mat.tables.goods))
    for at, area in enumerate(rows[:-1]):
        yield from _good(mat, at, area, after)
    yield from _food(mat, rows[-1])
    plate = _plate(mat, rows)
    if plate is not None:
        yield plate


def _heading(mat: AgesMat, place: Region) -> Iterator[Item]:
    board = mat.board
    head = place.top(38)
    yield Item(
        "goods:title",
        "label",
        head.left(118),
        text=mat.text("ages.table.goods.title"),
        data=Label(28, HEADING, "title"),
    )
    worth, count = mat.rules.worth(board.goods), sum(board.goods)
    if mat.traits.keep:
        words = mat.text("ages.table.goods.all", worth=worth, count=count)
    else:
        words = mat.text("ages.table.goods.keep", worth=worth, count=count, keep=mat.tables.keep)
    right = Region(head.x + 120, head.y, head.width - 122, head.height)
    over = mat.rules.surplus(board) > 0
    # Not red, as points lost are: more goods than may stay are told by stronger letters.
    small = Label(22, INK, "bold", align="right") if over else Label(22, QUIET, align="right")
    tip = Tip(mat.text("ages.table.goods.title"), lines=(mat.text("ages.table.goods.tip"),))
    yield Item("goods:worth", "label", right, text=words, data=small, tip=tip)


def _rows(board: Region, kinds: int) -> tuple[Region, ...]:
    food = board.foot(84)
    body = Region(board.x, board.y + 6, board.width, board.height - food.height - 8)
    found = body.rows(kinds)
    if found[0].height < LEAST:
        half = (kinds + 1) // 2
        columns = body.columns(2, 4)
        found = (*columns[0].rows(half), *columns[1].rows(half))[:kinds]
    return tuple(row.inset(6, 1) for row in (*found, food))


def _track(mat: AgesMat, at: int, area: Region) -> Track:
    good = mat.tables.goods[at]
    # All rows share the pitch of the longest, so that equal counts stand below each other.
    longest = max(len(values) for values in mat.tables.values) - 1
    first = 70
    return Track(
        first,
        (area.width - first - 28) / longest,
        area.height / 2 - 10,
        mat.tables.values[at],
        mat.board.goods[at],
        f"ages/{good}",
        GOODS.get(good, "#3a2010"),
        _given(mat, good),
    )


def _given(mat: AgesMat, good: str) -> bool:
    selection = mat.selection
    if mat.at("buy"):
        return good in selection.goods
    if mat.at("discard") and selection.give:
        return selection.give[mat.tables.place[good]] > 0
    if mat.at("spend"):
        return selection.count > 0 and good in mat.attacking
    if mat.deals and selection.bargain.out:
        return selection.bargain.out[mat.tables.place[good]] > 0
    return mat.at("build") and selection.target == STONES and good == mat.hauled


def _good(mat: AgesMat, at: int, area: Region, after: tuple[int, ...]) -> Iterator[Item]:
    good, have = mat.tables.goods[at], mat.board.goods[at]
    track = _track(mat, at, area)
    intent, reason = _answer(mat, good, have)
    yield Item(
        f"good:{good}",
        "track",
        area,
        data=track,
        intent=intent,
        reason=reason,
        tip=_tip(mat, good, at, after[at], reason),
        group="goods",
    )
    if after[at] != have:
        yield Item(f"ghost:{good}", "ghost", spot(area, track, after[at]), look=good)
    yield Item(f"peg:{good}", "peg", spot(area, track, have), look=good)


def _answer(mat: AgesMat, good: str, have: int) -> tuple[Intent | None, str]:
    """Give what a click on a good's row does in this step."""
    if mat.at("buy") and mat.selection.development:
        if have:
            return Do("stack", good), ""
        return None, _none(mat, good)
    if mat.at("discard"):
        if have:
            return Do("give", (good, 1)), ""
        return None, _none(mat, good)
    if mat.at("build") and good == mat.hauled and have:
        return Do("target", STONES), ""
    if mat.at("spend") and good in mat.attacking:
        return Do("spend", 1), ""
    return None, ""


def _none(mat: AgesMat, good: str) -> str:
    return mat.say(refuse("ages.refuse.no_stack", good=mat.key(f"good.{good}")))


def _tip(mat: AgesMat, good: str, at: int, after: int, reason: str) -> Tip:
    have, values = mat.board.goods[at], mat.tables.values[at]
    lines = [
        mat.text("ages.table.goods.have", count=have, most=len(values) - 1, worth=values[have])
    ]
    if after != have:
        lines.append(mat.text("ages.table.goods.after", count=after, worth=values[after]))
    if have + 1 < len(values):
        lines.append(mat.text("ages.table.goods.next", count=values[have + 1] - values[have]))
    else:
        lines.append(mat.text("ages.table.goods.full"))
    if mat.at("buy") and have and mat.selection.development:
        lines.append(mat.text("ages.table.goods.pay"))
    if mat.at("discard") and have:
        lines.append(mat.text("ages.table.goods.give"))
    if mat.at("build") and have and good == mat.hauled:
        lines.append(mat.text("ages.table.goods.haul"))
    if mat.at("spend") and good in mat.attacking:
        lines.append(mat.text("ages.table.goods.spend"))
    return Tip(mat.name("good", good), str(have), tuple(lines), reason, icon=f"ages/{good}")


def _plate(mat: AgesMat, rows: tuple[Region, ...]) -> Item | None:
    """Say the worth of all goods, before and after, in the corner that short rows leave."""
    kinds = len(mat.tables.goods)
    low = rows[kinds - 1]
    if rows[0].y < rows[1].y and rows[kinds - 1].x > rows[0].x:
        return _third(mat, low)
    track = _track(mat, kinds - 1, low)
    longest = max(len(values) for values in mat.tables.values[-2:]) - 1
    x = low.x + track.first + (longest + 0.55) * track.pitch
    wide = low.right - 12 - x
    # The heading tells the worth too, so a plate too small for its numbers may be left out.
    if wide < 110:
        return None
    wide = min(wide, 170)
    high = min(96, 1.55 * low.height)
    place = Region(low.right - 12 - wide, low.bottom - 6 - high, wide, high)
    return _worth(mat, place)


def _third(mat: AgesMat, last: Region) -> Item:
    """Put the plate below the last row, where two columns of rows leave a place."""
    below = last.shift(0, last.height + 2)
    return _worth(mat, below.end(220).inset(10, 3))


def _worth(mat: AgesMat, place: Region) -> Item:
    before, after = mat.rules.worth(mat.board.goods), mat.rules.worth(mat.goods_after)
    words = mat.text("ages.table.goods.coins", count=after)
    return Item("worth", "plate", place, text=words, data=Plate(before, after))


def _food(mat: AgesMat, area: Region) -> Iterator[Item]:
    """Give the row, its peg, the rings, and in the buy step the buttons that sell."""
    board = mat.board
    most = mat.tables.food_most
    first = 50
    track = Track(
        first,
        (area.width - first - 17) / most,
        area.height / 2 - 12,
        tuple(range(most + 1)),
        board.food,
        "ages/food",
        WHEAT,
        framed=False,
    )
    after = mat.food_after
    yield Item(
        "food",
        "track",
        area,
        look="food",
        data=track,
        tip=_food_tip(mat, after),
        group="goods",
    )
    # Several rings while the split dice are open: each way of using them leaves other food.
    for food in sorted(set(after) - {board.food}):
        yield Item(f"ghost:food:{food}", "ghost", spot(area, track, food), look="food")
    yield Item("peg:food", "peg", spot(area, track, board.food), look="food")
    yield from _sale(mat, area)


def _food_tip(mat: AgesMat, after: tuple[int, ...]) -> Tip:
    have, cities = mat.board.food, mat.rules.city_count(mat.board)
    lines = [mat.text("ages.table.food.eat", count=cities)]
    if after != (have,):
        which = "after_deal" if mat.deals else "after"
        amount = span(after[0], after[-1])
        lines.append(mat.text(f"ages.table.food.{which}", amount=amount))
    rate = mat.traits.rate
    if rate:
        lines.append(mat.text("ages.table.food.rate", count=rate))
    state = mat.text("ages.table.food.state", count=have, most=mat.tables.food_most)
    return Tip(mat.text("ages.table.food.title"), state, tuple(lines), icon="ages/food")


def _sale(mat: AgesMat, area: Region) -> Iterator[Item]:
    """Give the two buttons that sell more or less food, with granaries in the buy step."""
    rate = mat.traits.rate
    if not (mat.at("buy") and mat.selection.development and rate and mat.board.food):
        return
    sold = mat.selection.sold
    less, more = on_slip(mat) or _above_food(area)
    yield stepper("less", less, sold > 0, mat.text("ages.table.food.less"), -1)
    yield stepper("more", more, sold < mat.board.food, mat.text("ages.table.food.more"), 1)


def _above_food(area: Region) -> tuple[Region, Region]:
    """Place the two buttons right above the food, where there is no slip."""
    side = 34
    more = Region(area.right - side - 8, area.y - side - 4, side, side)
    return more.shift(-side - 8, 0), more
