"""What a player sees at a glance: a sight with what all parts of the mat ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.ages.building import name_of
from game.ages.disaster import Blow
from game.ages.harvest import Harvest
from game.ages.rules import AgesRules
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.contract import Turn
from game.core.message import Key, Message
from scenes.ages.draft import Draft, fresh
from scenes.ages.layout import FORECAST, TABS, Plan, plan, tabs
from scenes.stage.contract import Sight

_TAB_OF = {"build": TABS[2], "buy": TABS[1]}
DEALING = ("trade", "answer", "counter")
"""Steps in which the trade table lies on the mat."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A sight, unpacked."""

    sight: Sight
    rules: AgesRules
    tables: Tables
    state: State
    board: Board
    """Of the seat that is shown."""
    plan: Plan
    draft: Draft
    mine: bool
    """Whether the shown board belongs to whom this mouse decides for now."""
    acting: bool
    """Whether the shown board belongs to the seat whose turn it is."""
    decider: int
    """The seat that decides now, which may be a partner of the seat whose turn it is."""

    @property
    def phase(self) -> str:
        """The step of the turn."""
        return self.state.phase

    @property
    def unit(self) -> float:
        """The scale of the mat."""
        return self.plan.unit

    @property
    def alone(self) -> bool:
        """Whether there is only one player."""
        return len(self.state.boards) == 1

    @property
    def deals(self) -> bool:
        """Whether the player puts a deal together, or judges one, for the board that is shown."""
        return self.mine and self.state.phase in DEALING

    def at(self, phase: str) -> bool:
        """Tell whether the player decides in that step now."""
        return self.mine and self.state.phase == phase

    def text(self, key: str, **params: Any) -> str:
        """Give a text of the catalogs."""
        return self.sight.words.text(key, **params)

    def name(self, kind: str, name: str) -> str:
        """Give the name of a component: `name("good", "wood")`."""
        return self.sight.words.text(f"ages.{kind}.{name}")

    def target(self, target: str) -> str:
        """Give the name of a city or monument."""
        return self.sight.words.text(name_of(target))

    def who(self, seat: int) -> str:
        """Name a seat."""
        return self.sight.seats[seat].name

    def why(self, message: Message | None) -> str:
        """Give a refusal in words, empty for none."""
        return self.sight.words.say(message) if message else ""

    def food_dice(self) -> range:
        """Give which numbers of food dice are possible: one where it is decided."""
        if self.phase == "split" and self.acting:
            return range(len(self.draft.food), len(self.draft.food) + 1)
        return range(self.tables.tally(self.state.dice).choices + 1)

    def forecasts(self) -> tuple[tuple[Harvest, Blow | None], ...]:
        """Give what the dice will bring, one for each way the split dice may go; none: no dice."""
        waiting = self.phase in ("keep", "lead", "split")
        if not (self.acting and waiting and self.state.dice and not self.state.waiting):
            return ()
        return tuple(self.rules.forecast(self.state, food) for food in self.food_dice())


def glance(sight: Sight) -> Glance:
    """Unpack a sight."""
    rules, state = sight.rules, sight.state
    assert isinstance(rules, AgesRules)
    acting = sight.shown == state.seat and state.phase != "over"
    decider = sight.pending.seat if isinstance(sight.pending, Turn) else state.seat
    mine = state.phase != "over" and sight.me == sight.shown == decider
    mine = mine and not state.waiting
    draft = sight.draft if isinstance(sight.draft, Draft) else _draft(rules, state)
    return Glance(
        sight,
        rules,
        rules.tables,
        state,
        state.boards[sight.shown],
        plan(
            sight.region, _tab(sight), len(rules.tables.developments), rules.last_round(state) > 0
        ),
        draft,
        mine,
        acting,
        decider,
    )


def _draft(rules: AgesRules, state: State) -> Draft:
    return Draft() if state.waiting else fresh(rules, state)


def _tab(sight: Sight) -> str:
    known = tabs(sight.region)
    return sight.tab if sight.tab in known or not known else opens(sight)


def opens(sight: Sight) -> str:
    """Give the tab on which this step is best decided."""
    known, phase = tabs(sight.region), sight.state.phase
    if phase in ("keep", "lead", "split", "spend") and FORECAST in known:
        return FORECAST
    return _TAB_OF.get(phase, TABS[0]) if known else ""


def key(name: str) -> Key:
    """Make a parameter that is a text of its own."""
    return Key(f"ages.{name}")
