"""What all parts of the mat ask: rules and state in their own types, the plan, and previews."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from game.ages.building import name_of
from game.ages.disaster import Blow
from game.ages.effects import Traits
from game.ages.harvest import Harvest
from game.ages.rules import AgesRules
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.ages.trading import Pieces, holdings
from game.core.message import Key
from scenes.ages import layout
from scenes.ages.bargain import NOTHING, Bargain
from scenes.ages.layout import FORECAST, TABS, Plan
from scenes.ages.selection import (
    SHIPS,
    STONES,
    Selection,
    fresh,
    most_boxes,
)
from scenes.table.contract import Mat
from scenes.ui.geometry import Region

_TAB_OF = {"build": TABS[2], "buy": TABS[1]}
DEALING = ("trade", "answer", "counter")
"""Steps in which the trade table lies on the mat."""


class AgesMat(Mat[AgesRules, State, Selection]):
    """The dice, the slip and the shown player's sheet for one board view."""

    title = "ages"
    layouts: ClassVar = layout

    @property
    def watched(self) -> Region | None:
        """The sheet of the shown player."""
        return self.plan.sheet

    @cached_property
    def plan(self) -> Plan:
        """Where the parts of the mat lie."""
        return layout.plan(self.region, self.tab, len(self.tables.developments), self.last() > 0)

    def opens(self) -> str:
        """Give the tab on which this step is best decided."""
        known = self.tabs(self.board_view.region)
        if self.phase in ("keep", "lead", "split", "spend") and FORECAST in known:
            return FORECAST
        return _TAB_OF.get(self.phase, TABS[0]) if known else ""

    def last(self) -> int:
        """Give the number of the last round of a game alone, 0 in others."""
        return self.rules.last_round(self.state)

    def fresh(self) -> Selection:
        """Give the selection at the start of a decision."""
        return Selection() if self.state.waiting else fresh(self.rules, self.state)

    # Whose board it is

    @property
    def tables(self) -> Tables:
        """The components as the rules use them."""
        return self.rules.tables

    @property
    def board(self) -> Board:
        """The board that is shown."""
        return self.state.boards[self.shown]

    @property
    def roller(self) -> Board:
        """The board of the seat whose turn it is."""
        return self.state.boards[self.state.seat]

    @cached_property
    def traits(self) -> Traits:
        """What the developments of the shown board do together."""
        return self.tables.traits(self.board.developments)

    @cached_property
    def roller_traits(self) -> Traits:
        """What the developments of the seat whose turn it is do together."""
        return self.tables.traits(self.roller.developments)

    @property
    def alone(self) -> bool:
        """Whether there is only one player."""
        return len(self.state.boards) == 1

    @property
    def acting(self) -> bool:
        """Whether the shown board belongs to the seat whose turn it is."""
        return self.shown == self.state.seat and self.phase != "over"

    @property
    def deals(self) -> bool:
        """Whether the player puts a deal together, or judges one, for the board that is shown."""
        return self.mine and self.phase in DEALING

    @property
    def hauled(self) -> str:
        """The good that may be given for workers, empty when there is none."""
        return self.tables.goods[self.traits.hauled] if self.traits.hauled >= 0 else ""

    @cached_property
    def attacking(self) -> tuple[str, ...]:
        """The goods that make the attack under way stronger."""
        row = self.tables.disaster(self.tables.tally(self.state.dice).skulls)
        attacks = self.roller_traits.attacks
        attack = attacks.get(row[0]) if row else None
        return (self.tables.goods[attack.good],) if attack else ()

    # What the dice will bring

    @cached_property
    def forecasts(self) -> tuple[tuple[Harvest, Blow | None], ...]:
        """What the dice will bring, for each way the split dice may go; empty without dice."""
        waiting = self.phase in ("keep", "lead", "split")
        if not (self.acting and waiting and self.state.dice and not self.state.waiting):
            return ()
        return tuple(self.rules.forecast(self.state, food) for food in self._food_dice())

    def _food_dice(self) -> range:
        """Give how many split dice may count as food: one number where that is decided."""
        if self.phase == "split":
            # As clicked together so far, so that the preview follows each click.
            return range(len(self.selection.food), len(self.selection.food) + 1)
        return range(self.tables.tally(self.state.dice).choices + 1)

    @cached_property
    def purse_ahead(self) -> int:
        """The most that can be paid this turn: after the harvest while dice are thrown."""
        state, rate = self.state, self.traits.rate
        if self.forecasts:
            return max(
                crop.coins
                + rate * crop.food
                + (0 if blow and state.seat in blow.robbed else self.rules.worth(crop.goods))
                for crop, blow in self.forecasts
            )
        # Coins of the dice belong to the turn; another seat's board is valued without them.
        coins = state.coins if self.acting else 0
        return coins + self.rules.worth(self.board.goods) + rate * self.board.food

    # What lies on the trade table

    @property
    def trader(self) -> int:
        """The seat from whose side the trade table is seen."""
        bid = self.state.market.bid
        if bid is None:
            return self.state.seat
        # Third parties see the deal as its maker meant it.
        return self.shown if self.shown in (bid.by, bid.to) else bid.by

    @cached_property
    def deal(self) -> Bargain:
        """The deal on the table: the player's own, or the one that was offered."""
        bid = self.state.market.bid
        if self.deals:
            return self.selection.bargain
        if bid is None:
            return NOTHING
        if self.trader == bid.by:
            return Bargain(bid.to, bid.give, bid.get)
        return Bargain(bid.by, bid.get, bid.give)

    @cached_property
    def dealt(self) -> Pieces:
        """What the trader holds after the deal: goods, then food."""
        deal, have = self.deal, holdings(self.state.boards[self.trader])
        if not deal.out:
            return have
        return tuple(n - out + back for n, out, back in zip(have, deal.out, deal.back, strict=True))

    # What will lie on the board after what is planned

    @cached_property
    def goods_after(self) -> tuple[int, ...]:
        """The goods after what is planned; nothing planned: as now."""
        now = self.board.goods
        if self.forecasts:
            crop, blow = self.forecasts[0]
            # Goods do not depend on how the split dice go, so the first forecast stands for all.
            robbed = blow is not None and self.state.seat in blow.robbed
            return (0,) * len(now) if robbed else crop.goods
        if not self.mine:
            return now
        if self.deals:
            return self.dealt[:-1]
        gone = self._given()
        return tuple(have - gone.get(at, 0) for at, have in enumerate(now))

    def _given(self) -> dict[int, int]:
        """Count the pieces that the selection gives up, by the places of their goods."""
        selection, places = self.selection, self.tables.place
        match self.phase:
            case "buy":
                return {places[good]: self.board.goods[places[good]] for good in selection.goods}
            case "discard":
                return dict(enumerate(selection.give))
            case "spend":
                return {places[good]: selection.count for good in self.attacking}
            case "build" if selection.target == SHIPS:
                return dict.fromkeys(self.traits.planks, selection.count)
            case "build" if selection.target == STONES:
                return {self.traits.hauled: selection.count}
        return {}

    @property
    def workers_after(self) -> int:
        """The workers that are left after what is planned, whosever board is looked at."""
        selection, workers = self.selection, self.state.workers
        if not self.deciding or not selection.target or selection.target == SHIPS:
            return workers
        if selection.target == STONES:
            return workers + selection.count * self.roller_traits.haul
        return workers - min(selection.count, most_boxes(self.rules, self.state, selection.target))

    @cached_property
    def food_after(self) -> tuple[int, ...]:
        """The food that may be left after what is planned, least first."""
        if self.forecasts:
            # Several where the split dice are still open: the board shows the range.
            return tuple(sorted({crop.food for crop, _ in self.forecasts}))
        if self.deals:
            return (self.dealt[-1],)
        sold = self.selection.sold if self.at("buy") else 0
        return (self.board.food - sold,)

    # Words

    def target(self, target: str) -> str:
        """Give the name of a city or monument."""
        return self.words.text(name_of(target))

    def saver(self, name: str) -> Key:
        """Name the development or monument that saves from a disaster."""
        return self.key(
            f"{'monument' if name in self.tables.monument_place else 'development'}.{name}"
        )
