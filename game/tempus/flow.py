"""What follows by itself after a decision: steps in which nothing can be chosen end.

Whether the program stops for a card depends only on the number of cards in a hand, never on
which they are, so that a pause tells the others nothing (T10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.event import Told
from game.tempus import breeding, fighting, ideas, moving, progress, turn
from game.tempus.state import State
from game.tempus.tables import Tables

Follow = Callable[[Tables, State, Told], bool]


def follow(tables: Tables, draft: State, told: Told) -> None:
    """Go on until somebody must decide."""
    while (step := _STEPS.get(draft.phase)) is not None and step(tables, draft, told):
        pass


def _hand(draft: State) -> bool:
    return bool(draft.tribes[draft.seat].hand)


def _move(tables: Tables, draft: State, _: Told) -> bool:
    if _hand(draft) or (draft.left and moving.possible(tables, draft)):
        return False
    turn.finish_action(draft)
    return True


def _babies(tables: Tables, draft: State, _: Told) -> bool:
    if _hand(draft) or (draft.left and breeding.cradles(tables, draft)):
        return False
    turn.finish_action(draft)
    return True


def _end(_: Tables, draft: State, told: Told) -> bool:
    if _hand(draft):
        return False
    turn.end_turn(draft, told)
    return True


def _ended(_: Tables, draft: State, told: Told) -> bool:
    turn.end_turn(draft, told)
    return True


def _attack(_: Tables, draft: State, told: Told) -> bool:
    if _hand(draft):
        return False
    fighting.attacked(draft, (), told)
    return True


def _defend(tables: Tables, draft: State, told: Told) -> bool:
    if _hand(draft):
        return False
    fighting.defended(tables, draft, (), told)
    return True


def _drawn(tables: Tables, draft: State, told: Told) -> bool:
    if ideas.surplus(tables, draft, draft.seat):
        draft.phase = "discard"
        return False
    if draft.bonus:
        progress.granted(tables, draft, told)
    else:
        turn.finish_action(draft)
    return True


def _count(_: Tables, draft: State, told: Told) -> bool:
    progress.begin(draft, told)
    return True


def _progress(_: Tables, draft: State, told: Told) -> bool:
    if _hand(draft):
        return False
    progress.laid(draft, (), told)
    return True


def _reveal(tables: Tables, draft: State, told: Told) -> bool:
    progress.reveal(tables, draft, told)
    return True


def _era(tables: Tables, draft: State, told: Told) -> bool:
    progress.next_era(tables, draft, told)
    return True


_STEPS: Mapping[str, Follow] = {
    "move": _move,
    "babies": _babies,
    "end": _end,
    "over_turn": _ended,
    "attack": _attack,
    "defend": _defend,
    "drawn": _drawn,
    "count": _count,
    "progress": _progress,
    "reveal": _reveal,
    "era": _era,
}
