"""The slip beside the dice: what they will bring, and what can be done with what they brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ages.building import haulable, left
from game.ages.buying import paid
from game.ages.disaster import Blow
from game.ages.harvest import Harvest
from game.core.message import Message
from scenes.ages.draft import STONES, action_of
from scenes.ages.glance import Glance, key
from scenes.ages.inks import CITY, COIN, HEADING, INK, RED, SAFE, WHEAT, WORKERS
from scenes.ages.looks import Label, Note
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

Row = tuple[str, str, str, str, bool]
"""Name, symbol, colour, words, whether it is in bold."""
HEAD, PITCH = 56.0, 36.0
_FINISHED = 3
"""How many targets the slip names that the workers can finish."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the slip, its heading and its lines."""
    place, unit = glance.plan.slip, glance.unit
    if place is None:
        return
    yield Item("slip", "slip", place, data=unit)
    head = Region(place.x + 22 * unit, place.y + 8 * unit, place.width - 44 * unit, 44 * unit)
    heading = Label(28 * unit, HEADING, "title")
    yield Item("slip:title", "label", head, text=_title(glance), data=heading)
    rows = list(lines(glance))
    body = Region(
        head.x, place.y + HEAD * unit, head.width, place.height - (HEAD + 10) * unit
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
    return tuple(
        Region(body.x, body.y + at * high, body.width, high) for at in range(count)
    )


def _title(glance: Glance) -> str:
    if glance.forecasts():
        return glance.text("slip.split" if glance.phase == "split" else "slip.stop")
    if not glance.acting or glance.state.waiting or not glance.state.dice:
        return glance.text("slip.before")
    return glance.text(f"slip.{glance.phase}")


def lines(glance: Glance) -> Iterator[Row]:
    """Say in lines what this step is about."""
    crops = glance.forecasts()
    if crops:
        yield from _forecast(glance, crops)
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


def span(low: int, high: int) -> str:
    """Write one number, or two with a dash."""
    return str(low) if low == high else f"{min(low, high)}–{max(low, high)}"


def _span(crops: Sequence[tuple[Harvest, Blow | None]], field: str) -> tuple[str, int]:
    low, high = getattr(crops[0][0], field), getattr(crops[-1][0], field)
    return span(low, high), max(low, high)


def _forecast(glance: Glance, crops: Sequence[tuple[Harvest, Blow | None]]) -> Iterator[Row]:
    choices = len(crops) - 1
    if choices:
        yield "choice", "common/refresh", INK, glance.text("slip.choice", count=choices), True
    yield from _meal(glance, crops)
    for field, icon, colour in (
        ("workers", "ages/workers", WORKERS),
        ("coins", "ages/coin", COIN),
    ):
        amount, most = _span(crops, field)
        if most:
            words = glance.text(f"slip.{field}", count=most, amount=amount)
            yield field, icon, colour, words, False
    crop, blow = crops[0]
    if any(crop.gained) or any(crop.lost):
        yield "goods", "ages/good", INK, _goods(glance, crop), False
    if crop.skulls:
        yield _skulls(glance, crop.skulls, blow)


def _meal(glance: Glance, crops: Sequence[tuple[Harvest, Blow | None]]) -> Iterator[Row]:
    gained, most = _span(crops, "food_gained")
    eaten, _ = _span(crops, "eaten")
    after, _ = _span(crops, "food")
    words = glance.text(
        "slip.food", count=most, amount=gained, eaten=eaten, before=glance.board.food, after=after
    )
    yield "food", "ages/food", WHEAT, words, False
    amount, hungry = _span(crops, "hungry")
    if hungry:
        text = glance.text("slip.hungry", count=hungry, amount=amount)
        yield "hungry", "ages/famine", RED, text, True
    amount, lost = _span(crops, "food_lost")
    if lost:
        text = glance.text("slip.food_lost", count=lost, amount=amount)
        yield "food_lost", "ages/food", RED, text, False


def _goods(glance: Glance, crop: Harvest) -> str:
    named = zip(glance.tables.goods, crop.gained, strict=True)
    signs = "  ".join(f"{count} :ages/{good}:" for good, count in named if count)
    lost = sum(crop.lost)
    if lost and signs:
        return glance.text("slip.goods_lost", goods=signs, count=lost)
    if lost:
        return glance.text("slip.all_lost", count=lost)
    return glance.text("slip.goods", goods=signs, count=sum(crop.gained))


def _skulls(glance: Glance, skulls: int, blow: Blow | None) -> Row:
    count = glance.text("slip.skulls", count=skulls)
    if blow is None:
        words = glance.text("slip.harmless", skulls=count)
        return "skulls", "ages/skull", INK, words, False
    disaster = key(f"disaster.{blow.id}")
    effect, grave = _effect(glance, blow)
    words = glance.text("slip.blow", skulls=count, disaster=disaster, effect=effect)
    return "skulls", "ages/skull", RED if grave else SAFE, words, True


def _effect(glance: Glance, blow: Blow) -> tuple[str, bool]:
    """Say whom the disaster strikes, seen from the roller's side, and whether it is the roller."""
    me = glance.state.seat
    own = dict(blow.boxes).get(me, 0)
    if own:
        return glance.text("slip.own_boxes", count=own), True
    if me in blow.robbed:
        return glance.text("slip.own_goods"), True
    if blow.turned:
        return glance.text("slip.turned", saver=key(f"development.{blow.turned}")), False
    saver = dict(blow.spared).get(me)
    if saver:
        return glance.text("slip.spared", saver=saver_name(glance, saver)), False
    others = [boxes for _, boxes in blow.boxes]
    if others:
        return glance.text("slip.other_boxes", count=others[0]), False
    return glance.text("slip.nobody"), False


def saver_name(glance: Glance, saver: str) -> str:
    """Name the development or monument that saves from a disaster."""
    kind = "monument" if saver in glance.tables.monument_place else "development"
    return glance.name(kind, saver)


def _before(glance: Glance) -> Iterator[Row]:
    cities = glance.rules.city_count(glance.board)
    yield "dice", "common/dice", CITY, glance.text("slip.dice", count=cities), False
    have = glance.board.food
    words = glance.text("slip.need", count=cities, have=have)
    yield "food", "ages/food", WHEAT, words, False
    goods = sum(glance.board.goods)
    worth = glance.rules.worth(glance.board.goods)
    yield "goods", "ages/good", INK, glance.text("slip.store", count=goods, worth=worth), False


def _build(glance: Glance) -> Iterator[Row]:
    workers = glance.state.workers
    yield "workers", "ages/workers", WORKERS, glance.text("slip.ready", count=workers), True
    stones = haulable(glance.tables, glance.board)
    if stones:
        more = stones * glance.tables.traits(glance.board.developments).haul
        hauled = glance.tables.traits(glance.board.developments).hauled
        good = Message(f"ages.pieces.{glance.tables.goods[hauled]}", {"count": stones})
        words = glance.text("slip.stones", goods=good, count=more)
        yield "stones", "ages/engineering", INK, words, False
    reach = [
        (target, rest)
        for target, rest in left(glance.tables, glance.board, len(glance.state.boards))
        if rest <= workers
    ]
    for target, rest in sorted(reach, key=lambda pair: -pair[1])[:_FINISHED]:
        words = glance.text("slip.finish", count=rest, target=glance.target(target))
        icon = "ages/city" if ":" in target else f"ages/{target}"
        yield f"finish:{target}", icon, CITY, words, False


def _building(glance: Glance) -> Iterator[Row]:
    """Say what the draft does: how many boxes, how many are left, which workers remain."""
    draft, workers = glance.draft, glance.state.workers
    if draft.target == STONES:
        more = draft.count * glance.tables.traits(glance.board.developments).haul
        hauled = glance.tables.traits(glance.board.developments).hauled
        good = Message(f"ages.pieces.{glance.tables.goods[hauled]}", {"count": draft.count})
        words = glance.text("do.engineer", goods=good, count=more)
        yield "draft", "ages/engineering", INK, words, True
        ready = glance.text("slip.ready", count=workers + more)
        yield "workers", "ages/workers", WORKERS, ready, False
        return
    board, target = glance.board, draft.target
    rest = dict(left(glance.tables, board, len(glance.state.boards))).get(target, 0) - draft.count
    icon = "ages/city" if ":" in target else f"ages/{target}"
    words = glance.text("do.build", target=glance.target(target), count=draft.count)
    yield "draft", icon, CITY, words[:1].upper() + words[1:], True
    finished = glance.text("slip.finished") if rest <= 0 else glance.text("boxes_left", count=rest)
    yield "rest", "common/check" if rest <= 0 else "common/hourglass", CITY, finished, False
    after = glance.text("aside.workers", count=workers - draft.count)
    yield "workers", "ages/workers", WORKERS, after, False


def _buy(glance: Glance) -> Iterator[Row]:
    state, board = glance.state, glance.board
    coins = glance.text("slip.coins", count=state.coins, amount=str(state.coins))
    yield "coins", "ages/coin", COIN, coins, False
    worth = glance.rules.worth(board.goods)
    yield "goods", "ages/good", INK, glance.text("slip.worth", count=worth), False
    rate = glance.tables.traits(board.developments).rate
    if rate and board.food:
        words = glance.text("slip.sell", coins=rate * board.food)
        yield "food", "ages/food", WHEAT, words, False
    action = action_of(state, glance.draft)
    if glance.mine and action is not None and glance.draft.development:
        cost = glance.tables.costs[glance.draft.development]
        pays = paid(glance.tables, board, state.coins, action)  # type: ignore[arg-type]
        yield _bill(glance, cost, pays)
    else:
        yield "purse", "common/check", SAFE, glance.text(
            "slip.purse", count=glance.rules.purse(state)
        ), True


def _bill(glance: Glance, cost: int, pays: int) -> Row:
    name = key(f"development.{glance.draft.development}")
    if pays < cost:
        words = glance.text("slip.short", development=name, pays=pays, cost=cost)
        return "bill", "common/cross", RED, words, True
    which = "slip.exact" if pays == cost else "slip.over"
    words = glance.text(which, development=name, cost=cost, count=pays - cost)
    return "bill", "common/check", SAFE, words, True


def _discard(glance: Glance) -> Iterator[Row]:
    need = glance.rules.surplus(glance.board)
    given = sum(glance.draft.give) if glance.mine else 0
    words = glance.text("slip.give", count=need, given=given)
    yield "give", "ages/good", INK, words, True
    if given:
        pairs = zip(glance.board.goods, glance.draft.give, strict=True)
        after = glance.rules.worth(tuple(have - gone for have, gone in pairs))
        before = glance.rules.worth(glance.board.goods)
        words = glance.text("slip.left_worth", before=before, after=after)
        yield "worth", "ages/coin", COIN, words, False
