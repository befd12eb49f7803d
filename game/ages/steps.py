"""Which action belongs to which step of a turn, what lists it, what judges it, and what does it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.ages import (
    building,
    buying,
    discarding,
    preserving,
    shipping,
    throwing,
    trading,
    turn,
    variant,
)
from game.ages.actions import (
    Accept,
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Decline,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Stop,
    Swap,
    Throw,
    Withdraw,
)
from game.ages.disaster import spendable
from game.ages.state import State
from game.ages.tables import Tables
from game.ages.turn import Told
from game.core.chance import Outcome
from game.core.message import Refusal, refuse

PHASES_OF: Mapping[type, tuple[str, ...]] = {
    Preserve: ("throw",),
    Throw: ("throw",),
    Again: ("keep",),
    Stop: ("keep",),
    Lead: ("lead",),
    Split: ("split",),
    Spend: ("spend",),
    Build: ("build",),
    Engineer: ("build",),
    Launch: ("build",),
    Offer: ("trade",),
    Swap: ("trade",),
    Accept: ("answer", "counter"),
    Decline: ("answer",),
    Counter: ("answer",),
    Withdraw: ("counter",),
    Buy: ("buy",),
    Discard: ("discard",),
    Done: ("lead", "trade", "build", "buy"),
}
DEALS = frozenset({Offer, Accept, Decline, Counter, Withdraw})

_THROW: tuple[Action, ...] = (Throw(),)
_PRESERVE: tuple[Action, ...] = (Throw(), Preserve())
_DONE: tuple[Action, ...] = (Done(),)
_SPENDS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(Spend(goods) for goods in range(count + 1)) for count in range(40)
)


def _throws(tables: Tables, state: State) -> Iterable[Action]:
    return _PRESERVE if preserving.possible(tables, state) else _THROW


def spends(tables: Tables, state: State) -> int:
    """Count the pieces that may be spent on the attack that is under way."""
    skulls = tables.tally(state.dice).skulls
    return spendable(tables, state.boards, state.seat, skulls)


def _trades(tables: Tables, state: State) -> Iterable[Action]:
    return (*_DONE, *trading.options(tables, state), *shipping.swaps(tables, state))


def _discards(tables: Tables, state: State) -> Iterable[Action]:
    board = state.boards[state.seat]
    return discarding.options(board.goods, discarding.surplus(tables, board))


LEGAL: Mapping[str, Callable[[Tables, State], Iterable[Action]]] = {
    "throw": _throws,
    "keep": throwing.options,
    "lead": lambda _, state: throwing.LEADS[len(state.dice)],
    "split": lambda tables, state: throwing.SPLITS[tables.tally(state.dice).choices],
    "spend": lambda tables, state: _SPENDS[spends(tables, state)],
    "trade": _trades,
    "answer": trading.answers,
    "counter": lambda _tables, _state: trading.REPLIES,
    "build": building.options,
    "buy": buying.options,
    "discard": _discards,
    "over": lambda _tables, _state: (),
}


def _refuse_spend(tables: Tables, state: State, action: Spend) -> Refusal | None:
    most = spends(tables, state)
    if type(action.goods) is not int or not 0 <= action.goods <= most:
        return refuse("ages.refuse.spend", count=most)
    return None


REFUSE: Mapping[type, Callable[[Tables, State, Any], Refusal | None]] = {
    Preserve: lambda tables, state, _: preserving.refuse_preserve(tables, state),
    Again: throwing.refuse_again,
    Lead: lambda _, state, action: throwing.refuse_lead(state, action),
    Split: throwing.refuse_split,
    Spend: _refuse_spend,
    Build: building.refuse_build,
    Engineer: building.refuse_engineer,
    Launch: shipping.refuse_launch,
    Offer: trading.refuse_offer,
    Counter: trading.refuse_counter,
    Swap: shipping.refuse_swap,
    Buy: buying.refuse_buy,
    Discard: lambda tables, state, action: discarding.refuse_discard(
        tables, state.boards[state.seat], action
    ),
}
"""Actions that are not here are fine in their step."""


def _again(tables: Tables, draft: State, action: Again, told: Told) -> None:
    del tables, told
    draft.waiting = action.dice


def _lead(tables: Tables, draft: State, action: Lead, told: Told) -> None:
    del tables, told
    draft.waiting = (action.die,)


_ENDS: Mapping[str, Callable[[Tables, State, Told], None]] = {
    "lead": turn.stand,
    "trade": turn.leave_trade,
    "build": turn.leave_build,
    "buy": turn.enter_discard,
}

APPLY: Mapping[type, Callable[[Tables, State, Any, Told], None]] = {
    Outcome: lambda tables, draft, action, told: turn.fallen(tables, draft, action.values, told),
    Preserve: lambda tables, draft, _, told: variant.preserve(tables, draft, told),
    Throw: lambda tables, draft, _, told: turn.begin(tables, draft, told),
    Again: _again,
    Stop: lambda tables, draft, _, told: turn.stop(tables, draft, told),
    Lead: _lead,
    Split: lambda tables, draft, action, told: turn.collect(tables, draft, action.food, told),
    Spend: variant.spend,
    Build: turn.build,
    Engineer: lambda tables, draft, action, told: turn.engineer(tables, draft, action.goods, told),
    Launch: variant.launch,
    Offer: lambda _, draft, action, told: variant.offer(draft, action, told),
    Accept: lambda tables, draft, _, told: variant.accept(tables, draft, told),
    Decline: lambda tables, draft, _, told: variant.decline(tables, draft, told),
    Counter: lambda _, draft, action, told: variant.counter(draft, action, told),
    Withdraw: lambda tables, draft, _, told: variant.withdraw(tables, draft, told),
    Swap: variant.swap,
    Buy: turn.buy,
    Discard: lambda tables, draft, action, told: turn.discard(tables, draft, action.goods, told),
    Done: lambda tables, draft, _, told: _ENDS[draft.phase](tables, draft, told),
}
