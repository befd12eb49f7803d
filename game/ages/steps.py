"""The table of moves: which action belongs to which step, who judges it, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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
from game.core.chance import Outcome
from game.core.event import Events
from game.core.message import Refusal, refuse
from game.core.moves import Move, Moves

_THROW: tuple[Action, ...] = (Throw(),)
_PRESERVE: tuple[Action, ...] = (Throw(), Preserve())
_DONE: tuple[Action, ...] = (Done(),)
_SPENDS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(Spend(goods) for goods in range(count + 1)) for count in range(40)
)


def _throws(tables: Tables, state: State) -> Sequence[Action]:
    return _PRESERVE if preserving.possible(tables, state) else _THROW


def spends(tables: Tables, state: State) -> int:
    """Count the pieces that may be spent on the attack that is under way."""
    skulls = tables.tally(state.dice).skulls
    return spendable(tables, state.boards, state.seat, skulls)


def _trades(tables: Tables, state: State) -> Sequence[Action]:
    return (*_DONE, *trading.options(tables, state), *shipping.swaps(tables, state))


def _discards(tables: Tables, state: State) -> Sequence[Action]:
    board = state.boards[state.seat]
    return discarding.options(board.goods, discarding.surplus(tables, board))


_LEGAL: Mapping[str, Callable[[Tables, State], Sequence[Action]]] = {
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


def trades(tables: Tables, state: State) -> bool:
    """Tell whether players may deal with each other in this game."""
    return len(state.boards) > 1 and (tables.trades_early or tables.trades_late)


def _barred(tables: Tables, state: State) -> Refusal | None:
    return None if trades(tables, state) else refuse("ages.refuse.no_trading")


def _refuse_spend(tables: Tables, state: State, action: Spend) -> Refusal | None:
    most = spends(tables, state)
    if type(action.goods) is not int or not 0 <= action.goods <= most:
        return refuse("ages.refuse.spend", count=most)
    return None


def _refuse_preserve(tables: Tables, state: State, _: Preserve) -> Refusal | None:
    return preserving.refuse_preserve(tables, state)


def _refuse_lead(_: Tables, state: State, action: Lead) -> Refusal | None:
    return throwing.refuse_lead(state, action)


def _refuse_discard(tables: Tables, state: State, action: Discard) -> Refusal | None:
    return discarding.refuse_discard(tables, state.boards[state.seat], action)


def _fallen(tables: Tables, draft: State, outcome: Outcome, events: Events) -> None:
    turn.fallen(tables, draft, outcome.values, events)  # type: ignore[arg-type]


def _again(tables: Tables, draft: State, action: Again, events: Events) -> None:
    del tables, events
    draft.waiting = action.dice


def _lead(tables: Tables, draft: State, action: Lead, events: Events) -> None:
    del tables, events
    draft.waiting = (action.die,)


_ENDS: Mapping[str, Callable[[Tables, State, Events], None]] = {
    "lead": turn.stand,
    "trade": turn.leave_trade,
    "build": turn.leave_build,
    "buy": turn.enter_discard,
}


def _done(tables: Tables, draft: State, _: Done, events: Events) -> None:
    _ENDS[draft.phase](tables, draft, events)


MOVES: Moves[Tables, State, Action] = Moves(
    "ages",
    (
        Move(
            Preserve,
            ("throw",),
            lambda tables, draft, _, events: variant.preserve(tables, draft, events),
            _refuse_preserve,
        ),
        Move(Throw, ("throw",), lambda tables, draft, _, events: turn.begin(tables, draft, events)),
        Move(Again, ("keep",), _again, throwing.refuse_again),
        Move(Stop, ("keep",), lambda tables, draft, _, events: turn.stop(tables, draft, events)),
        Move(Lead, ("lead",), _lead, _refuse_lead),
        Move(
            Split,
            ("split",),
            lambda tables, draft, action, events: turn.collect(tables, draft, action.food, events),
            throwing.refuse_split,
        ),
        Move(Spend, ("spend",), variant.spend, _refuse_spend),
        Move(Build, ("build",), turn.build, building.refuse_build),
        Move(
            Engineer,
            ("build",),
            lambda tables, draft, action, events: turn.engineer(
                tables, draft, action.goods, events
            ),
            building.refuse_engineer,
        ),
        Move(Launch, ("build",), variant.launch, shipping.refuse_launch),
        Move(
            Offer,
            ("trade",),
            lambda _, draft, action, events: variant.offer(draft, action, events),
            trading.refuse_offer,
            _barred,
        ),
        Move(
            Accept,
            ("counter", "answer"),
            lambda tables, draft, _, events: variant.accept(tables, draft, events),
            barred=_barred,
        ),
        Move(
            Decline,
            ("answer",),
            lambda tables, draft, _, events: variant.decline(tables, draft, events),
            barred=_barred,
        ),
        Move(
            Counter,
            ("answer",),
            lambda _, draft, action, events: variant.counter(draft, action, events),
            trading.refuse_counter,
            _barred,
        ),
        Move(
            Withdraw,
            ("counter",),
            lambda tables, draft, _, events: variant.withdraw(tables, draft, events),
            barred=_barred,
        ),
        Move(Swap, ("trade",), variant.swap, shipping.refuse_swap),
        Move(Buy, ("buy",), turn.buy, buying.refuse_buy),
        Move(
            Discard,
            ("discard",),
            lambda tables, draft, action, events: turn.discard(tables, draft, action.goods, events),
            _refuse_discard,
        ),
        Move(Done, ("buy", "lead", "trade", "build"), _done),
    ),
    _LEGAL,
    _fallen,
)
