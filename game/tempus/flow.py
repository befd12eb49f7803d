"""What follows by itself after a decision: steps in which nothing can be chosen end.

Whether the program stops for a card depends only on the number of cards in a hand, never on
which they are, so that a pause tells the others nothing (T10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.event import Events
from game.tempus import breeding, fighting, ideas, moving, progress, turn
from game.tempus.state import State
from game.tempus.tables import Tables

Follow = Callable[[Tables, State, Events], bool]


def follow(tables: Tables, draft: State, events: Events) -> None:
    """Go on until somebody must decide."""
    while (step := _STEPS.get(draft.phase)) is not None and step(tables, draft, events):
        pass


def _hand(draft: State) -> bool:
    return bool(draft.tribes[draft.seat].hand)


def _move(tables: Tables, draft: State, _: Events) -> bool:
    if _hand(draft) or (draft.left and moving.possible(tables, draft)):
        return False
    turn.finish_action(draft)
    return True


def _babies(tables: Tables, draft: State, _: Events) -> bool:
    if _hand(draft) or (draft.left and breeding.cradles(tables, draft)):
        return False
    turn.finish_action(draft)
    return True


def _end(_: Tables, draft: State, events: Events) -> bool:
    if _hand(draft):
        return False
    turn.end_turn(draft, events)
    return True


def _ended(_: Tables, draft: State, events: Events) -> bool:
    turn.end_turn(draft, events)
    return True


def _attack(_: Tables, draft: State, events: Events) -> bool:
    if _hand(draft):
        return False
    fighting.attacked(draft, (), events)
    return True


def _defend(tables: Tables, draft: State, events: Events) -> bool:
    if _hand(draft):
        return False
    fighting.defended(tables, draft, (), events)
    return True


def _drawn(tables: Tables, draft: State, events: Events) -> bool:
    if ideas.surplus(tables, draft, draft.seat):
        draft.phase = "discard"
        return False
    if draft.bonus:
        progress.granted(tables, draft, events)
    else:
        turn.finish_action(draft)
    return True


def _count(_: Tables, draft: State, events: Events) -> bool:
    progress.begin(draft, events)
    return True


def _progress(_: Tables, draft: State, events: Events) -> bool:
    if _hand(draft):
        return False
    progress.laid(draft, (), events)
    return True


def _reveal(tables: Tables, draft: State, events: Events) -> bool:
    progress.reveal(tables, draft, events)
    return True


def _era(tables: Tables, draft: State, events: Events) -> bool:
    progress.next_era(tables, draft, events)
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
