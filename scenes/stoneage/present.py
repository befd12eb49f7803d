"""The whole screen of *Stone Age*: what lies on the mat, what is asked, told and chosen there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.core.event import Event
from game.core.match import Played
from scenes.base.words import Words
from scenes.stoneage import (
    board,
    log_texts,
    market,
    prompt,
    seat_summary,
    slab,
    strip,
    valley,
)
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.selection import Selection, change, prepare
from scenes.table.contract import (
    Do,
    Fact,
    LogLine,
    Odds,
)
from scenes.ui.picture import Item


class StoneScreen(StoneMat):
    """The mat with everything that the table asks of it."""

    prompts: ClassVar = prompt

    def items(self) -> Iterator[Item]:
        """Give what lies on the mat, back to front."""
        yield from valley.items(self)
        yield from market.items(self)
        yield from strip.items(self)
        yield from board.items(self)
        yield from slab.items(self)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give food, people, agriculture, tools, resources and building tiles."""
        return seat_summary.facts(self, seat)

    def tell(self, event: Event) -> LogLine | None:
        """Give an event as a line, or `None` for what needs none."""
        return log_texts.tell(self, event)

    def prepare(self, action: Any) -> Selection:
        """Give the selection in which an action is prepared (hints)."""
        return prepare(self.rules, self.state, action)

    def about(self, action: Any) -> Iterator[str]:
        """Name the items that an action is about: those that its selection has chosen."""
        del action
        selection = self.selection
        if self.phase in ("place", "act") and selection.place and not selection.opening:
            # Cards and tiles bear their own item ids; only painted places need the word before
            # them.
            yield selection.place if ":" in selection.place else f"place:{selection.place}"
        yield from (f"use:{slot}" for slot in selection.tools)
        yield from (f"help:{card}" for card in selection.cards)
        if selection.slot >= 0:
            yield f"slot:{selection.slot}"
        if selection.face:
            yield f"die:{self.state.dice.index(selection.face)}"
        chosen = selection.take if selection.opening else selection.pay
        named = zip(self.tables.goods, chosen, strict=False)
        yield from (f"picker:{good}" for good, count in named if count)

    def revise(self, do: Do) -> Selection:
        """Give the selection after a click on the mat."""
        if not self.mine:
            return self.selection
        return change(self.rules, self.state, self.selection, do.name, do.value)

    @staticmethod
    def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
        """Count for each seat how often each face fell in own rolls, against the expected."""
        return seat_summary.luck(history, seats, words)
