"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.disaster import spendable
from game.ages.state import IDLE, PHASES, Bid, Board, State
from game.ages.tables import Tables
from game.ages.trading import refuse_bid
from game.core.message import Message

_RICH = ("spend", "trade", "answer", "counter", "build", "buy")
"""Steps in which there may be workers or coins."""
_TALKS = ("answer", "counter")


def problems(tables: Tables, state: State) -> tuple[Message, ...]:
    """Name everything that no game could have come to; nothing found means the state is sound.

    When the table itself does not fit, nothing else is looked at.
    """
    if not 0 < len(state.boards) < 10:
        return (Message("ages.problem.seats"),)
    boards = [m for seat in range(len(state.boards)) for m in _board(tables, state, seat)]
    if boards:
        return tuple(boards)
    return tuple(_turn(tables, state))


def _board(tables: Tables, state: State, seat: int) -> Iterator[Message]:
    board = state.boards[seat]
    sound = {
        "food": 0 <= board.food <= tables.food_most,
        "goods": _within(board.goods, tables.most),
        "cities": _within(board.cities, tables.city_boxes),
        "monuments": _within(board.monuments, _allowed(tables, len(state.boards))),
        "developments": _known(tables, board),
        "disasters": board.disasters >= 0,
        "ships": _ships_fit(tables, board),
    }
    for name, fine in sound.items():
        if not fine:
            yield Message(f"ages.problem.{name}", {"name": str(seat + 1)})


def _within(counts: tuple[int, ...], most: tuple[int, ...]) -> bool:
    return len(counts) == len(most) and all(
        0 <= count <= top for count, top in zip(counts, most, strict=True)
    )


def _allowed(tables: Tables, seats: int) -> tuple[int, ...]:
    played = tables.in_play(seats)
    return tuple(boxes if at in played else 0 for at, boxes in enumerate(tables.monument_boxes))


def _known(tables: Tables, board: Board) -> bool:
    owned = board.developments
    return len(set(owned)) == len(owned) and all(name in tables.costs for name in owned)


def _ships_fit(tables: Tables, board: Board) -> bool:
    if not all(name in tables.costs for name in board.developments):
        return not board.ships
    return 0 <= board.ships <= tables.traits(board.developments).fleet


def _turn(tables: Tables, state: State) -> Iterator[Message]:
    sound = {
        "turn": _turn_fits(state),
        "firsts": _firsts_fit(tables, state),
        "ending": state.ending == ended(tables, state) and (state.ending or state.phase != "over"),
    }
    if sound["turn"]:
        sound["dice"] = _dice_fit(tables, state)
        sound["throws"] = _throws_fit(tables, state)
        sound["purse"] = _purse_fits(state)
        sound["preserved"] = _preserving_fits(tables, state)
        sound["trade"] = _market_fits(tables, state)
    for name, fine in sound.items():
        if not fine:
            yield Message(f"ages.problem.{name}")


def _turn_fits(state: State) -> bool:
    seats = range(len(state.boards))
    return (
        state.seat in seats and state.start in seats and state.round > 0 and state.phase in PHASES
    )


def _firsts_fit(tables: Tables, state: State) -> bool:
    if len(state.firsts) != len(tables.monuments):
        return False
    for at, first in enumerate(state.firsts):
        builders = [
            seat
            for seat, board in enumerate(state.boards)
            if board.monuments[at] == tables.monument_boxes[at]
        ]
        if first not in (builders or [-1]):
            return False
    return True


def ended(tables: Tables, state: State) -> bool:
    """Tell whether the end was triggered, as the boards and the round stand (rtta20)."""
    if len(state.boards) == 1:
        last = state.round >= tables.rounds
        return last or (tables.early_end and _triggered(tables, state))
    return _triggered(tables, state)


def _triggered(tables: Tables, state: State) -> bool:
    if any(len(board.developments) >= tables.to_end for board in state.boards):
        return True
    return all(state.firsts[at] >= 0 for at in tables.in_play(len(state.boards)))


def _dice_fit(tables: Tables, state: State) -> bool:
    if not all(1 <= value <= len(tables.faces) for value in state.dice):
        return False
    places = range(len(state.dice) or tables.city_count(state.boards[state.seat].cities))
    if not all(at in places for at in state.waiting):
        return False
    if state.phase in ("throw", "over"):
        return not state.dice
    known = tables.first_cities + len(tables.city_boxes)
    return tables.first_cities <= len(state.dice) <= known


def _throws_fit(tables: Tables, state: State) -> bool:
    if state.phase in ("throw", "over"):
        return state.throws == 0 and not state.led
    if not 1 <= state.throws <= tables.throws:
        return False
    return state.phase != "keep" or state.throws < tables.throws


def _purse_fits(state: State) -> bool:
    if state.workers < 0 or state.coins < 0:
        return False
    return state.phase in _RICH or not (state.workers or state.coins)


def _preserving_fits(tables: Tables, state: State) -> bool:
    owned = state.boards[state.seat].developments
    return not state.preserved or (state.phase != "over" and tables.traits(owned).preserved >= 0)


def _market_fits(tables: Tables, state: State) -> bool:
    market, phase = state.market, state.phase
    if market != IDLE and phase in ("throw", "keep", "lead", "split", "spend", "over"):
        return False
    if (market.bid is not None) != (phase in _TALKS):
        return False
    if not 0 <= market.swaps <= state.boards[state.seat].ships or market.deals < 0:
        return False
    if phase == "spend":
        skulls = tables.tally(state.dice).skulls
        return spendable(tables, state.boards, state.seat, skulls) > 0
    if phase in ("trade", *_TALKS) and not (tables.trades_early or tables.trades_late):
        return False
    return market.bid is None or _bid_fits(tables, state, market.bid)


def _bid_fits(tables: Tables, state: State, bid: Bid) -> bool:
    seats = range(len(state.boards))
    sides = (bid.by, bid.to) if state.phase == "answer" else (bid.to, bid.by)
    if bid.by not in seats or bid.to not in seats or bid.by == bid.to or sides[0] != state.seat:
        return False
    return refuse_bid(tables, state, bid) is None
