"""Doing what only variants know: preserving, spending, ships, swaps and deals.

As in `turn`, every function fills in a fresh clone that nobody else has seen yet.
"""

from __future__ import annotations

from dataclasses import replace

from game.ages import preserving, trading, turn
from game.ages.actions import Counter, Launch, Offer, Spend, Swap
from game.ages.events import (
    DealCountered,
    DealDeclined,
    DealMade,
    DealOffered,
    DealWithdrawn,
    FoodPreserved,
    GoodsSpent,
    GoodSwapped,
    ShipsBuilt,
)
from game.ages.state import Bid, Board, State
from game.ages.tables import Tables
from game.core.event import Events


def preserve(tables: Tables, draft: State, events: Events) -> None:
    """Give one piece and multiply the food (rtta16, rtta36)."""
    board = _own(draft)
    traits = tables.traits(board.developments)
    food = preserving.preserved(tables, board.food, traits.times)
    if events is not None:
        good = tables.goods[traits.preserved]
        events.append(FoodPreserved(draft.seat, good, food - board.food))
    board.goods = turn.more(board.goods, traits.preserved, -1)
    board.food = food
    draft.preserved = True


def spend(tables: Tables, draft: State, action: Spend, events: Events) -> None:
    """Give up pieces, then let the attack strike everybody with the same number (rtta35)."""
    skulls = tables.tally(draft.dice).skulls
    if action.goods:
        board = _own(draft)
        row = tables.disaster(skulls)
        assert row is not None
        at = tables.traits(board.developments).attacks[row[0]].good
        board.goods = turn.more(board.goods, at, -action.goods)
        if events is not None:
            events.append(GoodsSpent(draft.seat, tables.goods[at], action.goods))
    turn.suffer(tables, draft, skulls, action.goods, events)


def launch(tables: Tables, draft: State, action: Launch, events: Events) -> None:
    """Build ships, one piece of each of their goods for each (rtta33)."""
    board = _own(draft)
    planks = tables.traits(board.developments).planks
    given = tuple(action.ships if at in planks else 0 for at in range(len(board.goods)))
    board.goods = tuple(have - gone for have, gone in zip(board.goods, given, strict=True))
    board.ships += action.ships
    if events is not None:
        events.append(ShipsBuilt(draft.seat, action.ships, given, board.ships))
    turn.enter_build(tables, draft, events)


def swap(tables: Tables, draft: State, action: Swap, events: Events) -> None:
    """Swap one piece with the bank; another ship may swap it on (rtta17)."""
    board = _own(draft)
    goods = turn.more(board.goods, tables.place[action.give], -1)
    board.goods = turn.more(goods, tables.place[action.get], 1)
    draft.market = replace(draft.market, swaps=draft.market.swaps + 1)
    if events is not None:
        events.append(GoodSwapped(draft.seat, action.give, action.get))
    turn.enter_trade(tables, draft, events)


def _own(draft: State) -> Board:
    """Put a copy of the board whose turn it is into the draft, to be filled in."""
    seat = draft.seat
    board = draft.boards[seat].clone()
    draft.boards = (*draft.boards[:seat], board, *draft.boards[seat + 1 :])
    return board


def offer(draft: State, action: Offer, events: Events) -> None:
    """Lay an offer before the partner, who answers."""
    bid = Bid(draft.seat, action.to, action.give, action.get)
    draft.market = replace(draft.market, bid=bid)
    draft.phase = "answer"
    if events is not None:
        events.append(DealOffered(bid.by, bid.to, bid.give, bid.get))


def counter(draft: State, action: Counter, events: Events) -> None:
    """Turn an offer down with another; the seat whose turn it is takes it or lets it be."""
    asked = _bid(draft)
    bid = Bid(asked.to, asked.by, action.give, action.get)
    draft.market = replace(draft.market, bid=bid, declined=(*draft.market.declined, asked))
    draft.phase = "counter"
    if events is not None:
        events.append(DealCountered(bid.by, bid.to, bid.give, bid.get))


def accept(tables: Tables, draft: State, events: Events) -> None:
    """Let what was agreed change hands; an uneven deal is one too (rtta23)."""
    bid, market = _bid(draft), draft.market
    boards = list(draft.boards)
    boards[bid.by] = trading.after(boards[bid.by], bid.give, bid.get)
    boards[bid.to] = trading.after(boards[bid.to], bid.get, bid.give)
    draft.boards = tuple(boards)
    draft.market = replace(market, bid=None, deals=market.deals + 1)
    if events is not None:
        own = bid.by == draft.seat
        partner, give, get = (bid.to, bid.give, bid.get) if own else (bid.by, bid.get, bid.give)
        events.append(DealMade(draft.seat, partner, give, get))
    turn.enter_trade(tables, draft, events)


def decline(tables: Tables, draft: State, events: Events) -> None:
    """Turn an offer down; it is not made again this turn."""
    bid, market = _bid(draft), draft.market
    draft.market = replace(market, bid=None, declined=(*market.declined, bid))
    if events is not None:
        events.append(DealDeclined(bid.to, bid.by))
    turn.enter_trade(tables, draft, events)


def withdraw(tables: Tables, draft: State, events: Events) -> None:
    """Let a counter-offer be."""
    bid = _bid(draft)
    draft.market = replace(draft.market, bid=None)
    if events is not None:
        events.append(DealWithdrawn(bid.to, bid.by))
    turn.enter_trade(tables, draft, events)


def _bid(draft: State) -> Bid:
    bid = draft.market.bid
    assert bid is not None
    return bid
