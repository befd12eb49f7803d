"""Entry of cards and tiles: from the list of what can still come, or by their first letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.core.chance import Draw, Outcome
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.base.scene import Key
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class CardsPanel(QuietPanel):
    """Asks which cards were drawn; cards that look alike are one row with how many are left."""

    seeks = True

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts

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
        if not self.held:
            return asked
        names = common_texts.joined(texts.words, [self._name(card) for card in self.held])
        return f"{asked} {texts.words.text('companion.referee.sofar', values=names)}"

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

    def rows(self) -> list[Row]:
        """Give a row for each name: what can come first, then what is used up and why."""
        texts, left, every = self.texts, self.left(), self.all()
        deck = self.request.deck
        text = texts.words.text
        # Backwards, so that of cards with one name the first of the pool stays.
        first = {self._name(card): card for card in reversed(self.request.pool)}
        rows = []
        # What is used up stays listed, last: a card in hand that is missing here would look like a
        # fault.
        for name in sorted(every, key=lambda name: (not left[name], _natural(name))):
            icon = (
                texts.speech.icon(texts.open_board_view(), deck, first[name]) if left[name] else ""
            )
            reason = ""
            if not left[name]:
                reason = text("companion.referee.used_up", card=name, count=every[name])
            aside = text("companion.referee.left", count=left[name])
            many = every[name] > 1 or not left[name]
            rows.append(
                Row(
                    f"card:{name}",
                    name,
                    aside if many else "",
                    icon,
                    intent=Do("card", name),
                    reason=reason,
                )
            )
        return rows

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the list."""
        return layout.tiled(self.rows(), place)

    def actions(self) -> Sequence[Button]:
        """Offer to take the last card away."""
        if not self.held:
            return ()
        return (Button("drop", self.texts.words.text("companion.referee.last"), "backspace"),)

    def act(self, host: PanelHost, name: str, value: Any) -> None:
        """Take a card, or the last one away."""
        if name == "card":
            self._take(host, str(value))
        elif name == "drop":
            self.texts.session.hold(self.held[:-1])

    def key(self, host: PanelHost, event: Key) -> bool:
        """Take the last card away, where no letter is left to be taken away."""
        # Letters go first: they were typed last.
        if event.name == "backspace" and not host.sought and self.held:
            self.texts.session.hold(self.held[:-1])
            return True
        return False

    def _take(self, host: PanelHost, name: str) -> None:
        rest = Counter(self.request.pool) - Counter(self.held)
        # Which of several that look alike was drawn nobody can say, and nothing depends on it.
        card = next(card for card in self.request.pool if rest[card] and self._name(card) == name)
        held = (*self.held, card)
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
