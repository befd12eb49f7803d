"""The seven functions of Roll Through the Ages, and what previews and computer players ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ages import building, buying, discarding, scoring, throwing, turn
from game.ages.actions import (
    Action,
    Again,
    Build,
    Buy,
    Discard,
    Done,
    Engineer,
    Lead,
    Split,
    Stop,
    Throw,
)
from game.ages.components import Components
from game.ages.disaster import Blow, disaster
from game.ages.doubt import problems
from game.ages.effects import describe
from game.ages.harvest import Harvest, harvest
from game.ages.state import PHASES, Board, State
from game.ages.tables import Tables
from game.ages.turn import Told
from game.core.chance import Outcome, Roll, fits
from game.core.contract import Chance, Over, Pending, Score, Step, Turn
from game.core.event import Event
from game.core.message import Key, Message, Refusal, refuse

_THROW: tuple[Action, ...] = (Throw(),)
_OVER = Over()
_TURNS = {(seat, phase): Turn(seat, phase) for seat in range(9) for phase in PHASES}
_ROLLS = tuple(Roll(count) for count in range(20))
_PHASES: Mapping[type, tuple[str, ...]] = {
    Throw: ("throw",),
    Again: ("keep",),
    Stop: ("keep",),
    Lead: ("lead",),
    Split: ("split",),
    Build: ("build",),
    Engineer: ("build",),
    Buy: ("buy",),
    Discard: ("discard",),
    Done: ("lead", "build", "buy"),
}


class AgesRules:
    """The rules for one edition; all of it is a function of the state and the tables."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.tables = Tables(components, options.get("edition", "base"))
        self._legal: dict[str, Callable[[State], list[Action] | tuple[Action, ...]]] = {
            "throw": lambda _: _THROW,
            "keep": lambda state: throwing.agains(throwing.free_dice(self.tables, state)),
            "lead": lambda state: throwing.LEADS[len(state.dice)],
            "split": lambda state: throwing.SPLITS[self.tables.tally(state.dice).choices],
            "build": lambda state: building.options(self.tables, state),
            "buy": lambda state: buying.options(self.tables, state),
            "discard": self._discards,
            "over": lambda _: (),
        }

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first throw."""
        tables = self.tables
        board = Board(
            tables.food_start,
            (0,) * len(tables.goods),
            (0,) * len(tables.city_boxes),
            (0,) * len(tables.monuments),
            (),
            0,
        )
        boards = tuple(board.clone() for _ in range(seats))
        unbuilt = (-1,) * len(tables.monuments)
        return State(boards, first, 1, first, "throw", (), 0, (), False, 0, 0, unbuilt, False)

    def pending(self, state: State) -> Pending:
        """Say who must decide; fate's occasion counts the throws of the turn."""
        if state.waiting:
            occasion = (state.round, state.seat, state.throws + 1)
            return Chance(_ROLLS[len(state.waiting)], state.phase, occasion)
        if state.phase == "over":
            return _OVER
        return _TURNS[state.seat, state.phase]

    def legal(self, state: State) -> list[Action] | tuple[Action, ...]:
        """List what the seat may do.

        Left out of the list and yet accepted: purchases that give a stack or a food more than
        is needed (rtta19 allows them).
        """
        return () if state.waiting else self._legal[state.phase](state)

    def refuse(self, state: State, action: Any) -> Refusal | None:
        """Say why `action` may not be done now, or `None`."""
        phases = _PHASES.get(type(action))
        if phases is None:
            return refuse("ages.refuse.unknown")
        if state.waiting or state.phase not in phases:
            return refuse("ages.refuse.step", step=Key(f"ages.phase.{phases[-1]}"))
        match action:
            case Again():
                return throwing.refuse_again(self.tables, state, action)
            case Lead():
                return throwing.refuse_lead(state, action)
            case Split():
                return throwing.refuse_split(self.tables, state, action)
            case Build():
                return building.refuse_build(self.tables, state, action)
            case Engineer():
                return building.refuse_engineer(self.tables, state, action)
            case Buy():
                return buying.refuse_buy(self.tables, state, action)
            case Discard():
                return discarding.refuse_discard(self.tables, state.boards[state.seat], action)
        return None

    def apply(self, state: State, action: Any, quiet: bool = False) -> Step:
        """Do an action or take fate's Outcome; a quiet one is trusted and tells no events."""
        told: Told = None if quiet else []
        if not quiet:
            self._check(state, action)
        draft = state.clone()
        _APPLY[type(action)](self.tables, draft, action, told)
        return Step(draft, () if told is None else tuple(told))

    def _check(self, state: State, action: Any) -> None:
        if isinstance(action, Outcome):
            if not state.waiting or not fits(Roll(len(state.waiting)), action):
                raise ValueError(f"{action} answers nothing that was asked")
            return
        refusal = self.refuse(state, action)
        if refusal is not None:
            raise ValueError(f"{action}: {refusal.key}")

    def view(self, state: State, seat: int | None) -> State:
        """Give the state itself: everything lies open."""
        del seat
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""
        return scoring.scores(self.tables, state)

    # what previews, tooltips and computer players ask

    def harvest(self, board: Board, dice: tuple[int, ...], food_dice: int = 0) -> Harvest:
        """Give what `dice` bring to `board`, `food_dice` of the choice dice used as food."""
        return harvest(self.tables, board, dice, food_dice, self.tables.traits(board.developments))

    def forecast(self, state: State, food_dice: int = 0) -> tuple[Harvest, Blow | None]:
        """Give what comes when the dice stand as they lie: harvest, then disaster (rtta5)."""
        crop = self.harvest(state.boards[state.seat], state.dice, food_dice)
        return crop, disaster(self.tables, state.boards, state.seat, crop.skulls)

    def disaster_effect(self, state: State, seat: int, skulls: int) -> Blow | None:
        """Give whom so many skulls of `seat` would strike."""
        return disaster(self.tables, state.boards, seat, skulls)

    def worth(self, goods: tuple[int, ...]) -> int:
        """Give the coin value of goods."""
        return self.tables.worth(goods)

    def city_count(self, board: Board) -> int:
        """Count finished cities, those of the start too."""
        return self.tables.city_count(board.cities)

    def dice_count(self, board: Board) -> int:
        """Count the dice of a player's next turn."""
        return self.tables.city_count(board.cities)

    def monuments_in_play(self, seats: int) -> tuple[str, ...]:
        """Name the monuments that are in play with so many players."""
        return tuple(self.tables.monuments[at] for at in self.tables.in_play(seats))

    def refuse_build(self, state: State, target: str, boxes: int = 1) -> Refusal | None:
        """Say why the seat may not mark boxes of `target` in the build step."""
        return building.refuse_build(self.tables, state, Build(target, boxes))

    def payments(self, state: State, development: str) -> tuple[Action, ...]:
        """List buying a development with each minimal payment; empty when it cannot be paid."""
        return buying.choices(self.tables, state, development)

    def purse(self, state: State) -> int:
        """Give the most the seat could pay now."""
        return buying.purse(self.tables, state.boards[state.seat], state.coins)

    def surplus(self, board: Board) -> int:
        """Count the goods that would have to go if the turn ended now."""
        return discarding.surplus(self.tables, board)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand."""
        return scoring.total(self.tables, state, seat)

    def describe(self, development: str) -> Message:
        """Say what a development does, with the numbers of its data."""
        return describe(development, self.tables.edition.developments[development])

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return problems(self.tables, state)

    def _discards(self, state: State) -> tuple[Action, ...]:
        board = state.boards[state.seat]
        return discarding.options(board.goods, discarding.surplus(self.tables, board))


Do = Callable[[Tables, State, Any, Told], None]


def _again(tables: Tables, draft: State, action: Again, told: list[Event] | None) -> None:
    del tables, told
    draft.waiting = action.dice


def _lead(tables: Tables, draft: State, action: Lead, told: Told) -> None:
    del tables, told
    draft.waiting = (action.die,)


def _done(tables: Tables, draft: State, action: Done, told: Told) -> None:
    del action
    if draft.phase == "lead":
        turn.stand(tables, draft, told)
    elif draft.phase == "build":
        turn.enter_buy(tables, draft, told)
    else:
        turn.enter_discard(tables, draft, told)


_APPLY: Mapping[type, Do] = {
    Outcome: lambda tables, draft, action, told: turn.fallen(tables, draft, action.values, told),
    Throw: lambda tables, draft, _, told: turn.begin(tables, draft, told),
    Again: _again,
    Stop: lambda tables, draft, _, told: turn.stop(tables, draft, told),
    Lead: _lead,
    Split: lambda tables, draft, action, told: turn.collect(tables, draft, action.food, told),
    Build: turn.build,
    Engineer: lambda tables, draft, action, told: turn.engineer(tables, draft, action.goods, told),
    Buy: turn.buy,
    Discard: lambda tables, draft, action, told: turn.discard(tables, draft, action.goods, told),
    Done: _done,
}
