"""The whole screen of *Stone Age*: what lies on the mat, what is asked, told and chosen there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.event import Event
from game.core.match import Played
from scenes.base.words import Words
from scenes.stage.contract import Choice, Do, Fact, Odds, Prompt, Tale
from scenes.stoneage import ask, board, facts, market, slab, strip, tell, valley
from scenes.stoneage.draft import Draft, change, prepare
from scenes.stoneage.mat import StoneMat
from scenes.ui.picture import Item


class StoneScreen(StoneMat):
    """The mat with everything that the table asks of it."""

    def items(self) -> Iterator[Item]:
        """Give what lies on the mat, back to front."""
        yield from valley.items(self)
        yield from market.items(self)
        yield from strip.items(self)
        yield from board.items(self)
        yield from slab.items(self)

    def prompt(self) -> Prompt:
        """Say what may be done now, and where in the round one stands."""
        return ask.prompt(self)

    def choices(self) -> tuple[Choice, ...]:
        """Give the buttons, the main one first."""
        return ask.choices(self)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give food, people, agriculture, tools, resources and building tiles."""
        return facts.facts(self, seat)

    def tell(self, event: Event) -> Tale | None:
        """Give an event as a line, or `None` for what needs none."""
        return tell.tell(self, event)

    def line(self) -> tuple[str, ...]:
        """Say how many play, and which options differ from the usual ones."""
        return ask.line(self)

    def revise(self, do: Do) -> Draft:
        """Give the draft after a click on the mat."""
        if not self.mine:
            return self.draft
        return change(self.rules, self.state, self.draft, do.name, do.value)

    def prepare(self, action: Any) -> Draft:
        """Give the draft in which an action is prepared (hints)."""
        return prepare(self.rules, self.state, action)

    def about(self, action: Any) -> Iterator[str]:
        """Name the items that an action is about: those that its draft has chosen."""
        del action
        draft = self.draft
        if self.phase in ("place", "act") and draft.place and not draft.opening:
            yield draft.place if ":" in draft.place else f"place:{draft.place}"
        yield from (f"use:{slot}" for slot in draft.tools)
        yield from (f"help:{card}" for card in draft.cards)
        if draft.slot >= 0:
            yield f"slot:{draft.slot}"
        if draft.face:
            yield f"die:{self.state.dice.index(draft.face)}"
        chosen = draft.take if draft.opening else draft.pay
        named = zip(self.tables.goods, chosen, strict=False)
        yield from (f"picker:{good}" for good, count in named if count)

    @staticmethod
    def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
        """Count for each seat how often each face fell in own rolls, against the expected."""
        return facts.luck(history, seats, words)
