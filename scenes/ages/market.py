"""The trade table: with whom, what goes out, what comes back. It lies where the dice lay."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.trading import Pieces, holdings
from game.core.message import Message, refuse
from scenes.ages import bargain
from scenes.ages.bargain import BANK, FOOD, NOBODY, NOTHING, SIDES, Bargain
from scenes.ages.glance import DEALING, Glance, key
from scenes.ages.inks import GOODS, INK, WHEAT
from scenes.ages.looks import Heap, Label, Party
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

LABEL, HEAD = 112.0, 42.0
BELOW = 66.0
"""Height of a cell from which its buttons stand below the heap, else beside it."""


def items(glance: Glance) -> Iterator[Item]:
    """Give the table with its partners and both sides, in the steps that deal."""
    if glance.phase not in DEALING:
        return
    unit = glance.unit
    place = glance.plan.dice.inset(8 * unit, 6 * unit)
    yield Item("market", "slip", place, data=unit)
    inner = place.inset(14 * unit, 8 * unit)
    head = inner.top(HEAD * unit)
    yield from _parties(glance, head)
    deal = shown(glance)
    if not deal.out:
        return
    body = Region(
        inner.x, head.bottom + 4 * unit, inner.width, inner.bottom - head.bottom - 4 * unit
    )
    for side, row in zip(SIDES, body.rows(2, 4 * unit), strict=True):
        yield from _side(glance, deal, side, row)


def shown(glance: Glance) -> Bargain:
    """Give the deal that lies on the table: the player's own, or the one that was offered."""
    bid = glance.state.market.bid
    if glance.deals:
        return glance.draft.bargain
    if bid is None:
        return NOTHING
    if trader(glance) == bid.by:
        return Bargain(bid.to, bid.give, bid.get)
    return Bargain(bid.by, bid.get, bid.give)


def trader(glance: Glance) -> int:
    """Name the seat from whose side the table is seen."""
    bid = glance.state.market.bid
    if glance.deals or bid is None:
        return glance.decider
    return glance.sight.shown if glance.sight.shown in (bid.by, bid.to) else bid.by


def after(glance: Glance) -> Pieces:
    """Give what the player holds after the deal: goods, then food."""
    deal, have = shown(glance), holdings(glance.state.boards[trader(glance)])
    if not deal.out:
        return have
    return tuple(n - out + back for n, out, back in zip(have, deal.out, deal.back, strict=True))


def theirs(glance: Glance) -> Pieces:
    """Give what the partner holds after the deal."""
    deal = shown(glance)
    have = holdings(glance.state.boards[deal.partner])
    return tuple(n + out - back for n, out, back in zip(have, deal.out, deal.back, strict=True))


def _parties(glance: Glance, head: Region) -> Iterator[Item]:
    deal, mine = shown(glance), glance.at("trade")
    if mine:
        named = bargain.partners(glance.rules, glance.state)
    else:
        named = tuple(p for p in (trader(glance), deal.partner) if p != NOBODY)
    wide = min(230 * glance.unit, head.width / max(1, len(named)))
    for at, partner in enumerate(named):
        place = Region(head.x + at * wide, head.y, wide - 8 * glance.unit, head.height)
        yield _party(glance, partner, place, mine, mine and partner == deal.partner)


def _party(glance: Glance, partner: int, place: Region, mine: bool, chosen: bool) -> Item:
    bank = partner == BANK
    name = glance.text("ages.table.market.bank") if bank else glance.who(partner)
    colour = None if bank else glance.sight.seats[partner].colour
    lines = (glance.text("ages.table.market.bank_tip"),) if bank else (_stock(glance, partner),)
    reason = ""
    if bank and not glance.rules.idle_ships(glance.state):
        ships = glance.state.boards[glance.state.seat].ships
        reason = glance.why(refuse("ages.refuse.all_sailed", count=ships))
    return Item(
        f"partner:{'bank' if bank else partner}",
        "party",
        place,
        text=name,
        data=Party(glance.unit, colour, chosen),
        intent=Do("partner", partner) if mine and not chosen and not reason else None,
        reason=reason,
        tip=Tip(name, lines=lines, reason=reason),
        group="partners",
    )


def pieces(glance: Glance, held: Pieces) -> str:
    """Write pieces with their symbols."""
    named = zip(bargain.kinds(glance.rules), held, strict=True)
    return "  ".join(f"{count} :ages/{kind}:" for kind, count in named if count)


def _stock(glance: Glance, seat: int) -> str:
    held = pieces(glance, holdings(glance.state.boards[seat]))
    if not held:
        return glance.text("ages.table.market.empty")
    return glance.text("ages.table.market.stock", goods=held)


def _side(glance: Glance, deal: Bargain, side: str, row: Region) -> Iterator[Item]:
    unit = glance.unit
    word = f"ages.table.market.{side}" if glance.deals else f"ages.table.market.{side}_other"
    label = Label(22 * unit, INK, "bold", wrap=True)
    yield Item(
        f"market:{side}", "label", row.left(LABEL * unit), text=glance.text(word), data=label
    )
    named = bargain.kinds(glance.rules)
    rest = row.end(row.width - LABEL * unit)
    most = bargain.limits(glance.rules, glance.state, deal)[SIDES.index(side)]
    for at, cell in enumerate(rest.columns(len(named), 6 * unit)):
        yield from _cell(glance, deal, (side, at), most[at], cell)


def _cell(
    glance: Glance, deal: Bargain, spot: tuple[str, int], most: int, cell: Region
) -> Iterator[Item]:
    """Give a heap, and the buttons that make it larger and smaller where that is possible."""
    unit, (side, at) = glance.unit, spot
    kind = bargain.kinds(glance.rules)[at]
    open_now = glance.deals and glance.phase != "counter"
    able = open_now and most > 0
    beside = cell.height < BELOW * unit
    small = min(30 * unit, cell.height * 0.46)
    place = cell.inset(small + 2 * unit, 0) if beside else cell.top(cell.height - small - 4 * unit)
    count = deal.heap(side, at)
    reason = _none(glance, deal, side, at) if open_now and not able else ""
    chosen = able and deal.touched == f"{side}:{kind}"
    heap = Heap(
        unit, f"ages/{kind}", GOODS.get(kind, WHEAT), count, most if open_now else None, chosen
    )
    yield Item(
        f"{side}:{kind}",
        "heap",
        place,
        data=heap,
        intent=Do("deal", (side, at, 1)) if able else None,
        reason=reason,
        tip=_tip(glance, kind, side, most, reason) if open_now else None,
        group=f"deal:{side}",
    )
    if not able:
        return
    line = cell.middle(cell.width, small) if beside else cell.foot(small).inset(2 * unit, 0)
    for step, spot_ in ((-1, line.left(small)), (1, line.end(small))):
        can = count > 0 if step < 0 else count < most
        yield _step(glance, f"{side}:{kind}", spot, spot_, step, can, chosen)


def _step(
    glance: Glance, heap: str, spot: tuple[str, int], place: Region, step: int, can: bool, key: bool
) -> Item:
    sign = "+" if step > 0 else "-"
    word = "more" if step > 0 else "less"
    return Item(
        f"{heap}:{word}",
        "step",
        place,
        look="common/plus" if step > 0 else "common/minus",
        data=(glance.unit, can),
        intent=Do("deal", (*spot, step)) if can else None,
        key=sign if key and can else "",
        tip=Tip(glance.text(f"ages.table.build.{word}"), keys=sign if key else ""),
        group=f"deal:{spot[0]}",
    )


def _tip(glance: Glance, kind: str, side: str, most: int, reason: str) -> Tip:
    lines: tuple[str, ...] = ()
    if most:
        lines = (glance.text(f"ages.table.market.{side}_most", count=most),)
    return Tip(glance.name("good", kind), lines=lines, reason=reason, icon=f"ages/{kind}")


def _none(glance: Glance, deal: Bargain, side: str, at: int) -> str:
    """Say why nothing of a kind can lie on a side."""
    return glance.why(_missing(glance, deal, side, at))


def _missing(glance: Glance, deal: Bargain, side: str, at: int) -> Message:
    kind = bargain.kinds(glance.rules)[at]
    good = key(f"good.{kind}")
    own = holdings(glance.state.boards[trader(glance)])
    if deal.partner == NOBODY:
        return refuse("ages.refuse.no_partner")
    if deal.partner == BANK:
        if kind == FOOD:
            return Message("ages.table.market.no_food")
        full = "ages.refuse.row_full" if side == "back" else "ages.refuse.no_stack"
        return refuse(full, good=good)
    if side == "out":
        why = "no_stack" if not own[at] else "partner_room"
    else:
        their = holdings(glance.state.boards[deal.partner])
        why = "own_room" if their[at] else "partner_short"
    return refuse(f"ages.refuse.{why}", good=good, count=1)
