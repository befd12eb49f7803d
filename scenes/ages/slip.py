"""The slip beside the dice: what they will bring, and what can be done with what they brought."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.actions import Buy
from game.ages.building import haulable, left
from game.ages.buying import paid
from game.core.message import Message
from scenes.ages.draft import STONES, action_of
from scenes.ages.forecast import Row, forecast
from scenes.ages.glance import Glance, key
from scenes.ages.inks import CITY, COIN, HEADING, INK, RED, SAFE, WHEAT, WORKERS
from scenes.ages.looks import Label, Note
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

HEAD, PITCH = 56.0, 36.0
_FINISHED = 3
"""How many targets the slip names that the workers can finish."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the slip, its heading and its lines."""
    place, unit = glance.plan.slip, glance.unit
    if place is None:
        return
    yield Item("slip", "slip", place, data=unit)
    head = Region(place.x + 22 * unit, place.y + 8 * unit, place.width - 132 * unit, 44 * unit)
    heading = Label(28 * unit, HEADING, "title")
    yield Item("slip:title", "label", head, text=_title(glance), data=heading)
    rows = list(lines(glance))
    body = Region(
        head.x, place.y + HEAD * unit, place.width - 44 * unit, place.height - (HEAD + 10) * unit
    )
    for row, area in zip(rows, _places(body, len(rows), unit), strict=True):
        name, icon, colour, words, strong = row
        note = Note(unit, icon, colour, strong, colour == RED)
        yield Item(f"slip:{name}", "note", area, text=words, data=note)


def _places(body: Region, count: int, unit: float) -> tuple[Region, ...]:
    """Stack the lines; in two columns where the slip is low and wide."""
    if not count:
        return ()
    if body.width > 900 * unit and count > 3:
        half = (count + 1) // 2
        left_half, right_half = body.columns(2, 24 * unit)
        return (*_places(left_half, half, unit), *_places(right_half, count - half, unit))
    high = min(PITCH * unit, body.height / count)
    return tuple(Region(body.x, body.y + at * high, body.width, high) for at in range(count))


def _title(glance: Glance) -> str:
    if glance.forecasts():
        split = glance.phase == "split"
        return glance.text("ages.table.slip.split" if split else "ages.table.slip.stop")
    if not glance.acting or glance.state.waiting or not glance.state.dice:
        return glance.text("ages.table.slip.before")
    return glance.text(f"ages.table.slip.{glance.phase}")


def lines(glance: Glance) -> Iterator[Row]:
    """Say in lines what this step is about."""
    crops = glance.forecasts()
    if crops:
        yield from forecast(glance, crops)
    elif not glance.acting or glance.state.waiting or not glance.state.dice:
        yield from _before(glance)
    elif glance.phase == "build" and glance.mine and glance.draft.target:
        yield from _building(glance)
    elif glance.phase == "build":
        yield from _build(glance)
    elif glance.phase == "buy":
        yield from _buy(glance)
    elif glance.phase == "discard":
        yield from _discard(glance)


def _before(glance: Glance) -> Iterator[Row]:
    cities = glance.rules.city_count(glance.board)
    yield "dice", "common/dice", CITY, glance.text("ages.table.slip.dice", count=cities), False
    have = glance.board.food
    words = glance.text("ages.table.slip.need", count=cities, have=have)
    yield "food", "ages/food", WHEAT, words, False
    goods = sum(glance.board.goods)
    worth = glance.rules.worth(glance.board.goods)
    yield (
        "goods",
        "ages/good",
        INK,
        glance.text("ages.table.slip.store", count=goods, worth=worth),
        False,
    )


def _build(glance: Glance) -> Iterator[Row]:
    workers = glance.state.workers
    yield (
        "workers",
        "ages/workers",
        WORKERS,
        glance.text("ages.table.slip.ready", count=workers),
        True,
    )
    stones = haulable(glance.tables, glance.board)
    if stones:
        more = stones * glance.tables.traits(glance.board.developments).haul
        hauled = glance.tables.traits(glance.board.developments).hauled
        good = Message(f"ages.pieces.{glance.tables.goods[hauled]}", {"count": stones})
        words = glance.text("ages.table.slip.stones", goods=good, count=more)
        yield "stones", "ages/engineering", INK, words, False
    reach = [
        (target, rest)
        for target, rest in left(glance.tables, glance.board, len(glance.state.boards))
        if rest <= workers
    ]
    for target, rest in sorted(reach, key=lambda pair: -pair[1])[:_FINISHED]:
        words = glance.text("ages.table.slip.finish", count=rest, target=glance.target(target))
        icon = "ages/city" if ":" in target else f"ages/{target}"
        yield f"finish:{target}", icon, CITY, words, False


def _building(glance: Glance) -> Iterator[Row]:
    """Say what the draft does: how many boxes, how many are left, which workers remain."""
    draft, workers = glance.draft, glance.state.workers
    if draft.target == STONES:
        more = draft.count * glance.tables.traits(glance.board.developments).haul
        hauled = glance.tables.traits(glance.board.developments).hauled
        good = Message(f"ages.pieces.{glance.tables.goods[hauled]}", {"count": draft.count})
        words = glance.text("ages.table.do.engineer", goods=good, count=more)
        yield "draft", "ages/engineering", INK, words, True
        ready = glance.text("ages.table.slip.ready", count=workers + more)
        yield "workers", "ages/workers", WORKERS, ready, False
        return
    board, target = glance.board, draft.target
    rest = dict(left(glance.tables, board, len(glance.state.boards))).get(target, 0) - draft.count
    icon = "ages/city" if ":" in target else f"ages/{target}"
    words = glance.text("ages.table.do.build", target=glance.target(target), count=draft.count)
    yield "draft", icon, CITY, words[:1].upper() + words[1:], True
    finished = (
        glance.text("ages.table.slip.finished")
        if rest <= 0
        else glance.text("ages.table.boxes_left", count=rest)
    )
    yield "rest", "common/check" if rest <= 0 else "common/hourglass", CITY, finished, False
    after = glance.text("ages.table.aside.workers", count=workers - draft.count)
    yield "workers", "ages/workers", WORKERS, after, False


def _buy(glance: Glance) -> Iterator[Row]:
    state, board = glance.state, glance.board
    coins = glance.text("ages.table.slip.coins", count=state.coins, amount=str(state.coins))
    yield "coins", "ages/coin", COIN, coins, False
    worth = glance.rules.worth(board.goods)
    yield "goods", "ages/good", INK, glance.text("ages.table.slip.worth", count=worth), False
    rate = glance.tables.traits(board.developments).rate
    if rate and board.food:
        words = glance.text("ages.table.slip.sell", coins=rate * board.food)
        yield "food", "ages/food", WHEAT, words, False
    row = _bill(glance)
    if row is not None:
        yield row
    else:
        yield (
            "purse",
            "common/check",
            SAFE,
            glance.text("ages.table.slip.purse", count=glance.rules.purse(state)),
            True,
        )


def bill(glance: Glance, place: Region) -> Iterator[Item]:
    """Give the line of the payment alone, where there is no slip."""
    row = _bill(glance)
    if row is not None:
        name, icon, colour, words, strong = row
        note = Note(glance.unit, icon, colour, strong, colour == RED)
        yield Item("slip", "slip", place.inset(0, 3 * glance.unit), data=glance.unit)
        inner = place.inset(12 * glance.unit, 4 * glance.unit)
        yield Item(f"slip:{name}", "note", inner, text=words, data=note)


def _bill(glance: Glance) -> Row | None:
    """Say what the chosen stacks pay, of what the chosen development costs."""
    action = action_of(glance.state, glance.draft)
    if not glance.at("buy") or not isinstance(action, Buy):
        return None
    cost = glance.tables.costs[action.development]
    pays = paid(glance.tables, glance.board, glance.state.coins, action)
    name = key(f"development.{action.development}")
    if pays < cost:
        words = glance.text("ages.table.slip.short", development=name, pays=pays, cost=cost)
        return "bill", "common/cross", RED, words, True
    which = "ages.table.slip.exact" if pays == cost else "ages.table.slip.over"
    words = glance.text(which, development=name, cost=cost, count=pays - cost)
    return "bill", "common/check", SAFE, words, True


def _discard(glance: Glance) -> Iterator[Row]:
    need = glance.rules.surplus(glance.board)
    given = sum(glance.draft.give) if glance.mine else 0
    words = glance.text("ages.table.slip.give", count=need, given=given)
    yield "give", "ages/good", INK, words, True
    if given:
        pairs = zip(glance.board.goods, glance.draft.give, strict=True)
        after = glance.rules.worth(tuple(have - gone for have, gone in pairs))
        before = glance.rules.worth(glance.board.goods)
        words = glance.text("ages.table.slip.left_worth", before=before, after=after)
        yield "worth", "ages/coin", COIN, words, False
