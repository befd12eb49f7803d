"""Dice that lie on the table: which are thrown again, and which stay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.message import Refusal
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit.measures import GAP
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, SlabLook
from scenes.table.speech import Lying
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class AgainPanel(QuietPanel):
    """Shows the dice as they lie, each a toggle; Enter throws the chosen ones, Space the others."""

    def __init__(self, texts: MatchTexts, lying: Lying) -> None:
        self.texts, self.lying = texts, lying
        self.chosen: frozenset[int] = frozenset()
        """The places of the dice that were chosen."""

    def asks(self) -> str:
        """Ask which dice are thrown again."""
        return self.texts.words.text("companion.referee.again")

    @property
    def numbers(self) -> dict[int, str]:
        """The key of each die that may be thrown again, by its place."""
        return {die: str(at) for at, die in enumerate(self.lying.free, 1)}

    @property
    def others(self) -> tuple[int, ...]:
        """The dice that may be thrown again and are not chosen."""
        return tuple(die for die in self.lying.free if die not in self.chosen)

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the dice beside each other, those that nobody may throw without a key."""
        measures, numbers = layout.measures, self.numbers
        count, gap = len(self.lying.faces), measures.of(GAP)
        across = count if count <= _ACROSS else -(-count // 2)
        lines = -(-count // across)
        high = min(measures.of(0.34), (place.height - gap * (lines - 1)) / lines)
        wide = min(high * _NARROW, (place.width - gap * (across - 1)) / across)
        x = place.x + (place.width - (wide + gap) * across + gap) / 2
        for at, face in enumerate(self.lying.faces):
            y = place.y + at // across * (high + gap)
            spot = Region(x + at % across * (wide + gap), y, wide, high)
            icon = self.texts.speech.icon(self.texts.board_view(), "face", face)
            look = SlabLook(measures.high, measures.dark, numbers.get(at, ""), icon)
            yield Item(
                f"lies:{at}",
                "distance_lying",
                spot,
                "free" if at in numbers else "locked",
                data=look,
                key=numbers.get(at, ""),
                lifted=at in self.chosen,
                intent=Do("toggle", at) if at in numbers else None,
                group="faces",
            )

    def actions(self) -> Sequence[Button]:
        """Throw the chosen dice again, or those that are not chosen."""
        text, chosen = self.texts.words.text, len(self.chosen)
        if chosen:
            first = text("companion.referee.throw_chosen", count=chosen)
        else:
            first = text("companion.referee.let_lie")
        found = [Button("throw", first, "return", main=True)]
        if self.others:
            key = "throw_others" if chosen else "throw_all"
            said = text(f"companion.referee.{key}", count=len(self.others))
            found.append(Button("others", said, "space"))
        return found

    def act(self, host: PanelHost, name: str, value: object) -> None:
        """Choose a die or leave it, or decide."""
        if name == "toggle":
            assert isinstance(value, int)
            self.chosen ^= {value}
            return
        if name not in ("throw", "others"):
            return
        dice = tuple(sorted(self.chosen)) if name == "throw" else self.others
        refused = self.texts.session.play(self.lying.again(dice))
        if isinstance(refused, Refusal):
            host.refuse(self.texts.say(refused))

    def back(self) -> bool:
        """Choose none."""
        was, self.chosen = self.chosen, frozenset()
        return bool(was)


_NARROW = 0.72
"""How wide the place of a die is as a part of its height: its key stands above it."""
_ACROSS = 8
"""So many dice are large enough beside each other."""
