"""The whole screen of *Roll Through the Ages*: what lies there, what is asked, told and chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.core.event import Event
from game.core.match import Played
from scenes.ages import (
    dangers,
    developments,
    goods,
    log_texts,
    market,
    prompt,
    seat_summary,
    slip,
    tray,
    works,
)
from scenes.ages.bargain import SIDES, kinds
from scenes.ages.mat import DEALING, AgesMat
from scenes.ages.selection import (
    SHIPS,
    Selection,
    change,
    prepare,
)
from scenes.base.words import Words
from scenes.table.contract import (
    Do,
    Fact,
    LogLine,
    Odds,
)
from scenes.ui.picture import Item


class AgesScreen(AgesMat):
    """The mat with everything that the table asks of it."""

    prompts: ClassVar = prompt

    def items(self) -> Iterator[Item]:
        """Give what lies on the mat, back to front."""
        found = tuple(self._laid())
        yield from found
        # The buttons stand beside what is being built, wherever that has been laid.
        yield from works.steppers(self, found)

    def _laid(self) -> Iterator[Item]:
        yield from tray.items(self)
        yield from market.items(self)
        yield Item("sheet", "sheet", self.plan.sheet)
        yield from slip.items(self)
        yield from goods.items(self)
        yield from dangers.items(self)
        yield from developments.items(self)
        yield from works.items(self)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give food, worth of goods, cities, developments, monuments and disaster boxes."""
        return seat_summary.facts(self, seat)

    def tell(self, event: Event) -> LogLine | None:
        """Give an event as a line, or `None` for what needs none."""
        return log_texts.tell(self, event)

    @staticmethod
    def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
        """Count for each seat how often each face fell, against what was to be expected."""
        return seat_summary.luck(history, seats, words)

    def revise(self, do: Do) -> Selection:
        """Give the selection after a click on the mat."""
        if not self.mine:
            return self.selection
        return change(self.rules, self.state, self.selection, do.name, do.value)

    def prepare(self, action: Any) -> Selection:
        """Give the selection in which an action is prepared (hints)."""
        return prepare(self.rules, self.state, action)

    def about(self, action: Any) -> Iterator[str]:
        """Name the items that an action is about, which is what its selection has chosen."""
        selection = self.prepare(action)
        yield from (f"die:{at}" for at in selection.dice)
        if self.phase == "split":
            yield from (f"die:{at}" for at in selection.food)
        if selection.target:
            yield self._target_item(selection.target)
        if selection.development:
            yield f"development:{selection.development}"
        given = zip(self.tables.goods, selection.give, strict=False)
        yield from (f"good:{good}" for good in selection.goods)
        yield from (f"good:{good}" for good, count in given if count)
        if self.phase == "spend" and selection.count:
            yield from (f"good:{good}" for good in self.attacking)
        if self.phase in DEALING:
            for side in SIDES:
                heaps = zip(kinds(self.rules), selection.bargain.side(side), strict=False)
                yield from (f"{side}:{kind}" for kind, count in heaps if count)

    def _target_item(self, target: str) -> str:
        if target in self.tables.city_ids:
            return target
        if target in self.tables.monument_place:
            return f"monument:{target}"
        if target == SHIPS:
            return "fleet"
        hauled = self.tables.traits(self.roller.developments).hauled
        return f"good:{self.tables.goods[hauled]}"
