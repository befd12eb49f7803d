"""What the slip says while a deal is made, and before spearheads are given up for an attack."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.trading import Pieces, holdings
from scenes.ages import market
from scenes.ages.bargain import BANK, NOBODY
from scenes.ages.forecast import Row
from scenes.ages.market import pieces
from scenes.ages.mat import AgesMat
from scenes.ages.palette import (
    CITY,
    COIN,
    INK,
    RED,
    SAFE,
)


def lines(mat: AgesMat) -> Iterator[Row]:
    """Say what goes each way, what it is worth to both, and what came of it this turn."""
    deal = mat.deal
    if deal.partner == NOBODY:
        words = mat.text("ages.table.wait.trade")
        yield "trader", "ages/caravans", INK, f"{mat.who(mat.trader)} {words}", False
        yield from _tally(mat)
        return
    if mat.state.market.bid is not None:
        words = mat.text("ages.table.slip.asks", name=mat.who(mat.state.market.bid.by))
        yield "asks", "ages/caravans", INK, words, True
    if any(deal.out) or any(deal.back):
        yield from _both_ways(mat)
    elif deal.partner == BANK:
        yield "bank", "ages/shipping", INK, mat.text("ages.table.market.bank_tip"), False
    elif mat.deals:
        yield "empty", "ages/good", INK, mat.text("ages.table.slip.lay"), False
    yield from _tally(mat)


def _both_ways(mat: AgesMat) -> Iterator[Row]:
    deal, who = mat.deal, mat.trader
    for side, icon in (("out", "common/arrow_up"), ("back", "common/arrow_down")):
        held = pieces(mat, deal.side(side)) or "–"
        word = side if mat.deals else f"{side}_other"
        label = mat.text(f"ages.table.market.{word}")
        yield side, icon, INK, f"{label}:  {held}", False
    yield _worth(mat, "own", who, mat.dealt)
    if deal.partner != BANK:
        yield _worth(mat, "partner", deal.partner, market.theirs(mat))


def _worth(mat: AgesMat, name: str, seat: int, after: Pieces) -> Row:
    before = holdings(mat.state.boards[seat])
    words = mat.text(
        "ages.table.slip.deal_worth",
        name=mat.who(seat),
        before=mat.rules.worth(before[:-1]),
        after=mat.rules.worth(after[:-1]),
    )
    return name, "ages/coin", COIN, words, False


def _tally(mat: AgesMat) -> Iterator[Row]:
    """Count the offers that came to nothing, since after some of them nobody listens."""
    declined = len(mat.state.market.declined)
    if declined:
        most = mat.tables.patience
        words = mat.text("ages.table.slip.declined", count=declined, most=most)
        yield "declined", "common/cross", INK, words, False


def strike(mat: AgesMat) -> int:
    """Count the boxes that each opponent marks with what is given up."""
    skulls = mat.tables.tally(mat.state.dice).skulls
    state = mat.state
    blow = mat.rules.disaster_effect(state, state.seat, skulls, mat.selection.count)
    return blow.boxes[0][1] if blow is not None and blow.boxes else 0


def attack(mat: AgesMat) -> Iterator[Row]:
    """Say whom the attack strikes, and how hard, with what is given up for it."""
    state = mat.state
    skulls = mat.tables.tally(state.dice).skulls
    count = mat.selection.count if mat.mine else 0
    blow = mat.rules.disaster_effect(state, state.seat, skulls, count)
    if blow is None:
        return
    words = mat.text("ages.table.slip.arms", count=count, most=mat.rules.spends(state))
    yield "arms", f"ages/{mat.attacking[0]}", INK, words, True
    for seat, boxes in blow.boxes:
        name = mat.who(seat)
        words = mat.text("ages.table.slip.struck", count=boxes, name=name)
        yield f"struck:{seat}", "ages/skull", RED if seat == state.seat else CITY, words, False
    for seat, saver in blow.spared:
        words = mat.text("ages.table.slip.safe", name=mat.who(seat), saver=mat.saver(saver))
        yield f"spared:{seat}", "common/check", SAFE, words, False
