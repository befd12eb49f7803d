"""The list of developments: what each does in symbols, its price and points, who can pay."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.buying import paid
from game.ages.components import (
    CoinWorth,
    Development,
    Effect,
    GoodToWorkers,
    KeepAll,
    Lead,
    MoreFood,
    MoreGood,
    MoreWorkers,
    PerCity,
    PerMonument,
    SellFood,
    Spare,
    TurnBack,
)
from scenes.ages.draft import proposed_payment
from scenes.ages.glance import Glance
from scenes.ages.inks import HEADING, QUIET
from scenes.ages.layout import rows
from scenes.ages.looks import Deed, Label
from scenes.ages.slip import bill
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

HEAD, HIGHEST, NARROW = 42.0, 60.0, 440.0


def items(glance: Glance) -> Iterator[Item]:
    """Give headings and a row for each development, in one column or two."""
    columns = glance.plan.developments
    if not columns:
        return
    unit = glance.unit
    table = tuple(glance.tables.edition.developments.items())
    share = -(-len(table) // len(columns))
    for at, column in enumerate(columns):
        yield from _heading(glance, column, at)
        part = table[at * share : (at + 1) * share]
        places = rows(column, HEAD * unit, share, HIGHEST * unit)
        for (name, development), area in zip(part, places, strict=False):
            yield from _row(glance, name, development, area)
        if glance.plan.slip is None and len(part) < share:
            yield from bill(glance, places[-1])


def _heading(glance: Glance, column: Region, at: int) -> Iterator[Item]:
    unit = glance.unit
    head = column.top(38 * unit)
    if at == 0:
        yield Item(
            "developments:title",
            "label",
            Region(head.x, head.y, head.width - 196 * unit, head.height),
            text=glance.text("ages.table.developments.title"),
            data=Label(28 * unit, HEADING, "title"),
        )
    small = Label(22 * unit, QUIET, align="right")
    points = head.end(92 * unit)
    cost = Region(points.x - 100 * unit, head.y, 94 * unit, head.height)
    yield Item(
        f"developments:cost:{at}",
        "label",
        cost,
        text=glance.text("ages.table.developments.cost"),
        data=small,
    )
    yield Item(
        f"developments:points:{at}",
        "label",
        points,
        text=glance.text("ages.table.developments.points"),
        data=small,
    )


def _row(glance: Glance, name: str, development: Development, area: Region) -> Iterator[Item]:
    unit = glance.unit
    owned = name in glance.board.developments
    ahead = not owned and payable(glance, development)
    intent, reason = _answer(glance, name, development, owned)
    deed = Deed(
        unit,
        tuple(token for effect in development.effects for token in tokens(glance, effect)),
        development.cost,
        _points(development),
        owned,
        glance.at("buy") and glance.draft.development == name,
        ahead,
        area.width < NARROW * unit,
    )
    yield Item(
        f"development:{name}",
        "deed",
        area,
        look=name,
        text=glance.name("development", name),
        data=deed,
        intent=intent,
        reason=reason,
        tip=_tip(glance, name, development, owned, reason),
        group="developments",
    )
    if owned:
        side = 48 * unit
        peg = Region(area.x + 22 * unit - side / 2, area.centre.y - side / 2, side, side)
        yield Item(f"peg:{name}", "peg", peg, look="development")


def _points(development: Development) -> str:
    more = any(isinstance(e, (PerMonument, PerCity)) for e in development.effects)
    return f"{development.points}+" if more else str(development.points)


def purse_ahead(glance: Glance) -> int:
    """Give the most this player could pay this turn: after the harvest while dice are thrown."""
    state, board = glance.state, glance.board
    rate = glance.tables.traits(board.developments).rate
    crops = glance.forecasts()
    if crops:
        return max(
            crop.coins
            + rate * crop.food
            + (0 if blow and state.seat in blow.robbed else glance.rules.worth(crop.goods))
            for crop, blow in crops
        )
    coins = state.coins if glance.acting else 0
    return coins + glance.rules.worth(board.goods) + rate * board.food


def payable(glance: Glance, development: Development) -> bool:
    """Tell whether a development can be paid this turn."""
    if not glance.acting or glance.phase == "discard":
        return False
    return development.cost <= purse_ahead(glance)


def _answer(
    glance: Glance, name: str, development: Development, owned: bool
) -> tuple[Intent | None, str]:
    if not glance.at("buy"):
        return None, _not_now(glance, development, owned)
    if owned:
        return None, ""
    if not glance.rules.payments(glance.state, name):
        short = development.cost - glance.rules.purse(glance.state)
        return None, glance.text("ages.table.developments.short", count=short)
    return Do("development", name), ""


def _not_now(glance: Glance, development: Development, owned: bool) -> str:
    """Say when a development may be bought, and whether these dice would pay it."""
    if owned or not glance.mine:
        return ""
    if glance.phase == "discard":
        return glance.text("ages.table.developments.too_late")
    short = development.cost - purse_ahead(glance)
    if short > 0:
        return glance.text("ages.table.developments.later_short", count=short)
    return glance.text("ages.table.developments.later")


def _tip(glance: Glance, name: str, development: Development, owned: bool, reason: str) -> Tip:
    lines = [effect_text(glance, name, development)]
    words = glance.text(
        "ages.table.developments.price", cost=development.cost, count=development.points
    )
    lines.append(words)
    if glance.at("buy") and not owned and not reason:
        lines.append(_how(glance, name))
    owners = [
        glance.who(seat)
        for seat, board in enumerate(glance.state.boards)
        if name in board.developments and seat != glance.sight.shown
    ]
    if owners:
        lines.append(glance.text("ages.table.developments.owners", names=", ".join(owners)))
    state = glance.text("ages.table.developments.owned") if owned else ""
    title = glance.name("development", name)
    return Tip(title, state, tuple(lines), reason, icon=f"ages/{name}")


def effect_text(glance: Glance, name: str, development: Development) -> str:
    """Say what a development does, with the number of its effect."""
    return glance.sight.words.text(f"ages.effect.{name}", count=_number(development.effects))


def _number(effects: tuple[Effect, ...]) -> int:
    for effect in effects:
        for field in ("amount", "coins", "workers", "points"):
            if hasattr(effect, field):
                return int(getattr(effect, field))
    return 1


def _how(glance: Glance, name: str) -> str:
    """Say how the proposed payment would go."""
    way = proposed_payment(glance.rules, glance.state, name)
    pays = paid(glance.tables, glance.board, glance.state.coins, way)
    named = [f"{glance.board.goods[glance.tables.place[good]]} :ages/{good}:" for good in way.goods]
    if way.food:
        named.append(f"{way.food} :ages/food:")
    if not named:
        return glance.text("ages.table.developments.from_dice")
    return glance.text("ages.table.developments.how", stacks="  ".join(named), count=pays)


def tokens(glance: Glance, effect: Effect) -> tuple[str, ...]:
    """Write an effect in symbols: "@name" is a sprite, "seat:n" a seat, all else words."""
    match effect:
        case Lead():
            return "@common/dice", "@common/refresh"
        case Spare():
            return f"@ages/{effect.disaster}", "@safe"
        case TurnBack():
            rivals = range(len(glance.sight.seats))
            seats = [
                f"seat:{glance.sight.seats[seat].colour}"
                for seat in rivals
                if seat != glance.sight.shown
            ]
            return f"@ages/{effect.disaster}", "→", *seats
        case MoreFood():
            return f"+{effect.amount}", "@ages/food"
        case MoreWorkers():
            return f"+{effect.amount}", "@ages/workers"
        case MoreGood():
            return f"+{effect.amount}", f"@ages/{effect.good}"
        case CoinWorth():
            return "@ages/coin", f"= {effect.coins}"
        case KeepAll():
            return "@ages/good", glance.text("ages.table.developments.keep_all")
        case SellFood():
            return "@ages/food", f"= {effect.coins}", "@ages/coin"
        case GoodToWorkers():
            return f"@ages/{effect.good}", f"= {effect.workers}", "@ages/workers"
        case PerMonument():
            return f"+{effect.points}", "@ages/temple"
        case PerCity():
            return f"+{effect.points}", "@ages/city"
