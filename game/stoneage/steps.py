"""The table of moves: which action belongs to which step, who judges it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.chance import Outcome
from game.core.event import Events
from game.core.message import Refusal
from game.core.moves import Move, Moves
from game.stoneage import acting, feeding, paying, placing, rolling, taking
from game.stoneage.actions import (
    Act,
    Action,
    Decline,
    Improve,
    Open,
    Pay,
    Pick,
    Put,
    Starve,
    Use,
)
from game.stoneage.gains import raisable
from game.stoneage.state import State
from game.stoneage.tables import Tables

_LEGAL: Mapping[str, Callable[[Tables, State], Sequence[Action]]] = {
    "place": placing.options,
    "act": acting.options,
    "tools": rolling.options,
    "pay": acting.pay_options,
    "improve": taking.improvements,
    "pick": taking.picks,
    "feed": acting.feed_options,
    "over": lambda _tables, _state: (),
}


def _refuse_put(tables: Tables, state: State, action: Put) -> Refusal | None:
    return placing.refuse_put(tables, state, state.seat, action.place, action.people)


def _refuse_pay(tables: Tables, state: State, action: Pay) -> Refusal | None:
    if state.phase == "feed":
        return feeding.refuse_pay(tables, state, action)
    have = state.tribes[state.seat].resources
    return paying.refuse_pay(
        tables, paying.need_at(tables, state, state.place), have, action.resources
    )


def _refuse_improve(tables: Tables, state: State, action: Improve) -> Refusal | None:
    return taking.refuse_improve(raisable(tables, state.tribes[state.seat]), action)


def _refuse_pick(_: Tables, state: State, action: Pick) -> Refusal | None:
    return taking.refuse_pick(state.dice, action)


def _refuse_open(tables: Tables, state: State, action: Open) -> Refusal | None:
    return paying.refuse_open(tables, state.tribes[state.seat], action.resources)


def _fallen(tables: Tables, draft: State, outcome: Outcome, events: Events) -> None:
    acting.fallen(tables, draft, outcome.values, events)


def _put(tables: Tables, draft: State, action: Put, events: Events) -> None:
    if not placing.put(tables, draft, action, events):
        placing.stay_home(draft, events)
        acting.begin(tables, draft, events)


def _pay(tables: Tables, draft: State, action: Pay, events: Events) -> None:
    if draft.phase == "feed":
        feeding.pay(tables, draft, action, events)
    else:
        acting.pay(tables, draft, action, events)


def _pick(tables: Tables, draft: State, action: Pick, events: Events) -> None:
    if taking.pick(tables, draft, action.face, events):
        acting.finish(tables, draft, events)


MOVES: Moves[Tables, State, Action] = Moves(
    "stoneage",
    (
        Move(Put, ("place",), _put, _refuse_put),
        Move(Act, ("act",), acting.begin_act, acting.refuse_act),
        Move(Use, ("tools",), acting.use, rolling.refuse_use),
        Move(Pay, ("pay", "feed"), _pay, _refuse_pay),
        Move(
            Decline,
            ("pay",),
            lambda tables, draft, _, events: acting.decline(tables, draft, events),
        ),
        Move(
            Improve,
            ("improve",),
            lambda tables, draft, action, events: acting.improve(
                tables, draft, action.tool, events
            ),
            _refuse_improve,
        ),
        Move(Pick, ("pick",), _pick, _refuse_pick),
        Move(Open, ("act", "pay", "feed"), acting.opened, _refuse_open),
        Move(
            Starve,
            ("feed",),
            lambda tables, draft, _, events: feeding.starve(tables, draft, events),
        ),
    ),
    _LEGAL,
    _fallen,
)
