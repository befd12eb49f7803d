"""The table of moves: which action belongs to which step, who judges it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.bronze import laying, settling, turn
from game.bronze.actions import Action, Choose, Done, Lay, Settle, Take
from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.message import Refusal
from game.core.moves import Move, Moves

_LEGAL: Mapping[str, Callable[[Tables, State], Sequence[Action]]] = {
    "take": lambda _, state: laying.takes(state),
    "lay": laying.lays,
    "settle": settling.options,
    "city": settling.choices,
    "over": lambda _tables, _state: (),
}


def _refuse_take(_: Tables, state: State, action: Take) -> Refusal | None:
    return laying.refuse_take(state, action)


MOVES: Moves[Tables, State, Action] = Moves(
    "bronze",
    (
        Move(Take, ("take",), turn.take, _refuse_take),
        Move(Lay, ("lay",), turn.lay, laying.refuse_lay),
        Move(Settle, ("settle",), turn.settle, settling.refuse_settle),
        Move(Choose, ("city",), turn.choose, settling.refuse_choose),
        Move(Done, ("settle",), turn.done),
    ),
    _LEGAL,
    turn.answer,
)
