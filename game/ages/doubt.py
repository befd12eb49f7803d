"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.state import PHASES, Board, State
from game.ages.tables import Tables
from game.core.message import Message


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


def _turn(tables: Tables, state: State) -> Iterator[Message]:
    sound = {
        "turn": _turn_fits(state),
        "firsts": _firsts_fit(tables, state),
        "ending": state.ending == _ended(tables, state),
    }
    if sound["turn"]:
        sound["dice"] = _dice_fit(tables, state)
        sound["throws"] = _throws_fit(tables, state)
        sound["purse"] = _purse_fits(state)
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


def _ended(tables: Tables, state: State) -> bool:
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
    return state.phase in ("build", "buy") or not (state.workers or state.coins)
