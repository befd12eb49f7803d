"""What all parts of the mat ask: rules and state in their own types, the plan, and previews."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from game.stoneage.feeding import Meal
from game.stoneage.rules import StoneRules
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Tables
from scenes.stoneage import layout
from scenes.stoneage.layout import LOW, SLAB, VALLEY, Plan
from scenes.stoneage.selection import Selection, fresh
from scenes.table.contract import Mat
from scenes.ui.geometry import Region

_THROWS = ("roll", "dice", "tools", "pick")
"""Steps in which dice lie on the slab, for all to see."""
_CHOICES = ("pay", "improve", "feed")
"""Steps that are decided on the slab; to others it would show nothing."""


class StoneMat(Mat[StoneRules, State, Selection]):
    """The valley, the cards and tiles, and the shown player's board for one board view."""

    title = "stoneage"
    layouts: ClassVar = layout

    @property
    def watched(self) -> Region | None:
        """The valley."""
        return self.plan.valley

    @cached_property
    def plan(self) -> Plan:
        """Where the parts of the mat lie."""
        return layout.plan(self.region, self.tab)

    def opens(self) -> str:
        """Give the tab on which a step is best decided."""
        return VALLEY if self.tabs(self.board_view.region) else ""

    def fresh(self) -> Selection:
        """Give the selection at the start of a decision; who only looks on proposes nothing."""
        # A proposal seen by others would look like a decision made.
        return fresh(self.rules, self.state) if self.deciding else Selection()

    # Whose board it is

    @property
    def tables(self) -> Tables:
        """The components as the rules use them."""
        return self.rules.tables

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.state.tribes)

    @property
    def tribe(self) -> Tribe:
        """The tribe that is shown."""
        return self.state.tribes[self.shown]

    @property
    def actor(self) -> Tribe:
        """The tribe of the seat whose turn it is."""
        return self.state.tribes[self.state.seat]

    @property
    def looker(self) -> int:
        """The seat whose means are weighed: whoever decides at this mouse, else the shown one."""
        return self.shown if self.me is None else self.me

    @property
    def own(self) -> Tribe:
        """The tribe whose means are weighed."""
        return self.state.tribes[self.looker]

    def order(self) -> Iterator[int]:
        """Give the seats from the first player on."""
        return ((self.state.first + step) % self.seats for step in range(self.seats))

    # What lies there, and what will

    @property
    def cover(self) -> Region:
        """What the slab covers of the painting, in its measures: where there is no board for it,
        its foot, and more of that only where there is more to say."""
        if self.plan.sheet is not None:
            return Region(0, 0, 0, 0)
        return SLAB if self.phase in ("dice", "pick") else LOW

    @property
    def slab(self) -> bool:
        """Whether a slab lies there: with dice before all, else before whoever decides."""
        if self.deciding and not self.mine:
            # Another's board is opened to be read, and the decision waits on the own one.
            return False
        choosing = self.mine and (self.phase in _CHOICES or self.selection.opening)
        return choosing or self.phase in _THROWS

    @property
    def planned(self) -> int:
        """How many people are about to be put on a place."""
        return self.selection.people if self.at("place") and self.selection.place else 0

    @cached_property
    def meal(self) -> Meal:
        """The meal of the seat that is shown."""
        return self.rules.meal(self.state, self.shown)

    @cached_property
    def goods_after(self) -> tuple[int, ...]:
        """The resources that will be left after what is planned; as now when nothing is."""
        have, selection = self.tribe.resources, self.selection
        if not self.mine:
            return have
        if selection.opening:
            return tuple(a + b for a, b in zip(have, selection.take, strict=True))
        if self.phase in ("pay", "feed"):
            return tuple(a - b for a, b in zip(have, selection.pay, strict=True))
        return have

    @cached_property
    def offered(self) -> tuple[str, str]:
        """The card and the tile that is to be paid; one of them is empty."""
        spot = self.tables.layouts[self.seats].spots[self.state.place]
        if spot.gain == "card":
            return self.state.row[spot.number], ""
        return "", self.state.tops[spot.number]

    def pieces(self, goods: tuple[int, ...]) -> str:
        """Write resources as numbers and symbols in the line."""
        named = zip(self.tables.goods, goods, strict=True)
        return " ".join(f"{count} :stoneage/{name}:" for name, count in named if count)
