"""Deals between two players: what may be offered, and what the lists of choices show of it.

A house rule keeps turns finite: the same offer is not made twice in a turn to a partner who
turned it down, and after a number of fruitless offers nobody listens any more. The number of
deals made has no limit (rtta32).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.ages.actions import Accept, Action, Counter, Decline, Offer, Withdraw
from game.ages.state import Bid, Board, State
from game.ages.tables import Tables
from game.core.message import Key, Refusal, refuse

Pieces = tuple[int, ...]
"""Pieces of each good in the order of the peg board, then food."""

LISTED = 2
"""Offers put in a turn after which `options` lists no more; `refuse_offer` still accepts them."""
_SIZES = ((1, 1), (1, 2), (2, 1))
_ANSWERS: tuple[Action, ...] = (Decline(), Accept())
REPLIES: tuple[Action, ...] = (Withdraw(), Accept())


def holdings(board: Board) -> Pieces:
    """Give what a player could hand over: goods, then food."""
    return (*board.goods, board.food)


def name_of(tables: Tables, at: int) -> Key:
    """Give the text key of the good, or of food, at a place of `Pieces`."""
    return Key(f"ages.good.{(*tables.goods, 'food')[at]}")


def listening(tables: Tables, state: State) -> bool:
    """Tell whether anybody still hears an offer this turn."""
    return len(state.boards) > 1 and len(state.market.declined) < tables.patience


def possible(tables: Tables, state: State) -> bool:
    """Tell whether the seat could give somebody something; a gift asks for nothing back (rtta32).

    The step does not stop for one who could only ask for a gift: nobody owes an answer to that.
    """
    if not listening(tables, state):
        return False
    mine = holdings(state.boards[state.seat])
    partners = (holdings(b) for seat, b in enumerate(state.boards) if seat != state.seat)
    return any(_gifts(mine, theirs, tables.room) for theirs in partners)


@lru_cache(1 << 12)
def _gifts(mine: Pieces, theirs: Pieces, room: Pieces) -> bool:
    return any(have and kept < top for have, kept, top in zip(mine, theirs, room, strict=True))


@lru_cache(1 << 12)
def _pairs(mine: Pieces, theirs: Pieces, room: Pieces) -> tuple[tuple[int, int], ...]:
    # Room counts before the deal: no row may overflow even for a moment, so a full one takes
    # nothing.
    kinds = range(len(room))
    give = [at for at in kinds if mine[at] and theirs[at] < room[at]]
    get = [at for at in kinds if theirs[at] and mine[at] < room[at]]
    return tuple((a, b) for a in give for b in get if a != b)


@lru_cache(1 << 12)
def simple(mine: Pieces, theirs: Pieces, room: Pieces) -> tuple[tuple[Pieces, Pieces], ...]:
    """List the deals of one kind for another, one for one, one for two and two for one."""
    found = []
    for a, b in _pairs(mine, theirs, room):
        for out, back in _SIZES:
            fits_me = out <= mine[a] and mine[b] + back <= room[b]
            if fits_me and back <= theirs[b] and theirs[a] + out <= room[a]:
                found.append((_only(a, out, len(room)), _only(b, back, len(room))))
    return tuple(found)


def limits(mine: Pieces, theirs: Pieces, room: Pieces) -> tuple[Pieces, Pieces]:
    """Give the most of each kind that could go to a partner, and that could come back."""
    out = tuple(min(a, top - b) for a, b, top in zip(mine, theirs, room, strict=True))
    back = tuple(min(b, top - a) for a, b, top in zip(mine, theirs, room, strict=True))
    return out, back


def _only(at: int, count: int, kinds: int) -> Pieces:
    return tuple(count if place == at else 0 for place in range(kinds))


def options(tables: Tables, state: State) -> list[Offer]:
    """List simple offers to every partner, for the first offers of a turn only.

    Every other offer that `refuse_offer` accepts is left out; there are millions.
    """
    market, seat = state.market, state.seat
    if market.deals + len(market.declined) >= LISTED or not listening(tables, state):
        return []
    mine = holdings(state.boards[seat])
    listed = [
        offer
        for to, board in enumerate(state.boards)
        if to != seat
        for offer in _offers(to, mine, holdings(board), tables.room)
    ]
    if not market.declined:
        return listed
    return [o for o in listed if Bid(seat, o.to, o.give, o.get) not in market.declined]


@lru_cache(1 << 12)
def _offers(to: int, mine: Pieces, theirs: Pieces, room: Pieces) -> tuple[Offer, ...]:
    return tuple(Offer(to, give, get) for give, get in simple(mine, theirs, room))


def answers(tables: Tables, state: State) -> list[Action]:
    """List accepting, declining, and counter-offers one piece dearer or one piece cheaper."""
    return [*_ANSWERS, *(c for c in _near(state) if refuse_counter(tables, state, c) is None)]


def _near(state: State) -> Iterator[Counter]:
    bid = state.market.bid
    assert bid is not None
    for at, count in enumerate(bid.give):
        if count:
            yield Counter(bid.get, _more(bid.give, at, 1))
    for at, count in enumerate(bid.get):
        if count:
            yield Counter(_more(bid.get, at, -1), bid.give)


def _more(pieces: Pieces, at: int, count: int) -> Pieces:
    return (*pieces[:at], pieces[at] + count, *pieces[at + 1 :])


def refuse_offer(tables: Tables, state: State, action: Offer) -> Refusal | None:
    """Say why this deal may not be offered: its form, both boards after it, and patience."""
    to = action.to
    if type(to) is not int or to == state.seat or not 0 <= to < len(state.boards):
        return refuse("ages.refuse.no_partner")
    bid = Bid(state.seat, to, action.give, action.get)
    bad = refuse_bid(tables, state, bid)
    if bad is not None:
        return bad
    # Without this two computer players could offer the same thing for ever (the house rule above).
    if bid in state.market.declined:
        return refuse("ages.refuse.deal_again")
    if not listening(tables, state):
        return refuse("ages.refuse.patience", count=tables.patience)
    return None


def refuse_counter(tables: Tables, state: State, action: Counter) -> Refusal | None:
    """Say why an offer may not be answered with this one."""
    bid = state.market.bid
    assert bid is not None
    if (action.give, action.get) == (bid.get, bid.give):
        return refuse("ages.refuse.deal_equal")
    return refuse_bid(tables, state, Bid(bid.to, bid.by, action.give, action.get))


def refuse_bid(tables: Tables, state: State, bid: Bid) -> Refusal | None:
    """Say why a deal cannot be: a promise, the same kind both ways, too little or no room.

    A gift is a deal: one side may be empty, also of who owns nothing; both empty is a promise, and
    nothing is lost by overflow (rtta23, rtta32).
    """
    for pieces in (bid.give, bid.get):
        if len(pieces) != len(tables.room) or any(type(n) is not int or n < 0 for n in pieces):
            return refuse("ages.refuse.deal_form")
    if not any(bid.give) and not any(bid.get):
        return refuse("ages.refuse.deal_empty")
    for at, (give, get) in enumerate(zip(bid.give, bid.get, strict=True)):
        if give and get:
            return refuse("ages.refuse.deal_same", good=name_of(tables, at))
    return (
        _short(tables, state.boards[bid.by], bid.give, "goods_short")
        or _short(tables, state.boards[bid.to], bid.get, "partner_short")
        or _crowded(tables, state.boards[bid.by], bid.get, "own_room")
        or _crowded(tables, state.boards[bid.to], bid.give, "partner_room")
    )


def _short(tables: Tables, board: Board, pieces: Pieces, why: str) -> Refusal | None:
    for at, (count, have) in enumerate(zip(pieces, holdings(board), strict=True)):
        if count > have:
            return refuse(f"ages.refuse.{why}", good=name_of(tables, at), count=count - have)
    return None


def _crowded(tables: Tables, board: Board, pieces: Pieces, why: str) -> Refusal | None:
    for at, (count, have) in enumerate(zip(pieces, holdings(board), strict=True)):
        over = have + count - tables.room[at]
        if count and over > 0:
            return refuse(f"ages.refuse.{why}", good=name_of(tables, at), count=over)
    return None


def after(board: Board, give: Pieces, get: Pieces) -> Board:
    """Give a board as it lies after a deal; goods and food only change hands (rtta32)."""
    changed = board.clone()
    pairs = zip(holdings(board), give, get, strict=True)
    *goods, food = [have - out + back for have, out, back in pairs]
    changed.goods, changed.food = tuple(goods), food
    return changed
