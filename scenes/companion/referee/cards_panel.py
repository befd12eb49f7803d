"""Entry of cards and tiles: from the list of what can still come, each row with its key."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.core.chance import Draw, Outcome
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.base.scene import Key
from scenes.companion.referee import branches
from scenes.companion.referee.branches import Leaf
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts
from scenes.table.speech import Way, Ways
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


class CardsPanel(QuietPanel):
    """Asks which cards were drawn; cards that look alike are one row with how many are left."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        self.chosen: tuple[str, ...] = ()
        """The steps that were chosen of the next card."""
        self._listed: tuple[tuple[str, ...], tuple[Leaf, ...]] | None = None

    @property
    def request(self) -> Draw:
        """The draw that is waited for."""
        pending = self.texts.pending
        assert isinstance(pending, Chance)
        assert isinstance(pending.request, Draw)
        return pending.request

    @property
    def held(self) -> tuple[str, ...]:
        """The cards that are entered so far."""
        return tuple(str(value) for value in self.texts.session.match.held)

    def asks(self) -> str:
        """Say what is drawn, and what is entered of it."""
        pending, texts = self.texts.pending, self.texts
        assert isinstance(pending, Chance)
        asked = texts.speech.asks(texts.open_board_view(), pending)
        if self.held:
            names = common_texts.joined(texts.words, [self._name(card) for card in self.held])
            asked = f"{asked} {texts.words.text('companion.referee.entered', values=names)}"
        return texts.so_far(asked, self.chosen)

    def _name(self, card: str) -> str:
        return self.texts.value(self.request.deck, card)

    def left(self) -> Counter[str]:
        """Count what can still come, by its name."""
        rest = Counter(self.request.pool) - Counter(self.held)
        return Counter(self._name(card) for card in rest.elements())

    def all(self) -> Counter[str]:
        """Count all cards of the deck in this match, by their names."""
        deck = self.texts.speech.deck(self.texts.open_board_view(), self.request.deck)
        return Counter(self._name(card) for card in deck or self.request.pool)

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """What can come first, by name, then what is used up and why."""
        # Every picture asks for it several times, and naming a whole deck takes its time.
        if self._listed is None or self._listed[0] != self.held:
            self._listed = self.held, tuple(self._list())
        return self._listed[1]

    def _list(self) -> Iterator[Leaf]:
        text, left, every = self.texts.words.text, self.left(), self.all()
        board_view, deck = self.texts.open_board_view(), self.request.deck
        cards = self.texts.speech.deck(board_view, deck) or self.request.pool
        # Backwards, so that of cards with one name the first stays.
        first = {self._name(card): card for card in reversed((*cards, *self.request.pool))}
        # What is used up stays listed, last: a card in hand that is missing here would look like a
        # fault.
        steps = {name: self._ways(first[name]) for name in every}
        order = {name: [_natural(way.text) for way in steps[name]] for name in every}
        for name in sorted(every, key=lambda name: (not left[name], order[name])):
            reason = ""
            if not left[name]:
                reason = text("companion.referee.used_up", card=name, count=every[name])
            aside = text("companion.referee.left", count=left[name])
            many = every[name] > 1 or not left[name]
            yield Leaf(name, steps[name], aside if many else "", reason)

    def _ways(self, card: str) -> Ways:
        board_view, deck = self.texts.open_board_view(), self.request.deck
        if self.texts.speech.card_ways is not None:
            return self.texts.speech.card_ways(board_view, deck, card)
        return (Way(self._name(card), self.texts.speech.icon(board_view, deck, card)),)

    @property
    def path(self) -> tuple[str, ...]:
        """The steps of the next card that were chosen or leave nothing to choose."""
        return branches.descended(self.leaves, self.chosen)

    def rows(self, step: bool = False) -> list[Row]:
        """Give what is chosen among now; with `step` no more than the next step of it."""
        return branches.rows(self.leaves, self.path, step)

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the list."""
        return layout.keyed(self.rows(), place, lambda: self.rows(step=True))

    def actions(self) -> Sequence[Button]:
        """Offer to take the last card away."""
        if not self.held:
            return ()
        return (Button("drop", self.texts.words.text("companion.referee.last"), "backspace"),)

    def act(self, host: PanelHost, name: str, value: Any) -> None:
        """Go a step further, take a card, or the last one away."""
        if name == "drop":
            self.texts.session.hold(self.held[:-1])
            return
        leaf = self.leaves[int(value)]
        if name == "ways":
            self.chosen = (*self.path, leaf.ways[len(self.path)].text)
            host.start_over()
            return
        self._take(host, str(leaf.value))

    def key(self, _host: PanelHost, event: Key) -> bool:
        """Take the last card away."""
        if event.name == "backspace" and self.held:
            self.texts.session.hold(self.held[:-1])
            return True
        return False

    def back(self) -> bool:
        """Go back to the first step of the card."""
        was, self.chosen = self.chosen, ()
        return bool(was)

    def _take(self, host: PanelHost, name: str) -> None:
        rest = Counter(self.request.pool) - Counter(self.held)
        # Which of several that look alike was drawn nobody can say, and nothing depends on it.
        card = next(card for card in self.request.pool if rest[card] and self._name(card) == name)
        held = (*self.held, card)
        self.chosen = ()
        host.start_over()
        if len(held) < self.request.count:
            self.texts.session.hold(held)
            return
        refused = self.texts.session.answer(Outcome(held))
        if isinstance(refused, Refusal):
            host.refuse(self.texts.say(refused))


def _natural(name: str) -> list[tuple[int, str]]:
    """Give what a name is sorted by: letters as they are, numbers by their size."""
    parts = re.split(r"(\d+)", name.casefold())
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]
