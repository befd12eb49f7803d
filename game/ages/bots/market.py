"""What variants add, judged by what boards are worth: food kept, attacks, ships, swaps, deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.ages import preserving, shipping, trading
from game.ages.actions import (
    Accept,
    Action,
    Counter,
    Decline,
    Done,
    Launch,
    Offer,
    Spend,
    Swap,
    Withdraw,
)
from game.ages.bots.prospect import still_to_move
from game.ages.bots.turn import Turn
from game.ages.disaster import disaster, spendable
from game.ages.state import Bid, Board

CROWD = 0.5
"""What a partner's gain counts against one's own when there are others to beat as well."""

Goods = tuple[int, ...]


def preserves(turn: Turn) -> bool:
    """Tell whether the food that preservation brings seems worth the piece it takes."""
    if not preserving.possible(turn.tables, turn.state):
        return False
    board, traits, prospect = turn.board, turn.traits, turn.prospect
    food = preserving.preserved(turn.tables, board.food, traits.times)
    left = _changed(board.goods, traits.preserved, -1)
    gain = prospect.food(food, board) - prospect.food(board.food, board)
    return gain > prospect.goods(board.goods) - prospect.goods(left)


def launch(turn: Turn) -> Action:
    """Build as many ships as are worth their goods, or finish building."""
    board, prospect = turn.board, turn.prospect
    planks = turn.traits.planks
    best, value = 0, worth(turn, board.goods, board.food)
    for ships in range(1, shipping.affordable(turn.tables, board) + 1):
        left = tuple(have - ships * (at in planks) for at, have in enumerate(board.goods))
        use = turn.weights.ship * prospect.turns * ships
        found = worth(turn, left, board.food) + use
        if found > value:
            best, value = ships, found
    return Launch(best) if best else Done()


def worth(turn: Turn, goods: Goods, food: int) -> float:
    """Give what goods and food are worth to the seat whose turn it is, a purchase included."""
    deal = turn.treasure.deal(goods, turn.state.coins, food)
    if turn.state.ending:
        return deal.ending.value
    kept = turn.prospect.food(food, turn.board)
    return max(deal.going.value, deal.trigger.value) + kept


def standing(turn: Turn, board: Board, seat: int) -> float:
    """Give what a waiting seat's goods and food are worth to it."""
    if turn.state.ending and seat not in still_to_move(turn.state, turn.state.seat):
        return 0.0
    return turn.prospect.goods(board.goods) + turn.prospect.food(board.food, board)


def _spend(turn: Turn) -> Action:
    """Spend what harms the opponents more than the pieces are worth."""
    tables, state, seat = turn.tables, turn.state, turn.seat
    skulls = tables.tally(state.dice).skulls
    attack = next(iter(turn.traits.attacks.values()))
    share = turn.weights.harm / max(1, len(state.boards) - 1)

    def value(pieces: int) -> float:
        blow = disaster(tables, state.boards, seat, skulls, pieces)
        harm = share * sum(boxes for _, boxes in blow.boxes) if blow else 0.0
        left = _changed(turn.board.goods, attack.good, -pieces)
        return harm + turn.prospect.goods(left)

    most = spendable(tables, state.boards, seat, skulls)
    return Spend(max(range(most + 1), key=value))


def _trade(turn: Turn) -> Action:
    """Send ships while that helps, then offer the best deal that the partner should take."""
    swap = _swap(turn)
    if swap is not None:
        return swap
    deals = trading.options(turn.tables, turn.state) if len(turn.state.boards) > 1 else []
    best: Offer | None = None
    most = turn.weights.margin
    for offer in deals:
        mine, theirs = gains(turn, Bid(turn.seat, offer.to, offer.give, offer.get))
        if theirs > envy(turn) * max(0.0, mine) and mine - envy(turn) * max(0.0, theirs) > most:
            best, most = offer, mine - envy(turn) * max(0.0, theirs)
    return best or Done()


def _swap(turn: Turn) -> Swap | None:
    tables, board = turn.tables, turn.board
    best, value = None, worth(turn, board.goods, board.food) + 0.01
    for swap in shipping.swaps(tables, turn.state):
        assert isinstance(swap, Swap)
        goods = _changed(board.goods, tables.place[swap.give], -1)
        found = worth(turn, _changed(goods, tables.place[swap.get], 1), board.food)
        if found > value:
            best, value = swap, found
    return best


def envy(turn: Turn) -> float:
    """Give what a partner's gain counts against one's own: all of it between two."""
    return 1.0 if len(turn.state.boards) == 2 else CROWD


def gains(turn: Turn, bid: Bid) -> tuple[float, float]:
    """Give what a deal changes for the seat whose turn it is, and for its partner."""
    state = turn.state
    own = bid.by == state.seat
    partner, give, get = (bid.to, bid.give, bid.get) if own else (bid.by, bid.get, bid.give)
    moving = turn if turn.seat == state.seat else turn.seen_by(state.seat)
    before, other = state.boards[state.seat], state.boards[partner]
    after, changed = trading.after(before, give, get), trading.after(other, get, give)
    mine = worth(moving, after.goods, after.food) - worth(moving, before.goods, before.food)
    return mine, standing(turn, changed, partner) - standing(turn, other, partner)


def _answer(turn: Turn) -> Action:
    """Take an offer that gains more than it gives away, or ask for a better one, or decline."""
    bid = turn.state.market.bid
    assert bid is not None
    if _likes(turn, bid):
        return Accept()
    better = _better(turn, bid)
    return better or Decline()


def _likes(turn: Turn, bid: Bid) -> bool:
    mover, partner = gains(turn, bid)
    mine, theirs = (mover, partner) if turn.seat == turn.state.seat else (partner, mover)
    return mine - envy(turn) * max(0.0, theirs) > turn.weights.margin


def _better(turn: Turn, bid: Bid) -> Counter | None:
    """Find a counter-offer that both sides should like."""
    counters: Iterable[Action] = trading.answers(turn.tables, turn.state)
    for counter in counters:
        if isinstance(counter, Counter):
            changed = Bid(bid.to, bid.by, counter.give, counter.get)
            mover, mine = gains(turn, changed)
            if _likes(turn, changed) and mover > envy(turn) * max(0.0, mine):
                return counter
    return None


def _counter(turn: Turn) -> Action:
    bid = turn.state.market.bid
    assert bid is not None
    return Accept() if _likes(turn, bid) else Withdraw()


def _changed(goods: Goods, at: int, by: int) -> Goods:
    return (*goods[:at], goods[at] + by, *goods[at + 1 :])


ACTS: Mapping[str, Callable[[Turn], Action]] = {
    "spend": _spend,
    "trade": _trade,
    "answer": _answer,
    "counter": _counter,
}
