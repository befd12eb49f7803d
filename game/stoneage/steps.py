"""The table of moves: which action belongs to which step, who judges it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.chance import Outcome
from game.core.event import Told
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


def _fallen(tables: Tables, draft: State, outcome: Outcome, told: Told) -> None:
    acting.fallen(tables, draft, outcome.values, told)


def _put(tables: Tables, draft: State, action: Put, told: Told) -> None:
    if not placing.put(tables, draft, action, told):
        placing.stay_home(draft, told)
        acting.begin(tables, draft, told)


def _pay(tables: Tables, draft: State, action: Pay, told: Told) -> None:
    if draft.phase == "feed":
        feeding.pay(tables, draft, action, told)
    else:
        acting.pay(tables, draft, action, told)


def _pick(tables: Tables, draft: State, action: Pick, told: Told) -> None:
    if taking.pick(tables, draft, action.face, told):
        acting.finish(tables, draft, told)


MOVES: Moves[Tables, State, Action] = Moves(
    "stoneage",
    (
        Move(Put, ("place",), _put, _refuse_put),
        Move(Act, ("act",), acting.begin_act, acting.refuse_act),
        Move(Use, ("tools",), acting.use, rolling.refuse_use),
        Move(Pay, ("pay", "feed"), _pay, _refuse_pay),
        Move(Decline, ("pay",), lambda tables, draft, _, told: acting.decline(tables, draft, told)),
        Move(
            Improve,
            ("improve",),
            lambda tables, draft, action, told: acting.improve(tables, draft, action.tool, told),
            _refuse_improve,
        ),
        Move(Pick, ("pick",), _pick, _refuse_pick),
        Move(Open, ("act", "pay", "feed"), acting.opened, _refuse_open),
        Move(Starve, ("feed",), lambda tables, draft, _, told: feeding.starve(tables, draft, told)),
    ),
    _LEGAL,
    _fallen,
)
