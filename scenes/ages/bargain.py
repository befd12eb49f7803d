"""A deal or a swap while it is put together on the trade table, seen by whoever decides."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ages.actions import Action, Counter, Offer, Swap
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ages.trading import Pieces

BANK, NOBODY = -1, -2
SIDES = ("out", "back")
"""What the player would give, and what the player would get."""
FOOD = "food"


@dataclass(frozen=True, slots=True)
class Bargain:
    """With whom, and what lies on both sides: pieces of each good, then food."""

    partner: int = NOBODY
    """A seat, or the bank."""
    out: Pieces = ()
    back: Pieces = ()
    touched: str = ""
    """The heap that was changed last ("out:wood"): + and − change it too."""

    def side(self, side: str) -> Pieces:
        """Give what lies on one side."""
        return self.out if side == "out" else self.back

    def heap(self, side: str, at: int) -> int:
        """Count the pieces of a kind on one side."""
        pieces = self.side(side)
        return pieces[at] if pieces else 0


NOTHING = Bargain()
"""Nobody to trade with, and nothing on the table."""


def kinds(rules: AgesRules) -> tuple[str, ...]:
    """Name what can lie on the table, in order."""
    return (*rules.tables.goods, FOOD)


def fresh(rules: AgesRules, state: State) -> Bargain:
    """Give the deal with which a decision begins: the one asked about, or an empty one."""
    bid = state.market.bid
    if bid is not None:
        # Turned round: what the maker would get is what the one asked would give.
        return Bargain(bid.by, bid.get, bid.give)
    if state.phase != "trade":
        return NOTHING
    found = partners(rules, state)
    return turned(rules, found[0] if found else NOBODY)


def partners(rules: AgesRules, state: State) -> tuple[int, ...]:
    """Name with whom the seat may trade, the likeliest first; the bank when there are ships."""
    count = len(state.boards)
    others = tuple((state.seat + step) % count for step in range(1, count))
    seats = others if rules.trades(state) else ()
    if not state.boards[state.seat].ships:
        return seats
    idle = rules.idle_ships(state) > 0
    return (BANK, *seats) if idle and (state.market.swaps or not seats) else (*seats, BANK)


def turned(rules: AgesRules, partner: int) -> Bargain:
    """Turn to a partner with empty hands."""
    nothing = (0,) * len(kinds(rules))
    return Bargain(partner, nothing, nothing)


def limits(rules: AgesRules, state: State, bargain: Bargain) -> tuple[Pieces, Pieces]:
    """Give the most of each kind that could go out and come back, for whoever decides."""
    if bargain.partner == BANK:
        board, most = state.boards[state.seat], rules.tables.most
        swap = rules.idle_ships(state) > 0
        out = tuple(int(swap and have > 0) for have in board.goods)
        pairs = zip(board.goods, most, strict=True)
        back = tuple(int(swap and have < top) for have, top in pairs)
        return (*out, 0), (*back, 0)
    if bargain.partner == NOBODY:
        nothing = (0,) * len(kinds(rules))
        return nothing, nothing
    if bargain.partner == state.seat and state.market.bid is not None:
        # The rules tell limits from the maker's side; here the one asked decides.
        back, out = rules.limits(state, state.market.bid.to)
        return out, back
    return rules.limits(state, bargain.partner)


def laid(
    rules: AgesRules,
    state: State,
    bargain: Bargain,
    side: str,
    at: int,
    step: int,
    wrap: bool = True,
) -> Bargain:
    """Lay a piece more or less on a side; past the most it starts again at none.

    No kind lies on both sides, and the bank swaps one piece for one.
    """
    most = limits(rules, state, bargain)[SIDES.index(side)][at]
    count = bargain.heap(side, at) + step
    count = count % (most + 1) if wrap else max(0, min(most, count))
    other = SIDES[1 - SIDES.index(side)]
    mine, theirs = _put(bargain.side(side), at, count), bargain.side(other)
    if bargain.partner == BANK and count:
        mine = _put((0,) * len(mine), at, count)
    if count:
        theirs = _put(theirs, at, 0)
    touched = f"{side}:{kinds(rules)[at]}"
    out, back = (mine, theirs) if side == "out" else (theirs, mine)
    return replace(bargain, out=out, back=back, touched=touched)


def rolled(
    rules: AgesRules, state: State, bargain: Bargain, side: str, kind: str, steps: int
) -> Bargain:
    """Change a heap by the wheel."""
    at = kinds(rules).index(kind)
    return laid(rules, state, bargain, side, at, steps, wrap=False)


def _put(pieces: Pieces, at: int, count: int) -> Pieces:
    return (*pieces[:at], count, *pieces[at + 1 :])


def action_of(state: State, bargain: Bargain) -> Action | None:
    """Give the action that a bargain amounts to, `None` while it is none."""
    bid = state.market.bid
    if bid is not None:
        # An unchanged bid is accepted or declined; a counter-offer with it would say nothing new.
        same = (bargain.out, bargain.back) == (bid.get, bid.give)
        return None if same else Counter(bargain.out, bargain.back)
    if not (any(bargain.out) or any(bargain.back)) or bargain.partner == NOBODY:
        return None
    # Half a swap is no action: a whole one is made by `swap_of`.
    return None if bargain.partner == BANK else Offer(bargain.partner, bargain.out, bargain.back)


def swap_of(rules: AgesRules, bargain: Bargain) -> Swap | None:
    """Give the swap with the bank, once both goods are chosen."""
    if bargain.partner != BANK or not (any(bargain.out) and any(bargain.back)):
        return None
    named = kinds(rules)
    return Swap(named[bargain.out.index(1)], named[bargain.back.index(1)])


def prepared(rules: AgesRules, state: State, action: Offer | Counter | Swap) -> Bargain:
    """Give the bargain that stands for an action (hints)."""
    match action:
        case Offer():
            return Bargain(action.to, action.give, action.get)
        case Counter():
            return Bargain(state.seat, action.give, action.get)
        case Swap():
            named = kinds(rules)
            out = tuple(int(kind == action.give) for kind in named)
            return Bargain(BANK, out, tuple(int(kind == action.get) for kind in named))
