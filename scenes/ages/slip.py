"""The slip beside the dice: what they will bring, and what can be done with what they brought."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.actions import Buy
from game.ages.building import haulable, left
from game.ages.buying import paid
from game.core.message import Message
from scenes.ages import fleet, trade
from scenes.ages.forecast import Row, forecast
from scenes.ages.mat import DEALING, AgesMat
from scenes.ages.paint_specs import Note
from scenes.ages.palette import (
    CITY,
    COIN,
    HEADING,
    INK,
    RED,
    SAFE,
    WHEAT,
    WORKERS,
)
from scenes.ages.selection import SHIPS, STONES, action_of
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

HEAD, PITCH = 56.0, 36.0
_FINISHED = 3
"""How many targets the slip names that the workers can finish."""


def items(mat: AgesMat) -> Iterator[Item]:
    """Give the slip, its heading and its lines."""
    place = mat.plan.slip
    if place is None:
        return
    yield Item("slip", "slip", place)
    # What the title leaves free at the right belongs to the two buttons of an amount.
    head = Region(place.x + 22, place.y + 8, place.width - 132, 44)
    heading = Label(28, HEADING, "title")
    yield Item("slip:title", "label", head, text=_title(mat), data=heading)
    rows = list(lines(mat))
    body = Region(head.x, place.y + HEAD, place.width - 44, place.height - HEAD - 10)
    for row, area in zip(rows, _places(body, len(rows)), strict=True):
        name, icon, colour, words, strong = row
        note = Note(icon, colour, strong, colour == RED)
        yield Item(f"slip:{name}", "note", area, text=words, data=note)


def _places(body: Region, count: int) -> tuple[Region, ...]:
    """Stack the lines; in two columns where the slip is low and wide."""
    if not count:
        return ()
    if body.width > 900 and count > 3:
        half = (count + 1) // 2
        left_half, right_half = body.columns(2, 24)
        return (*_places(left_half, half), *_places(right_half, count - half))
    high = min(PITCH, body.height / count)
    return tuple(Region(body.x, body.y + at * high, body.width, high) for at in range(count))


def _title(mat: AgesMat) -> str:
    if mat.forecasts:
        split = mat.phase == "split"
        return mat.text("ages.table.slip.split" if split else "ages.table.slip.stop")
    if mat.phase in DEALING:
        return mat.text("ages.table.slip.trade")
    if not mat.acting or mat.state.waiting or not mat.state.dice:
        return mat.text("ages.table.slip.before")
    return mat.text(f"ages.table.slip.{mat.phase}")


def lines(mat: AgesMat) -> Iterator[Row]:
    """Say in lines what this step is about."""
    crops = mat.forecasts
    if crops:
        yield from forecast(mat, crops)
    elif mat.phase in DEALING:
        yield from trade.lines(mat)
    elif not mat.acting or mat.state.waiting or not mat.state.dice:
        yield from _before(mat)
    elif mat.phase == "spend":
        yield from trade.attack(mat)
    elif mat.phase == "build" and mat.mine and mat.selection.target:
        yield from _building(mat)
    elif mat.phase == "build":
        yield from _build(mat)
    elif mat.phase == "buy":
        yield from _buy(mat)
    elif mat.phase == "discard":
        yield from _discard(mat)


def _before(mat: AgesMat) -> Iterator[Row]:
    cities = mat.rules.city_count(mat.board)
    yield "dice", "common/dice", CITY, mat.text("ages.table.slip.dice", count=cities), False
    have = mat.board.food
    words = mat.text("ages.table.slip.need", count=cities, have=have)
    yield "food", "ages/food", WHEAT, words, False
    goods = sum(mat.board.goods)
    worth = mat.rules.worth(mat.board.goods)
    yield (
        "goods",
        "ages/good",
        INK,
        mat.text("ages.table.slip.store", count=goods, worth=worth),
        False,
    )


def _build(mat: AgesMat) -> Iterator[Row]:
    workers = mat.state.workers
    yield (
        "workers",
        "ages/workers",
        WORKERS,
        mat.text("ages.table.slip.ready", count=workers),
        True,
    )
    stones = haulable(mat.tables, mat.board)
    if stones:
        more = stones * mat.traits.haul
        good = Message(f"ages.pieces.{mat.hauled}", {"count": stones})
        words = mat.text("ages.table.slip.stones", goods=good, count=more)
        yield "stones", "ages/engineering", INK, words, False
    ships = mat.rules.affordable_ships(mat.board)
    if ships:
        words = mat.text("ages.table.slip.ships", count=ships)
        yield "ships", "ages/shipping", INK, words, False
    reach = [
        (target, rest)
        for target, rest in left(mat.tables, mat.board, len(mat.state.boards))
        if rest <= workers
    ]
    for target, rest in sorted(reach, key=lambda pair: -pair[1])[:_FINISHED]:
        words = mat.text("ages.table.slip.finish", count=rest, target=mat.target(target))
        icon = "ages/city" if ":" in target else f"ages/{target}"
        yield f"finish:{target}", icon, CITY, words, False


def _building(mat: AgesMat) -> Iterator[Row]:
    """Say what the selection does: how many boxes, how many are left, which workers remain."""
    selection = mat.selection
    if selection.target == STONES:
        more = selection.count * mat.traits.haul
        good = Message(f"ages.pieces.{mat.hauled}", {"count": selection.count})
        words = mat.text("ages.table.do.engineer", goods=good, count=more)
        yield "draft", "ages/engineering", INK, words, True
        ready = mat.text("ages.table.slip.ready", count=mat.workers_after)
        yield "workers", "ages/workers", WORKERS, ready, False
        return
    if selection.target == SHIPS:
        goods = fleet.planks(mat, mat.traits, selection.count)
        words = mat.text("ages.table.do.launch", count=selection.count, goods=goods)
        yield "draft", "ages/shipping", INK, words, True
        words = mat.text("ages.table.slip.fleet", count=mat.board.ships + selection.count)
        yield "fleet", "ages/shipping", INK, words, False
        return
    board, target = mat.board, selection.target
    rest = dict(left(mat.tables, board, len(mat.state.boards))).get(target, 0) - selection.count
    icon = "ages/city" if ":" in target else f"ages/{target}"
    words = mat.text("ages.table.do.build", target=mat.target(target), count=selection.count)
    yield "draft", icon, CITY, capital(words), True
    finished = (
        mat.text("ages.table.slip.finished")
        if rest <= 0
        else mat.text("ages.table.boxes_left", count=rest)
    )
    yield "rest", "common/check" if rest <= 0 else "common/hourglass", CITY, finished, False
    after = mat.text("ages.table.aside.workers", count=mat.workers_after)
    yield "workers", "ages/workers", WORKERS, after, False


def _buy(mat: AgesMat) -> Iterator[Row]:
    state, board = mat.state, mat.board
    coins = mat.text("ages.table.slip.coins", count=state.coins, amount=str(state.coins))
    yield "coins", "ages/coin", COIN, coins, False
    worth = mat.rules.worth(board.goods)
    yield "goods", "ages/good", INK, mat.text("ages.table.slip.worth", count=worth), False
    if mat.traits.rate and board.food:
        words = mat.text("ages.table.slip.sell", coins=mat.traits.rate * board.food)
        yield "food", "ages/food", WHEAT, words, False
    row = _bill(mat)
    if row is not None:
        yield row
    else:
        yield (
            "purse",
            "common/check",
            SAFE,
            mat.text("ages.table.slip.purse", count=mat.rules.purse(state)),
            True,
        )


def bill(mat: AgesMat, place: Region) -> Iterator[Item]:
    """Give the line of the payment alone, where there is no slip."""
    row = _bill(mat)
    if row is not None:
        name, icon, colour, words, strong = row
        note = Note(icon, colour, strong, colour == RED)
        yield Item("slip", "slip", place.inset(0, 3))
        inner = place.inset(12, 4)
        yield Item(f"slip:{name}", "note", inner, text=words, data=note)


def _bill(mat: AgesMat) -> Row | None:
    """Say what the chosen stacks pay, of what the chosen development costs."""
    action = action_of(mat.state, mat.selection)
    if not mat.at("buy") or not isinstance(action, Buy):
        return None
    cost = mat.tables.costs[action.development]
    pays = paid(mat.tables, mat.board, mat.state.coins, action)
    name = mat.key(f"development.{action.development}")
    if pays < cost:
        words = mat.text("ages.table.slip.short", development=name, pays=pays, cost=cost)
        return "bill", "common/cross", INK, words, True
    which = "ages.table.slip.exact" if pays == cost else "ages.table.slip.over"
    words = mat.text(which, development=name, cost=cost, count=pays - cost)
    return "bill", "common/check", SAFE, words, True


def _discard(mat: AgesMat) -> Iterator[Row]:
    need = mat.rules.surplus(mat.board)
    # The proposal is only for whoever decides: for others nothing has been given up yet.
    given = sum(mat.selection.give) if mat.mine else 0
    words = mat.text("ages.table.slip.give", count=need, given=given)
    yield "give", "ages/good", INK, words, True
    if given:
        pairs = zip(mat.board.goods, mat.selection.give, strict=True)
        after = mat.rules.worth(tuple(have - gone for have, gone in pairs))
        before = mat.rules.worth(mat.board.goods)
        words = mat.text("ages.table.slip.left_worth", before=before, after=after)
        yield "worth", "ages/coin", COIN, words, False
