"""Entry of cards and tiles: from the list of what can still come, or by their first letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.core.chance import Draw, Outcome
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.companion.panel import Panel
from scenes.companion.parts import Button, Row
from scenes.scene import Command, Key
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

if TYPE_CHECKING:
    from scenes.companion.host import Host


class Cards(Panel):
    """Asks which cards were drawn; cards that look alike are one row with how many are left."""

    seeks = True

    @property
    def request(self) -> Draw:
        """The draw that is waited for."""
        pending = self.judge.pending
        assert isinstance(pending, Chance)
        assert isinstance(pending.request, Draw)
        return pending.request

    @property
    def held(self) -> tuple[str, ...]:
        """The cards that are entered so far."""
        return tuple(str(value) for value in self.judge.session.match.held)

    def asks(self) -> str:
        """Say what is drawn, and what is entered of it."""
        pending, judge = self.judge.pending, self.judge
        assert isinstance(pending, Chance)
        asked = judge.speech.asks(judge.open_sight(), pending)
        if not self.held:
            return asked
        names = ", ".join(self._name(card) for card in self.held)
        return f"{asked} {judge.words.text('companion.referee.sofar', values=names)}"

    def _name(self, card: str) -> str:
        return self.judge.value(self.request.deck, card)

    def left(self) -> Counter[str]:
        """Count what can still come, by its name."""
        rest = Counter(self.request.pool) - Counter(self.held)
        return Counter(self._name(card) for card in rest.elements())

    def all(self) -> Counter[str]:
        """Count what the box holds, by its name."""
        deck = self.judge.speech.deck(self.judge.open_sight(), self.request.deck)
        return Counter(self._name(card) for card in deck or self.request.pool)

    def rows(self) -> list[Row]:
        """Give a row for each name: what can come first, then what is used up and why."""
        judge, left, every = self.judge, self.left(), self.all()
        deck = self.request.deck
        text = judge.words.text
        first = {self._name(card): card for card in reversed(self.request.pool)}
        rows = []
        for name in sorted(every, key=lambda name: (not left[name], _natural(name))):
            icon = judge.speech.icon(judge.open_sight(), deck, first[name]) if left[name] else ""
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

    def body(self, host: Host, place: Region) -> Iterator[Item]:
        """Give the list."""
        return host.rows(place, self.rows())

    def actions(self) -> Sequence[Button]:
        """Offer to take the last card away."""
        if not self.held:
            return ()
        return (Button("drop", self.judge.words.text("companion.referee.last"), "backspace"),)

    def act(self, host: Host, name: str, value: Any) -> Command | None:
        """Take a card, or the last one away."""
        if name == "card":
            self._take(host, str(value))
        elif name == "drop":
            self.judge.session.hold(self.held[:-1])
        return None

    def key(self, host: Host, event: Key) -> bool:
        """Take the last card away, where no letter is left to be taken away."""
        if event.name == "backspace" and not host.sought and self.held:
            self.judge.session.hold(self.held[:-1])
            return True
        return False

    def _take(self, host: Host, name: str) -> None:
        rest = Counter(self.request.pool) - Counter(self.held)
        card = next(card for card in self.request.pool if rest[card] and self._name(card) == name)
        held = (*self.held, card)
        host.sought, host.page, host.focus = "", 0, ""
        if len(held) < self.request.count:
            self.judge.session.hold(held)
            return
        refused = self.judge.session.answer(Outcome(held))
        if isinstance(refused, Refusal):
            host.refuse(self.judge.say(refused))


def _natural(name: str) -> list[tuple[int, str]]:
    """Give what a name is sorted by: letters as they are, numbers by their size."""
    parts = re.split(r"(\d+)", name.casefold())
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]
