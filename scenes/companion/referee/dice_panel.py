"""Entry of dice: one key or click for each die, taken as soon as all are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.chance import Outcome, Roll, refuse_outcome
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.base.scene import Key
from scenes.companion.referee.match_texts import Foretold, MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.measures import GAP, Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, SlabLook
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

WIDE = 1.4
"""Window's heights across: with less there are two named faces beside each other, else three."""


class DicePanel(QuietPanel):
    """Asks what dice show; the faces are drawn large, each with its digit."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts

    @property
    def request(self) -> Roll:
        """The throw that is waited for."""
        pending = self.texts.pending
        assert isinstance(pending, Chance)
        assert isinstance(pending.request, Roll)
        return pending.request

    @property
    def held(self) -> tuple[int, ...]:
        """The dice that are entered so far."""
        # Kept by the match and not here, so that leaving the page in mid-throw loses no die.
        return tuple(int(value) for value in self.texts.session.match.held)

    def asks(self) -> str:
        """Say how many dice are thrown."""
        pending = self.texts.pending
        assert isinstance(pending, Chance)
        return self.texts.speech.asks(self.texts.board_view(), pending)

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give a place for each die, and the faces to press below."""
        measures, count = layout.measures, self.request.count
        high = min(measures.of(0.17), place.height * 0.42)
        side = min(high, (place.width - measures.of(GAP) * (count - 1)) / count)
        row = place.top(high)
        x = row.x + (row.width - side * count - measures.of(GAP) * (count - 1)) / 2
        for at in range(count):
            spot = Region(x, row.y, side, high).middle(side, side)
            yield self._die(measures, at, spot)
            x += side + measures.of(GAP)
        rest = place.foot(place.height - high - measures.of(GAP))
        yield from self._faces(measures, rest)

    def _die(self, measures: Measures, at: int, spot: Region) -> Item:
        held = self.held
        icon = self._icon(held[at]) if at < len(held) else ""
        look = SlabLook(measures.high, measures.dark, icon=icon)
        state = "full" if at < len(held) else "empty"
        return Item(f"die:{at}", "distance_die", spot, state, data=look, lifted=at == len(held))

    def _icon(self, value: int) -> str:
        return self.texts.speech.icon(self.texts.board_view(), "face", value)

    def _faces(self, measures: Measures, place: Region) -> Iterator[Item]:
        sides = self.request.sides
        words = [self._name(value) for value in range(1, sides + 1)]
        across = sides
        # Digits fit into one row; named faces need the width to be read from two metres.
        if max(map(len, words)) > 2 and sides > 3:
            across = 3 if place.width > measures.high * WIDE else 2
        lines = -(-sides // across)
        high = min(measures.of(0.17), (place.height - measures.of(GAP) * (lines - 1)) / lines)
        for line in range(lines):
            row = Region(place.x, place.y + line * (high + measures.of(GAP)), place.width, high)
            for column, spot in enumerate(row.columns(across, measures.of(GAP))):
                value = line * across + column + 1
                if value <= sides:
                    yield self._face(measures, spot, value, words[value - 1])

    def _name(self, value: int) -> str:
        return self.texts.speech.name(self.texts.board_view(), "face", value)

    def _face(self, measures: Measures, place: Region, value: int, text: str) -> Item:
        # The digit stands on the key already.
        shown = "" if text == str(value) else widgets.initial(text)
        look = SlabLook(measures.high, measures.dark, str(value), self._icon(value))
        return Item(
            f"face:{value}",
            "distance_face",
            place,
            text=shown,
            data=look,
            key=str(value),
            intent=Do("die", value),
            group="faces",
        )

    def actions(self) -> Sequence[Button]:
        """Offer to take the last die away."""
        if not self.held:
            return ()
        label = widgets.plain(self.texts.words.text("companion.referee.last"))
        return (Button("drop", label, "backspace"),)

    def act(self, host: PanelHost, name: str, value: Any) -> None:
        """Take a die, or the last one away."""
        if name == "die":
            self._take(host, int(value))
        elif name == "drop":
            self.texts.session.hold(self.held[:-1])

    def key(self, host: PanelHost, event: Key) -> bool:
        """Refuse digits that no die shows, in words."""
        if event.ctrl or event.alt or not event.digit:
            return False
        if 1 <= int(event.digit) <= self.request.sides:
            return False
        self._take(host, int(event.digit))
        return True

    def _take(self, host: PanelHost, value: int) -> None:
        held = (*self.held, value)
        whole = len(held) == self.request.count
        # What no die shows is answered at once: the match says in words what is wrong with it.
        if whole or not 1 <= value <= self.request.sides:
            refused = self.texts.session.answer(Outcome(held))
            if isinstance(refused, Refusal):
                host.refuse(self.texts.say(refused))
            return
        self.texts.session.hold(held)


class ThrowPanel(DicePanel):
    """Asks for a throw that must come next: its first die does what leads to it."""

    def __init__(self, texts: MatchTexts, foretold: Foretold) -> None:
        super().__init__(texts)
        self.foretold = foretold

    @property
    def request(self) -> Roll:
        """The throw to come."""
        return self.foretold.request

    @property
    def held(self) -> tuple[int, ...]:
        """Nothing is entered yet."""
        return ()

    def asks(self) -> str:
        """Say how many dice are thrown."""
        return self.foretold.asked

    def _take(self, host: PanelHost, value: int) -> None:
        # What no die shows must not begin the throw.
        if not 1 <= value <= self.request.sides:
            wrong = refuse_outcome(self.request, Outcome((value,)))
            assert wrong is not None
            host.refuse(self.texts.say(wrong))
            return
        refused = self.texts.throw(self.foretold.action)
        if refused is not None:
            host.refuse(self.texts.say(refused))
            return
        super()._take(host, value)
