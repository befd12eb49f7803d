"""Decisions of people: everything that may be done, in few words, each row with its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.message import Refusal
from scenes.companion.referee import branches
from scenes.companion.referee.branches import Leaf
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Row, initial
from scenes.ui.geometry import Region
from scenes.ui.picture import Item


class DecisionPanel(QuietPanel):
    """Asks what a person does."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        # A panel lasts as long as its request, so this is worked out once, not for every picture.
        self.options = options(texts)
        """What may be done; of those that are entered alike the first one stands."""
        self.path = branches.descended(self.options, ())
        """The steps that were chosen."""

    def asks(self) -> str:
        """Say what is to be decided, and what is chosen of it."""
        said = self.texts.mat().prompt().text
        said = initial(said)
        return self.texts.so_far(said, self.path)

    @property
    def spare(self) -> bool:
        """Before anything is chosen the heading names the step."""
        return not self.path

    def rows(self, step: bool = False) -> list[Row]:
        """Give what is chosen among now; with `step` no more than the next step of it."""
        return branches.rows(self.options, self.path, step)

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the list."""
        return layout.keyed(self.rows(), place, lambda: self.rows(step=True))

    def act(self, host: PanelHost, name: str, value: Any) -> None:
        """Go a step further, or decide."""
        if name == "ways":
            step = self.options[int(value)].ways[len(self.path)].text
            self.path = branches.descended(self.options, (*self.path, step))
            host.start_over()
        if name != "way":
            return
        refused = self.texts.session.play(self.options[int(value)].value)
        if isinstance(refused, Refusal):
            host.refuse(self.texts.say(refused))

    def back(self) -> bool:
        """Go back to where there was something to choose."""
        was, first = self.path, branches.descended(self.options, ())
        if was == first:
            return False
        self.path = branches.descended(self.options, ())
        for end in range(len(was)):
            nearer = branches.descended(self.options, was[:end])
            if len(nearer) < len(was):
                self.path = nearer
        return True


def options(texts: MatchTexts) -> tuple[Leaf, ...]:
    """List what may be done; at the table nobody can tell apart what is entered alike."""
    board_view = texts.board_view()
    found: dict[tuple[str, ...], Leaf] = {}
    for action in texts.session.match.rules.legal(board_view.state):
        ways = texts.speech.ways(board_view, action)
        found.setdefault(tuple(way.text for way in ways), Leaf(action, ways))
    return tuple(found.values())
