"""What a player sees at a glance: a sight with what all parts of the mat ask of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from game.core.message import Key, Message
from game.tempus.actions import Action
from game.tempus.grid import bits
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, Tribe
from game.tempus.tables import Tables
from scenes.stage.contract import Sight
from scenes.tempus.chart import Chart, Lens, fit
from scenes.tempus.draft import Draft, action_of, fresh, kept, mode
from scenes.tempus.layout import MAP, Plan, plan, tabs

_MARGIN, _SHORE = 0.0, 0.85
"""Water around the whole grid, and around the island, in sides of a hex."""
_FRAME = 13.0


@dataclass(frozen=True, slots=True)
class Glance:
    """A sight, unpacked."""

    sight: Sight
    rules: TempusRules
    tables: Tables
    state: State
    plan: Plan
    draft: Draft
    mine: bool
    """Whether whoever has this mouse decides now."""
    mode: str
    chart: Chart | None
    legal: tuple[Action, ...]
    """What may be done now, when `mine`."""

    @property
    def unit(self) -> float:
        """The scale of the mat."""
        return self.plan.unit

    @property
    def tribe(self) -> Tribe:
        """The people of whoever is shown."""
        return self.state.tribes[self.sight.shown]

    @property
    def own(self) -> Tribe:
        """The people of whoever decides."""
        return self.state.tribes[self.state.seat]

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever is shown, as far as they may be seen."""
        return self.tribe.hand

    @property
    def open(self) -> bool:
        """Tell whether the faces of the shown hand may be seen."""
        return UNKNOWN not in self.hand

    @property
    def holds(self) -> bool:
        """Tell whether the shown hand is that of whoever decides."""
        return self.mine and self.sight.shown == self.state.seat

    @property
    def action(self) -> Action | None:
        """The action that the draft amounts to."""
        return action_of(self.rules, self.state, self.draft) if self.mine else None

    def text(self, key: str, **params: Any) -> str:
        """Give a text of the catalogs."""
        return self.sight.words.text(key, **params)

    def name(self, kind: str, name: str) -> str:
        """Give the name of a component: `name("terrain", "hills")`."""
        return self.sight.words.text(f"tempus.{kind}.{name}")

    def who(self, seat: int) -> str:
        """Name a seat."""
        return self.sight.seats[seat].name

    def colour(self, seat: int) -> int:
        """Give the colour of a seat."""
        return self.sight.seats[seat].colour

    def say(self, message: Message | None) -> str:
        """Give a message of the engine in words, empty for none."""
        return self.sight.words.say(message) if message else ""

    def terrain(self, hex: int) -> str:
        """Name the terrain of a hex, "lake" or "sea" for water."""
        return kinds(self.rules, self.state.land)[hex]

    def upper(self, text: str) -> str:
        """Begin with a capital letter."""
        return text[:1].upper() + text[1:]


@lru_cache(64)
def kinds(rules: TempusRules, land: str) -> tuple[str, ...]:
    """Name the terrain of every hex, "lake" or "sea" for water."""
    tables = rules.tables
    lakes = 0
    for water, _ in tables.shores(land).lakes:
        lakes |= water
    water_of = ("sea", "lake")
    return tuple(
        tables.terrain.get(letter, water_of[lakes >> hex & 1]) for hex, letter in enumerate(land)
    )


def glance(sight: Sight) -> Glance:
    """Unpack a sight; cheap when asked again for the same one."""
    found = _LAST.get(id(sight))
    if found is not None and found.sight is sight:
        return found
    made = _glance(sight)
    _LAST.clear()
    _LAST[id(sight)] = made
    return made


_LAST: dict[int, Glance] = {}


def _glance(sight: Sight) -> Glance:
    rules, state = sight.rules, sight.state
    assert isinstance(rules, TempusRules)
    mine = sight.me is not None and sight.me == state.seat and state.phase != "over"
    if mine:
        draft = sight.draft if isinstance(sight.draft, Draft) else fresh(state)
    else:
        draft = kept(sight.draft)
    mat = plan(sight.region, _tab(sight))
    return Glance(
        sight,
        rules,
        rules.tables,
        state,
        mat,
        draft,
        mine,
        mode(rules, state, draft),
        chart(rules, state, mat, draft.lens) if mat.chart is not None else None,
        tuple(rules.legal(state)) if mine and state.phase not in _LISTED else (),
    )


_LISTED = ("attack", "defend", "progress", "discard", "terrain")
"""Steps in which nobody needs the list of what may be done."""


def chart(rules: TempusRules, state: State, mat: Plan, lens: Lens) -> Chart:
    """Lay the chart out: the whole grid while the island grows, then the island."""
    assert mat.chart is not None
    grid, unit = rules.tables.grid, mat.unit
    window = mat.chart.inset(_FRAME * unit)
    land = rules.shores(state).land
    growing = state.phase == "tile" or not land
    shown = range(grid.size) if growing else bits(land)
    made = fit(grid, window, shown, unit, lens, _MARGIN if growing else _SHORE)
    return replace(made, region=window)


def _tab(sight: Sight) -> str:
    known = tabs(sight.region)
    return sight.tab if sight.tab in known or not known else MAP


def opens(sight: Sight) -> str:
    """Give the tab on which this step is best decided."""
    return MAP if tabs(sight.region) else ""


@lru_cache(1 << 12)
def key(name: str) -> Key:
    """Make a parameter that is a text of its own."""
    return Key(f"tempus.{name}")
