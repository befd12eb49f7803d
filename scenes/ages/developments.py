"""The list of developments: what each does in symbols, its price and points, who can pay."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.buying import paid
from game.ages.components import (
    Attack,
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
    PerGood,
    PerMonument,
    Preserve,
    SellFood,
    Ships,
    Spare,
    TurnBack,
)
from scenes.ages.layout import rows
from scenes.ages.mat import AgesMat
from scenes.ages.paint_specs import Deed
from scenes.ages.palette import HEADING, QUIET
from scenes.ages.selection import proposed_payment
from scenes.ages.slip import bill
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

HEAD, HIGHEST, NARROW = 42.0, 60.0, 440.0


def items(mat: AgesMat) -> Iterator[Item]:
    """Give headings and a row for each development, in one column or two."""
    columns = mat.plan.developments
    if not columns:
        return
    table = tuple(mat.tables.edition.developments.items())
    share = -(-len(table) // len(columns))
    for at, column in enumerate(columns):
        yield from _heading(mat, column, at)
        part = table[at * share : (at + 1) * share]
        places = rows(column, HEAD, share, HIGHEST)
        for (name, development), area in zip(part, places, strict=False):
            yield from _row(mat, name, development, area)
        if mat.plan.slip is None and len(part) < share:
            yield from bill(mat, places[-1])


def _heading(mat: AgesMat, column: Region, at: int) -> Iterator[Item]:
    head = column.top(38)
    if at == 0:
        yield Item(
            "developments:title",
            "label",
            Region(head.x, head.y, head.width - 196, head.height),
            text=mat.text("ages.table.developments.title"),
            data=Label(28, HEADING, "title"),
        )
    small = Label(22, QUIET, align="right")
    points = head.end(92)
    cost = Region(points.x - 100, head.y, 94, head.height)
    yield Item(
        f"developments:cost:{at}",
        "label",
        cost,
        text=mat.text("ages.table.developments.cost"),
        data=small,
    )
    yield Item(
        f"developments:points:{at}",
        "label",
        points,
        text=mat.text("ages.table.developments.points"),
        data=small,
    )


def _row(mat: AgesMat, name: str, development: Development, area: Region) -> Iterator[Item]:
    owned = name in mat.board.developments
    ahead = not owned and payable(mat, development)
    intent, reason = _answer(mat, name, development, owned)
    deed = Deed(
        tuple(token for effect in development.effects for token in tokens(mat, effect)),
        development.cost,
        _points(development),
        owned,
        mat.at("buy") and mat.selection.development == name,
        ahead,
        area.width < NARROW,
    )
    yield Item(
        f"development:{name}",
        "deed",
        area,
        look=name,
        text=mat.name("development", name),
        data=deed,
        intent=intent,
        reason=reason,
        tip=_tip(mat, name, development, owned, reason),
        group="developments",
    )
    if owned:
        side = min(48, area.height * 1.3)
        peg = Region(area.x + 22 - side / 2, area.centre.y - side / 2, side, side)
        yield Item(f"peg:{name}", "peg", peg, look="development")


def _points(development: Development) -> str:
    more = any(isinstance(e, (PerMonument, PerCity, PerGood)) for e in development.effects)
    return f"{development.points}+" if more else str(development.points)


def payable(mat: AgesMat, development: Development) -> bool:
    """Tell whether a development can be paid this turn."""
    if not mat.acting or mat.phase == "discard":
        return False
    return development.cost <= mat.purse_ahead


def _answer(
    mat: AgesMat, name: str, development: Development, owned: bool
) -> tuple[Intent | None, str]:
    if not mat.at("buy"):
        return None, _not_now(mat, development, owned)
    if owned:
        return None, ""
    if not mat.rules.payments(mat.state, name):
        short = development.cost - mat.rules.purse(mat.state)
        return None, mat.text("ages.table.developments.short", count=short)
    return Do("development", name), ""


def _not_now(mat: AgesMat, development: Development, owned: bool) -> str:
    """Say when a development may be bought, and whether these dice would pay it."""
    if owned or not mat.mine or not mat.acting:
        return ""
    if mat.phase == "discard":
        return mat.text("ages.table.developments.too_late")
    short = development.cost - mat.purse_ahead
    if short > 0:
        return mat.text("ages.table.developments.later_short", count=short)
    return mat.text("ages.table.developments.later")


def _tip(mat: AgesMat, name: str, development: Development, owned: bool, reason: str) -> Tip:
    lines = [effect_text(mat, name)]
    words = mat.text(
        "ages.table.developments.price", cost=development.cost, count=development.points
    )
    lines.append(words)
    if mat.alone and any(isinstance(e, (TurnBack, Attack)) for e in development.effects):
        lines.append(mat.text("ages.table.developments.alone"))
    if mat.at("buy") and not owned and not reason:
        lines.append(_how(mat, name))
    owners = [
        mat.who(seat)
        for seat, board in enumerate(mat.state.boards)
        if name in board.developments and seat != mat.shown
    ]
    if owners:
        lines.append(mat.text("ages.table.developments.owners", names=", ".join(owners)))
    state = mat.text("ages.table.developments.owned") if owned else ""
    title = mat.name("development", name)
    return Tip(title, state, tuple(lines), reason, icon=f"ages/{name}")


def effect_text(mat: AgesMat, name: str) -> str:
    """Say what a development does, with the numbers of this edition."""
    return mat.say(mat.rules.describe(name))


def _how(mat: AgesMat, name: str) -> str:
    """Say how the proposed payment would go."""
    way = proposed_payment(mat.rules, mat.state, name)
    pays = paid(mat.tables, mat.board, mat.state.coins, way)
    named = [f"{mat.board.goods[mat.tables.place[good]]} :ages/{good}:" for good in way.goods]
    if way.food:
        named.append(f"{way.food} :ages/food:")
    if not named:
        return mat.text("ages.table.developments.from_dice")
    return mat.text("ages.table.developments.how", stacks="  ".join(named), count=pays)


def tokens(mat: AgesMat, effect: Effect) -> tuple[str, ...]:
    """Write an effect in symbols: "@name" is a sprite, "seat:n" a seat, all else words."""
    match effect:
        case Lead():
            return "@common/dice", "@common/refresh"
        case Spare():
            return f"@ages/{effect.disaster}", "@safe"
        case TurnBack() | Attack():
            return f"@ages/{effect.disaster}", *_rivals(mat)
        case MoreFood():
            return f"+{effect.amount}", "@ages/food"
        case MoreWorkers():
            return f"+{effect.amount}", "@ages/workers"
        case MoreGood():
            return f"+{effect.amount}", f"@ages/{effect.good}"
        case CoinWorth():
            return "@ages/coin", f"= {effect.coins}"
        case KeepAll():
            return "@ages/good", mat.text("ages.table.developments.keep_all")
        case SellFood():
            return "@ages/food", f"= {effect.coins}", "@ages/coin"
        case GoodToWorkers():
            return f"@ages/{effect.good}", f"= {effect.workers}", "@ages/workers"
        case PerGood():
            return f"+{effect.points}", "@ages/good"
        case Preserve():
            return f"@ages/{effect.good}", "→", f"×{effect.times}", "@ages/food"
        case Ships():
            return (*(f"@ages/{good}" for good in effect.goods), "→", "@ages/shipping")
        case PerMonument():
            return f"+{effect.points}", "@ages/temple"
        case PerCity():
            return f"+{effect.points}", "@ages/city"


def _rivals(mat: AgesMat) -> tuple[str, ...]:
    """Show whom a disaster strikes instead; alone, it only spares."""
    if mat.alone:
        return ("@safe",)
    seats = enumerate(mat.board_view.seats)
    shapes = (f"seat:{seat.colour}" for at, seat in seats if at != mat.shown)
    return ("→", *shapes)
