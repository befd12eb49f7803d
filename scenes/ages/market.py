"""The trade table: with whom, what goes out, what comes back. It lies where the dice lay."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.trading import Pieces, holdings
from game.core.message import Message, refuse
from scenes.ages import bargain
from scenes.ages.bargain import BANK, FOOD, NOBODY, SIDES, Bargain
from scenes.ages.mat import DEALING, AgesMat
from scenes.ages.paint_specs import Heap, Party
from scenes.ages.palette import GOODS, INK, WHEAT
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

LABEL, HEAD = 112.0, 42.0
BELOW = 66.0
"""Height of a cell from which its buttons stand below the heap, else beside it."""


def items(mat: AgesMat) -> Iterator[Item]:
    """Give the table with its partners and both sides, in the steps that deal."""
    if mat.phase not in DEALING:
        return
    place = mat.plan.dice.inset(8, 6)
    yield Item("market", "slip", place)
    inner = place.inset(14, 8)
    head = inner.top(HEAD)
    yield from _parties(mat, head)
    deal = mat.deal
    if not deal.out:
        return
    body = Region(inner.x, head.bottom + 4, inner.width, inner.bottom - head.bottom - 4)
    for side, row in zip(SIDES, body.rows(2, 4), strict=True):
        yield from _side(mat, deal, side, row)


def theirs(mat: AgesMat) -> Pieces:
    """Give what the partner holds after the deal."""
    deal = mat.deal
    have = holdings(mat.state.boards[deal.partner])
    return tuple(n + out - back for n, out, back in zip(have, deal.out, deal.back, strict=True))


def _parties(mat: AgesMat, head: Region) -> Iterator[Item]:
    deal, mine = mat.deal, mat.at("trade")
    if mine:
        named = bargain.partners(mat.rules, mat.state)
    else:
        named = tuple(p for p in (mat.trader, deal.partner) if p != NOBODY)
    wide = min(230, head.width / max(1, len(named)))
    for at, partner in enumerate(named):
        place = Region(head.x + at * wide, head.y, wide - 8, head.height)
        yield _party(mat, partner, place, mine, mine and partner == deal.partner)


def _party(mat: AgesMat, partner: int, place: Region, mine: bool, chosen: bool) -> Item:
    bank = partner == BANK
    name = mat.text("ages.table.market.bank") if bank else mat.who(partner)
    colour = None if bank else mat.colour(partner)
    lines = (mat.text("ages.table.market.bank_tip"),) if bank else (_stock(mat, partner),)
    reason = ""
    if bank and not mat.rules.idle_ships(mat.state):
        reason = mat.say(refuse("ages.refuse.all_sailed", count=mat.roller.ships))
    return Item(
        f"partner:{'bank' if bank else partner}",
        "party",
        place,
        text=name,
        data=Party(colour, chosen),
        intent=Do("partner", partner) if mine and not chosen and not reason else None,
        reason=reason,
        tip=Tip(name, lines=lines, reason=reason),
        group="partners",
    )


def pieces(mat: AgesMat, held: Pieces) -> str:
    """Write pieces with their symbols."""
    named = zip(bargain.kinds(mat.rules), held, strict=True)
    return "  ".join(f"{count} :ages/{kind}:" for kind, count in named if count)


def _stock(mat: AgesMat, seat: int) -> str:
    held = pieces(mat, holdings(mat.state.boards[seat]))
    if not held:
        return mat.text("ages.table.market.empty")
    return mat.text("ages.table.market.stock", goods=held)


def _side(mat: AgesMat, deal: Bargain, side: str, row: Region) -> Iterator[Item]:
    word = f"ages.table.market.{side}" if mat.deals else f"ages.table.market.{side}_other"
    label = Label(22, INK, "bold", wrap=True)
    yield Item(f"market:{side}", "label", row.left(LABEL), text=mat.text(word), data=label)
    named = bargain.kinds(mat.rules)
    rest = row.end(row.width - LABEL)
    most = bargain.limits(mat.rules, mat.state, deal)[SIDES.index(side)]
    for at, cell in enumerate(rest.columns(len(named), 6)):
        yield from _cell(mat, deal, (side, at), most[at], cell)


def _cell(
    mat: AgesMat, deal: Bargain, spot: tuple[str, int], most: int, cell: Region
) -> Iterator[Item]:
    """Give a heap, and the buttons that make it larger and smaller where that is possible."""
    side, at = spot
    kind = bargain.kinds(mat.rules)[at]
    # A counter-offer can only be accepted or withdrawn from, so its heaps are fixed.
    open_now = mat.deals and mat.phase != "counter"
    able = open_now and most > 0
    beside = cell.height < BELOW
    small = min(30, cell.height * 0.46)
    place = cell.inset(small + 2, 0) if beside else cell.top(cell.height - small - 4)
    count = deal.heap(side, at)
    reason = _none(mat, deal, side, at) if open_now and not able else ""
    chosen = able and deal.touched == f"{side}:{kind}"
    heap = Heap(f"ages/{kind}", GOODS.get(kind, WHEAT), count, most if open_now else None, chosen)
    yield Item(
        f"{side}:{kind}",
        "heap",
        place,
        data=heap,
        intent=Do("deal", (side, at, 1)) if able else None,
        reason=reason,
        tip=_tip(mat, kind, side, most, reason) if open_now else None,
        group=f"deal:{side}",
    )
    if not able:
        return
    line = cell.middle(cell.width, small) if beside else cell.foot(small).inset(2, 0)
    for step, spot_ in ((-1, line.left(small)), (1, line.end(small))):
        can = count > 0 if step < 0 else count < most
        yield _step(mat, f"{side}:{kind}", spot, spot_, step, can, chosen)


def _step(
    mat: AgesMat, heap: str, spot: tuple[str, int], place: Region, step: int, can: bool, key: bool
) -> Item:
    sign = "+" if step > 0 else "-"
    word = "more" if step > 0 else "less"
    return Item(
        f"{heap}:{word}",
        "step",
        place,
        look="common/plus" if step > 0 else "common/minus",
        data=can,
        intent=Do("deal", (*spot, step)) if can else None,
        # Every heap has such buttons, and the key can press but one: that of the heap last touched.
        key=sign if key and can else "",
        tip=Tip(mat.text(f"ages.table.build.{word}"), keys=sign if key else ""),
        group=f"deal:{spot[0]}",
    )


def _tip(mat: AgesMat, kind: str, side: str, most: int, reason: str) -> Tip:
    lines: tuple[str, ...] = ()
    if most:
        lines = (mat.text(f"ages.table.market.{side}_most", count=most),)
    return Tip(mat.name("good", kind), lines=lines, reason=reason, icon=f"ages/{kind}")


def _none(mat: AgesMat, deal: Bargain, side: str, at: int) -> str:
    """Say why nothing of a kind can lie on a side."""
    return mat.say(_missing(mat, deal, side, at))


def _missing(mat: AgesMat, deal: Bargain, side: str, at: int) -> Message:
    kind = bargain.kinds(mat.rules)[at]
    good = mat.key(f"good.{kind}")
    own = holdings(mat.state.boards[mat.trader])
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
        their = holdings(mat.state.boards[deal.partner])
        why = "own_room" if their[at] else "partner_short"
    return refuse(f"ages.refuse.{why}", good=good, count=1)
