"""What a player sees at a glance: a sight with what all parts of the mat ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.contract import Turn
from game.core.message import Message
from game.stoneage.feeding import Meal
from game.stoneage.rules import StoneRules
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Tables
from scenes.stage.contract import Sight
from scenes.stoneage.draft import Draft, fresh
from scenes.stoneage.layout import VALLEY, Plan, plan, tabs

SLABS = ("roll", "dice", "tools", "pay", "improve", "pick", "feed")
"""Steps in which the slab lies over the valley."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A sight, unpacked."""

    sight: Sight
    rules: StoneRules
    tables: Tables
    state: State
    tribe: Tribe
    """Of the seat that is shown."""
    plan: Plan
    draft: Draft
    turn: int | None
    """The seat that decides."""
    mine: bool
    """Whether this mouse decides now and its own board is shown."""

    @property
    def phase(self) -> str:
        """The step of the round."""
        return self.state.phase

    @property
    def unit(self) -> float:
        """The scale of the mat."""
        return self.plan.unit

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.state.tribes)

    @property
    def slab(self) -> bool:
        """Whether a slab lies over the valley."""
        return self.phase in SLABS or (self.mine and self.draft.opening)

    @property
    def meal(self) -> Meal:
        """The meal of the seat that is shown."""
        return self.rules.meal(self.state, self.sight.shown)

    @property
    def actor(self) -> Tribe:
        """The tribe of the seat whose turn it is."""
        return self.state.tribes[self.state.seat]

    @property
    def decider(self) -> Tribe:
        """The tribe of the seat that looks, to say what it could pay."""
        me = self.sight.me
        return self.state.tribes[self.sight.shown if me is None else me]

    def at(self, phase: str) -> bool:
        """Tell whether the player decides in that step now."""
        return self.mine and self.state.phase == phase

    def phrase(self, key: str, **params: Any) -> str:
        """Give a text of the table's own."""
        return self.sight.words.text(f"stoneage.table.{key}", **params)

    def name(self, kind: str, name: str) -> str:
        """Give the name of a component, beginning with a capital letter."""
        return capital(self.sight.words.text(f"stoneage.{kind}.{name}"))

    def say(self, message: Message | None) -> str:
        """Give a message in words, empty for none."""
        return self.sight.words.say(message) if message else ""

    def colour(self, seat: int) -> int:
        """Give the number of a seat's colour."""
        return self.sight.seats[seat].colour

    def order(self) -> Iterator[int]:
        """Give the seats from the first player on."""
        return ((self.state.first + step) % self.seats for step in range(self.seats))

    def pieces(self, goods: tuple[int, ...]) -> str:
        """Write resources as numbers and symbols."""
        return pieces(self.tables.goods, goods)


def pieces(names: tuple[str, ...], goods: tuple[int, ...]) -> str:
    """Write resources as numbers and symbols in the line."""
    named = zip(names, goods, strict=True)
    return " ".join(f"{count} :stoneage/{name}:" for name, count in named if count)


def capital(words: str) -> str:
    """Let words begin with a capital letter."""
    return words[:1].upper() + words[1:]


def glance(sight: Sight) -> Glance:
    """Unpack a sight."""
    rules, state = sight.rules, sight.state
    assert isinstance(rules, StoneRules)
    turn = sight.pending.seat if isinstance(sight.pending, Turn) else None
    mine = turn is not None and sight.me == turn == sight.shown
    draft = sight.draft if isinstance(sight.draft, Draft) else Draft()
    if mine and not isinstance(sight.draft, Draft):
        draft = fresh(rules, state)
    return Glance(
        sight,
        rules,
        rules.tables,
        state,
        state.tribes[sight.shown],
        plan(sight.region, _tab(sight)),
        draft,
        turn,
        mine,
    )


def _tab(sight: Sight) -> str:
    known = tabs(sight.region)
    return sight.tab if sight.tab in known or not known else VALLEY


def opens(sight: Sight) -> str:
    """Give the tab on which this step is best decided."""
    return VALLEY if tabs(sight.region) else ""
