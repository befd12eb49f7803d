"""What all parts of the mat ask: the rules and the state in their own types, the plan, previews."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from game.bronze.rules import BronzeRules, Preview
from game.bronze.state import Player, State
from game.bronze.tables import Tables
from scenes.bronze import layout
from scenes.bronze.layout import CARDS, CITIES, LANDS, Plan
from scenes.bronze.selection import Selection, card_of, fresh
from scenes.table.contract import Mat
from scenes.ui.even import longest
from scenes.ui.geometry import Region
from scenes.ui.theme import STRONG

_TAB_OF = {"take": CARDS, "lay": CARDS, "settle": LANDS, "city": CITIES}


class BronzeMat(Mat[BronzeRules, State, Selection]):
    """The lands, the shown player's cards, the piles and the cities for one board view."""

    title = "bronze"
    layouts: ClassVar = layout

    @property
    def watched(self) -> Region | None:
        """The lands."""
        return None if self.plan.board is None else self.plan.board.place

    @cached_property
    def plan(self) -> Plan:
        """Where the parts of the mat lie."""
        return layout.plan(self.region, len(self.state.tokens), self.tab)

    @property
    def tables(self) -> Tables:
        """The components as the rules use them."""
        return self.rules.tables

    @cached_property
    def longest_name(self) -> str:
        """The longest name of a technology: names on cards are as small as it asks."""
        names = (*self.tables.components.technologies.technologies, self.tables.wild)
        return longest((self.name("technology", name) for name in names), STRONG)

    @property
    def player(self) -> Player:
        """Who is shown."""
        return self.state.players[self.shown]

    @property
    def acting(self) -> bool:
        """Whether the shown matrix belongs to the seat whose turn it is."""
        return self.shown == self.state.seat and self.phase != "over"

    @cached_property
    def planned(self) -> Preview | None:
        """What the planned card would do where it is planned to lie, whosever matrix is shown."""
        card = self._planned_card()
        if not card or self.selection.column is None:
            return None
        return self.rules.preview(self.state, card, self.selection.column)

    def _planned_card(self) -> str:
        laying = self.deciding and self.phase in ("take", "lay")
        return card_of(self.rules, self.state, self.selection) if laying else ""

    @cached_property
    def card(self) -> str:
        """The card as it is planned to lie in the matrix that is shown, or ""."""
        return self._planned_card() if self.mine else ""

    @property
    def preview(self) -> Preview | None:
        """What the planned card would do in the matrix that is shown."""
        return self.planned if self.mine else None

    def fresh(self) -> Selection:
        """Give the selection at the start of a decision; a card's plan outlives taking it."""
        if self.state.waiting:
            return Selection()
        return fresh(self.rules, self.state, self.board_view.selection)

    def opens(self) -> str:
        """Give the tab on which this step is best decided."""
        known, wanted = self.tabs(self.board_view.region), _TAB_OF.get(self.phase, "")
        if not known:
            return ""
        # Where the lands stay in view they have no tab: the other part worth seeing is the cards.
        return wanted if wanted in known else (CARDS if wanted == LANDS else known[0])
