"""What all parts of the mat ask: rules and state in their own types, the plan, chart, action."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from game.tempus.actions import Action, Attack, Birth, Move
from game.tempus.grid import bits
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, Tribe
from game.tempus.tables import Tables
from scenes.table.contract import Mat
from scenes.tempus import layout
from scenes.tempus.chart import Chart, fit
from scenes.tempus.layout import MAP, Plan
from scenes.tempus.selection import (
    CALCULATOR,
    Selection,
    action_of,
    fresh,
    mode,
)
from scenes.ui.geometry import Region

_MARGIN, _SHORE = 0.0, 0.85
"""Water around the whole grid, and around the island, in sides of a hex."""
_FRAME = 13.0
_LISTED = ("attack", "defend", "progress", "discard", "terrain")
"""Steps in which nobody needs the list of what may be done."""


class TempusMat(Mat[TempusRules, State, Selection]):
    """The chart, the ages, what can be done, and the shown player's hand for one board view."""

    title = "tempus"
    layouts: ClassVar = layout

    def opens(self) -> str:
        """Give the tab on which every step is best decided."""
        return MAP if self.tabs(self.board_view.region) else ""

    def fresh(self) -> Selection:
        """Give the selection at the start of a decision; what was planned for it before stays."""
        return fresh(self.state, self.board_view.selection)

    @staticmethod
    def kept(selection: Any) -> Selection:
        """Give what stays while others decide: how the chart is looked at, and the calculator."""
        if not isinstance(selection, Selection):
            return Selection()
        if selection.deed == CALCULATOR:
            return Selection(selection.lens, CALCULATOR, start=selection.start, to=selection.to)
        return Selection(selection.lens)

    def what(self, action: object) -> str:
        """Say what an action is."""
        return self.text(f"tempus.bot.what.{type(action).__name__.lower()}")

    # Places

    @property
    def watched(self) -> Region | None:
        """The sea chart."""
        return self.plan.chart

    @cached_property
    def plan(self) -> Plan:
        """Where the parts of the mat lie."""
        return layout.plan(self.region, self.tab)

    @cached_property
    def chart(self) -> Chart | None:
        """The grid as it is looked at: the whole of it while the island grows, then the island."""
        if self.plan.chart is None:
            return None
        grid, land = self.tables.grid, self.rules.shores(self.state).land
        # While tiles are laid every hex may be one's target; afterwards open sea would only make
        # land small.
        growing = self.state.phase == "tile" or not land
        shown = range(grid.size) if growing else bits(land)
        margin = _MARGIN if growing else _SHORE
        return fit(grid, self.plan.chart.inset(_FRAME), shown, self.selection.lens, margin)

    @cached_property
    def terrains(self) -> tuple[str, ...]:
        """The terrain of every hex, "lake" or "sea" for water."""
        lakes = 0
        for water, _ in self.rules.shores(self.state).lakes:
            lakes |= water
        known, water_of = self.tables.terrain, ("sea", "lake")
        land = enumerate(self.state.land)
        return tuple(known.get(letter, water_of[lakes >> hex & 1]) for hex, letter in land)

    # Whose people, and what they may do

    @property
    def tables(self) -> Tables:
        """The components as the rules use them."""
        return self.rules.tables

    @property
    def tribe(self) -> Tribe:
        """The people of whoever is shown."""
        return self.state.tribes[self.shown]

    @property
    def own(self) -> Tribe:
        """The people of whoever decides."""
        return self.state.tribes[self.state.seat]

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of whoever is shown, as far as they may be seen."""
        return self.tribe.hand

    @property
    def faces(self) -> bool:
        """Whether the faces of the shown hand may be seen."""
        return UNKNOWN not in self.hand

    @cached_property
    def mode(self) -> str:
        """What clicks on the chart are about now."""
        return mode(self.rules, self.state, self.selection)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What may be done now by whoever decides at this mouse."""
        # Asked lazily and seldom: in a crowded era the list has hundreds of moves.
        listed = self.deciding and self.phase not in _LISTED
        return tuple(self.rules.legal(self.state)) if listed else ()

    @cached_property
    def spent(self) -> bool:
        """Whether clicks on hexes lead to nothing now: nobody can move, no child can be born."""
        kind = {"move": (Move, Attack), "babies": (Birth,)}.get(self.mode, ())
        return bool(kind) and not any(isinstance(action, kind) for action in self.legal)

    @cached_property
    def action(self) -> Action | None:
        """The action that the selection amounts to."""
        return action_of(self.rules, self.state, self.selection) if self.deciding else None
