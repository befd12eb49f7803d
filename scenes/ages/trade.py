"""What the slip says while a deal is made, and before spearheads are given up for an attack."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.trading import Pieces, holdings
from scenes.ages import market
from scenes.ages.bargain import BANK, NOBODY
from scenes.ages.forecast import Row
from scenes.ages.glance import Glance, key
from scenes.ages.goods import attacking
from scenes.ages.inks import CITY, COIN, INK, RED, SAFE
from scenes.ages.market import pieces, trader


def lines(glance: Glance) -> Iterator[Row]:
    """Say what goes each way, what it is worth to both, and what came of it this turn."""
    deal = market.shown(glance)
    if deal.partner == NOBODY:
        words = glance.text("ages.table.wait.trade")
        yield "trader", "ages/caravans", INK, f"{glance.who(glance.decider)} {words}", False
        yield from _tally(glance)
        return
    if glance.state.market.bid is not None:
        words = glance.text("ages.table.slip.asks", name=glance.who(glance.state.market.bid.by))
        yield "asks", "ages/caravans", INK, words, True
    if any(deal.out) or any(deal.back):
        yield from _both_ways(glance)
    elif deal.partner == BANK:
        yield "bank", "ages/shipping", INK, glance.text("ages.table.market.bank_tip"), False
    elif glance.deals:
        yield "empty", "ages/good", INK, glance.text("ages.table.slip.lay"), False
    yield from _tally(glance)


def _both_ways(glance: Glance) -> Iterator[Row]:
    deal, who = market.shown(glance), trader(glance)
    for side, icon in (("out", "common/arrow_up"), ("back", "common/arrow_down")):
        held = pieces(glance, deal.side(side)) or "–"
        word = side if glance.deals else f"{side}_other"
        label = glance.text(f"ages.table.market.{word}")
        yield side, icon, INK, f"{label}:  {held}", False
    yield _worth(glance, "own", who, market.after(glance))
    if deal.partner != BANK:
        yield _worth(glance, "partner", deal.partner, market.theirs(glance))


def _worth(glance: Glance, name: str, seat: int, after: Pieces) -> Row:
    before = holdings(glance.state.boards[seat])
    words = glance.text(
        "ages.table.slip.deal_worth",
        name=glance.who(seat),
        before=glance.rules.worth(before[:-1]),
        after=glance.rules.worth(after[:-1]),
    )
    return name, "ages/coin", COIN, words, False


def _tally(glance: Glance) -> Iterator[Row]:
    """Count the offers that came to nothing, since after some of them nobody listens."""
    declined = len(glance.state.market.declined)
    if declined:
        most = glance.tables.patience
        words = glance.text("ages.table.slip.declined", count=declined, most=most)
        yield "declined", "common/cross", INK, words, False


def strike(glance: Glance) -> int:
    """Count the boxes that each opponent marks with what is given up."""
    skulls = glance.tables.tally(glance.state.dice).skulls
    state = glance.state
    blow = glance.rules.disaster_effect(state, state.seat, skulls, glance.draft.count)
    return blow.boxes[0][1] if blow is not None and blow.boxes else 0


def attack(glance: Glance) -> Iterator[Row]:
    """Say whom the attack strikes, and how hard, with what is given up for it."""
    state = glance.state
    skulls = glance.tables.tally(state.dice).skulls
    count = glance.draft.count if glance.mine else 0
    blow = glance.rules.disaster_effect(state, state.seat, skulls, count)
    if blow is None:
        return
    words = glance.text("ages.table.slip.arms", count=count, most=glance.rules.spends(state))
    yield "arms", f"ages/{attacking(glance)[0]}", INK, words, True
    for seat, boxes in blow.boxes:
        name = glance.who(seat)
        words = glance.text("ages.table.slip.struck", count=boxes, name=name)
        yield f"struck:{seat}", "ages/skull", RED if seat == state.seat else CITY, words, False
    for seat, saver in blow.spared:
        kind = "monument" if saver in glance.tables.monument_place else "development"
        saved = key(f"{kind}.{saver}")
        words = glance.text("ages.table.slip.safe", name=glance.who(seat), saver=saved)
        yield f"spared:{seat}", "common/check", SAFE, words, False
