"""Decisions of people: everything that may be done, in words, grouped by what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.core.message import Refusal
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

FEW = 6
"""So many decisions are all named at once."""


class Decision(NamedTuple):
    """Something that may be done: its words, what it is about, and its sprite."""

    action: Any
    said: str
    about: str
    icon: str


class DecisionPanel(QuietPanel):
    """Asks what a person does."""

    seeks = True

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        self.group = ""
        """What was chosen to be decided about; empty: nothing yet."""
        # A panel lasts as long as its request, so this is worked out once, not for every picture.
        self.options = _options(texts)
        """What may be done; of those with equal words the first one stands."""

    def asks(self) -> str:
        """Say what is to be decided, or about what."""
        if self.group:
            return self.group
        said = self.texts.mat().prompt().text
        return said[:1].upper() + said[1:]

    def rows(self, sought: str) -> list[Row]:
        """Give the decisions, or what they are about; looked for by letters: all decisions."""
        options = self.options
        groups = list(dict.fromkeys(option.about for option in options))
        # Groups cost a key more, so a few decisions do without them.
        if not (self.group or sought) and len(options) > FEW and len(groups) > 1:
            return [self._group(about) for about in groups]
        return [
            self._row(at)
            for at, option in enumerate(options)
            if not self.group or option.about == self.group
        ]

    def _row(self, at: int) -> Row:
        option = self.options[at]
        return Row(f"option:{at}", option.said, icon=option.icon, intent=Do("option", at))

    def _group(self, about: str) -> Row:
        """Give the row of everything about one thing; of a single decision that itself."""
        own = [at for at, option in enumerate(self.options) if option.about == about]
        if len(own) == 1:
            return self._row(own[0])
        icon = self.options[own[0]].icon
        return Row(f"group:{about}", about, str(len(own)), icon, intent=Do("group", about))

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the list."""
        return layout.tiled(self.rows(layout.sought), place)

    def actions(self) -> Sequence[Button]:
        """Lead to the board, where whatever is not in the list can be done too."""
        return (Button("board", self.texts.words.text("companion.referee.board"), "f5"),)

    def act(self, host: PanelHost, name: str, value: Any) -> None:
        """Open a group, or decide."""
        if name == "group":
            self.group = str(value)
            host.start_over()
        elif name == "option":
            refused = self.texts.session.play(self.options[int(value)].action)
            if isinstance(refused, Refusal):
                host.refuse(self.texts.say(refused))

    def back(self) -> bool:
        """Go back from a group to all of them."""
        was, self.group = self.group, ""
        return bool(was)


def _options(texts: MatchTexts) -> tuple[Decision, ...]:
    board_view = texts.board_view()
    found: dict[str, Decision] = {}
    for action in texts.session.match.rules.legal(board_view.state):
        said = texts.speech.say(board_view, action)
        # At the table nobody can tell apart what is said in the same words.
        if said not in found:
            about, icon = (
                texts.speech.group(board_view, action),
                texts.speech.show(board_view, action),
            )
            found[said] = Decision(action, said, about, icon)
    return tuple(found.values())
