"""The seven functions of Tempus, and what previews, calculators and computer players ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.core.chance import Draw, Outcome, fits
from game.core.contract import Chance, Over, Pending, Score, Step, Turn
from game.core.message import Key, Message, Refusal, refuse
from game.tempus import (
    breeding,
    fighting,
    flow,
    ideas,
    island,
    listing,
    moving,
    playing,
    progress,
    scoring,
    sight,
    turn,
)
from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Ideas,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.components import Components
from game.tempus.counsel import Counsel
from game.tempus.doubt import problems
from game.tempus.state import PHASES, SEA, State, Tribe
from game.tempus.tables import Tables
from game.tempus.turn import Told

_OVER = Over()
_TURNS = {(seat, phase): Turn(seat, phase) for seat in range(9) for phase in PHASES}
_EFFECTS = playing.PHASES
_PHASES: Mapping[type, tuple[str, ...]] = {
    Lay: ("tile",),
    Settle: ("people",),
    Move: ("act", "move"),
    Birth: ("act", "babies"),
    Attack: ("act",),
    Ideas: ("act",),
    Build: ("act",),
    Boost: _EFFECTS,
    Improve: (*_EFFECTS, "advance"),
    Lead: _EFFECTS,
    Preach: _EFFECTS,
    Govern: _EFFECTS,
    Name: ("terrain",),
    Commit: ("attack", "defend", "progress"),
    Advance: ("advance",),
    Discard: ("discard",),
    Done: ("move", "babies"),
    End: ("move", "babies", "end"),
}


class TempusRules(Counsel):
    """The rules for the options chosen; all of it is a function of the state and the tables."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        tables = self.tables = Tables(components, options)
        self._legal = listing.listings(tables)
        self._refuse: dict[type, Callable[[State, Any], Refusal | None]] = {
            Lay: lambda state, action: island.refuse_lay(tables, state, action),
            Settle: lambda state, action: island.refuse_settle(tables, state, action),
            Move: lambda state, action: moving.refuse_move(tables, state, action),
            Birth: lambda state, action: breeding.refuse_birth(tables, state, action),
            Attack: lambda state, action: fighting.refuse_fight(
                tables, state, action.start, action.target
            ),
            Build: lambda state, action: breeding.refuse_build(tables, state, action),
            Boost: lambda state, action: playing.refuse_boost(tables, state, action),
            Improve: lambda state, action: playing.refuse_improve(tables, state, action),
            Lead: lambda state, action: playing.refuse_lead(tables, state, action),
            Preach: lambda state, action: playing.refuse_preach(tables, state, action),
            Govern: lambda state, action: playing.refuse_govern(tables, state, action),
            Name: lambda _, action: fighting.refuse_name(tables, action),
            Commit: lambda state, action: ideas.refuse_commit(tables, state, action),
            Advance: lambda state, action: fighting.refuse_advance(tables, state, action),
            Discard: lambda state, action: ideas.refuse_discard(tables, state, action),
            End: _refuse_end,
        }

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first tile is drawn (T5)."""
        tables = self.tables
        tribe = Tribe(0, 0, (), (), (), (), (), ())
        return State(
            round=1,
            lap=0,
            first=first,
            turn=first,
            seat=first,
            phase="tile",
            land=SEA * tables.grid.size,
            centres=(),
            pool=tuple(sorted(tables.components.map.tiles)),
            tile="",
            tribes=tuple(tribe.clone() for _ in range(seats)),
            deck=tables.deck,
            discards=(),
            actions=0,
            done=0,
            passed=False,
            left=0,
            moved=(),
            born=(),
            drawing=0,
            draws=0,
            bonus=(),
            fight=None,
        )

    def pending(self, state: State) -> Pending:
        """Say who must decide; fate's occasion counts its answers since the turn began."""
        phase = state.phase
        if phase == "draw" or (phase in ("tile", "people") and self._fated(state)):
            occasion = (state.round, state.lap, state.seat, state.draws + 1)
            return Chance(self._request(state), phase, occasion)
        if phase == "over":
            return _OVER
        return _TURNS[state.seat, phase]

    def _fated(self, state: State) -> bool:
        return self.tables.random_setup or (state.phase == "tile" and not state.tile)

    def _request(self, state: State) -> Draw:
        if state.phase == "draw":
            return Draw("ideas", state.deck, min(state.drawing, len(state.deck)))
        if state.phase == "tile" and not state.tile:
            return Draw("tiles", state.pool)
        return Draw("places", island.draw_pool(self.tables, state))

    def legal(self, state: State) -> Iterable[Action]:
        """List what the seat may do; nothing is left out."""
        if state.phase in ("tile", "people") and self._fated(state):
            return ()
        return self._legal[state.phase](state)

    def refuse(self, state: State, action: Any) -> Refusal | None:
        """Say why `action` may not be done now, or `None`."""
        phases = _PHASES.get(type(action))
        if phases is None:
            return refuse("tempus.refuse.unknown")
        fated = state.phase in ("tile", "people") and self._fated(state)
        if state.phase not in phases or fated:
            return refuse("tempus.refuse.step", step=Key(f"tempus.phase.{phases[0]}"))
        check = self._refuse.get(type(action))
        return None if check is None else check(state, action)

    def apply(self, state: State, action: Any, quiet: bool = False) -> Step:
        """Do an action or take fate's Outcome; a quiet one is trusted and tells no events."""
        told: Told = None if quiet else []
        if not quiet:
            self._check(state, action)
        draft = state.clone()
        _APPLY[type(action)](self.tables, draft, action, told)
        flow.follow(self.tables, draft, told)
        return Step(draft, () if told is None else tuple(told), _sealed(state, draft, action))

    def _check(self, state: State, action: Any) -> None:
        if isinstance(action, Outcome):
            pending = self.pending(state)
            if not isinstance(pending, Chance) or not fits(pending.request, action):
                raise ValueError(f"{action} answers nothing that was asked")
            return
        refusal = self.refuse(state, action)
        if refusal is not None:
            raise ValueError(f"{action}: {refusal.key}")

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as a seat may know it (T51)."""
        return sight.view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""
        return scoring.scores(self.tables, state)

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return problems(self.tables, state)


def _refuse_end(state: State, _: End) -> Refusal | None:
    if state.actions:
        return refuse("tempus.refuse.owed", count=state.actions)
    return None


def _sealed(before: State, after: State, action: Any) -> bool:
    """Tell whether a step turned face-down cards up: undo stops there."""
    if not isinstance(action, Commit) or after.phase == before.phase:
        return False
    if before.phase == "progress":
        return bool(action.cards) or any(tribe.laid for tribe in before.tribes)
    if after.phase == "defend" or before.fight is None:
        return False
    return bool(before.fight.cards or (before.phase == "attack" and action.cards))


Do = Callable[[Tables, State, Any, Told], None]


def _outcome(tables: Tables, draft: State, action: Outcome, told: Told) -> None:
    values: tuple[Any, ...] = action.values
    draft.draws += 1
    if draft.phase == "draw":
        ideas.drawn(draft, values, told)
    elif draft.phase == "tile" and not draft.tile:
        island.drawn(tables, draft, values[0], told)
    else:
        island.decided(tables, draft, values[0], told)


def _commit(tables: Tables, draft: State, action: Commit, told: Told) -> None:
    if draft.phase == "progress":
        progress.laid(draft, action.cards, told)
    elif draft.phase == "attack":
        fighting.attacked(draft, action.cards, told)
    else:
        fighting.defended(tables, draft, action.cards, told)


_APPLY: Mapping[type, Do] = {
    Outcome: _outcome,
    Lay: island.lay,
    Settle: island.settle,
    Move: moving.move,
    Birth: breeding.bear,
    Attack: fighting.attack,
    Ideas: lambda tables, draft, _, told: ideas.have_ideas(tables, draft, told),
    Build: breeding.build,
    Boost: playing.boost,
    Improve: playing.improve,
    Lead: playing.lead,
    Preach: playing.preach,
    Govern: playing.govern,
    Name: fighting.name_terrain,
    Commit: _commit,
    Advance: fighting.advance,
    Discard: lambda _, draft, action, told: ideas.discard(draft, action, told),
    Done: lambda _, draft, __, ___: turn.waive(draft, False),
    End: lambda _, draft, __, ___: turn.waive(draft, True),
}
