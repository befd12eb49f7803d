"""The table of moves: which action belongs to which step, who judges it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.chance import Outcome
from game.core.event import Events
from game.core.message import Refusal, refuse
from game.core.moves import Move, Moves
from game.tempus import (
    actions,
    breeding,
    fighting,
    flow,
    ideas,
    island,
    moving,
    playing,
    progress,
    turn,
)
from game.tempus.actions import Action, Attack, Commit, Done, End, Ideas, Improve, Name
from game.tempus.state import State
from game.tempus.tables import Tables

_DONE, _END, _IDEAS = Done(), End(), Ideas()
_EFFECTS = playing.PHASES


def _ends(tables: Tables, state: State) -> list[Action]:
    """List ending the turn, and the cards to play."""
    return [_END, *playing.plays(tables, state)]


def _acts(tables: Tables, state: State) -> list[Action]:
    """List the beginnings of all five actions, and the cards to play (T8, T9)."""
    found: list[Action] = [_IDEAS]
    found += moving.moves(tables, state)
    found += breeding.births(tables, state)
    found += [tables.attack(*pair) for pair in fighting.pairs(tables, state)]
    found += breeding.builds(tables, state)
    found += playing.plays(tables, state)
    return found


def _moving_on(tables: Tables, state: State) -> list[Action]:
    """List further people to move, and the cards to play."""
    found: list[Action] = [_DONE]
    if state.left:
        found += moving.moves(tables, state)
    return _with_effects(tables, state, found)


def _babies(tables: Tables, state: State) -> list[Action]:
    """List further births, and the cards to play."""
    found: list[Action] = [_DONE]
    if state.left:
        found += breeding.births(tables, state)
    return _with_effects(tables, state, found)


def _with_effects(tables: Tables, state: State, found: list[Action]) -> list[Action]:
    if not state.actions:
        found.append(_END)
    found += playing.plays(tables, state)
    return found


def _advances(tables: Tables, state: State) -> list[Action]:
    """List how many may advance, and Sanitation on the won hex (T31)."""
    fight = state.fight
    assert fight is not None
    hand = dict.fromkeys(state.tribes[state.turn].hand)
    cards = [card for card in hand if card in tables.sanitations]
    found: list[Action] = [Improve(card, fight.target) for card in cards]
    return [*fighting.advances(tables, state), *found]


def _discards(tables: Tables, state: State) -> Sequence[Action]:
    """List what may be thrown away to come down to the limit (T35)."""
    hand = state.tribes[state.seat].hand
    return tables.discards(hand, ideas.surplus(tables, state, state.seat))


_LEGAL: Mapping[str, Callable[[Tables, State], Sequence[Action]]] = {
    "tile": island.lays,
    "people": island.settles,
    "act": _acts,
    "move": _moving_on,
    "babies": _babies,
    "end": _ends,
    "terrain": lambda tables, _: tables.names,
    "attack": ideas.commits,
    "defend": ideas.commits,
    "advance": _advances,
    "draw": lambda _tables, _state: (),
    "discard": _discards,
    "progress": ideas.commits,
    "over": lambda _tables, _state: (),
}


def _refuse_attack(tables: Tables, state: State, action: Attack) -> Refusal | None:
    return fighting.refuse_fight(tables, state, action.start, action.target)


def _refuse_name(tables: Tables, _: State, action: Name) -> Refusal | None:
    return fighting.refuse_name(tables, action)


def _refuse_end(_: Tables, state: State, __: End) -> Refusal | None:
    if state.actions:
        return refuse("tempus.refuse.owed", count=state.actions)
    return None


def _outcome(tables: Tables, draft: State, action: Outcome, events: Events) -> None:
    values: tuple[Any, ...] = action.values
    draft.draws += 1
    if draft.phase == "draw":
        ideas.drawn(draft, values, events)
    elif draft.phase == "tile" and not draft.tile:
        island.drawn(tables, draft, values[0], events)
    else:
        island.decided(tables, draft, values[0], events)


def _commit(tables: Tables, draft: State, action: Commit, events: Events) -> None:
    if draft.phase == "progress":
        progress.laid(draft, action.cards, events)
    elif draft.phase == "attack":
        fighting.attacked(draft, action.cards, events)
    else:
        fighting.defended(tables, draft, action.cards, events)


def _reveals(before: State, after: State, action: Commit) -> bool:
    """Tell whether a step turned face-down cards up: undo stops there."""
    if after.phase == before.phase:
        return False
    if before.phase == "progress":
        return bool(action.cards) or any(tribe.laid for tribe in before.tribes)
    if after.phase == "defend" or before.fight is None:
        return False
    return bool(before.fight.cards or (before.phase == "attack" and action.cards))


MOVES: Moves[Tables, State, Action] = Moves(
    "tempus",
    (
        Move(actions.Lay, ("tile",), island.lay, island.refuse_lay),
        Move(actions.Settle, ("people",), island.settle, island.refuse_settle),
        Move(actions.Move, ("act", "move"), moving.move, moving.refuse_move),
        Move(actions.Birth, ("act", "babies"), breeding.bear, breeding.refuse_birth),
        Move(Attack, ("act",), fighting.attack, _refuse_attack),
        Move(
            Ideas,
            ("act",),
            lambda tables, draft, _, events: ideas.have_ideas(tables, draft, events),
        ),
        Move(actions.Build, ("act",), breeding.build, breeding.refuse_build),
        Move(actions.Boost, _EFFECTS, playing.boost, playing.refuse_boost),
        Move(Improve, (*_EFFECTS, "advance"), playing.improve, playing.refuse_improve),
        Move(actions.Lead, _EFFECTS, playing.lead, playing.refuse_lead),
        Move(actions.Preach, _EFFECTS, playing.preach, playing.refuse_preach),
        Move(actions.Govern, _EFFECTS, playing.govern, playing.refuse_govern),
        Move(Name, ("terrain",), fighting.name_terrain, _refuse_name),
        Move(
            Commit,
            ("attack", "defend", "progress"),
            _commit,
            ideas.refuse_commit,
            seals=_reveals,
        ),
        Move(actions.Advance, ("advance",), fighting.advance, fighting.refuse_advance),
        Move(
            actions.Discard,
            ("discard",),
            lambda _, draft, action, events: ideas.discard(draft, action, events),
            ideas.refuse_discard,
        ),
        Move(Done, ("move", "babies"), lambda _, draft, __, ___: turn.waive(draft, False)),
        Move(
            End,
            ("move", "babies", "end"),
            lambda _, draft, __, ___: turn.waive(draft, True),
            _refuse_end,
        ),
    ),
    _LEGAL,
    _outcome,
    flow.follow,
)
