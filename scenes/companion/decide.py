"""Decisions of people: everything that may be done, in words, grouped by what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.core.message import Refusal
from scenes.companion.panel import Panel
from scenes.companion.parts import Button, Row
from scenes.scene import Command
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

if TYPE_CHECKING:
    from scenes.companion.host import Host
    from scenes.companion.judge import Judge

FEW = 6
"""So many decisions are all named at once."""


class Decide(Panel):
    """Asks what a person does."""

    seeks = True

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.group = ""
        """What was chosen to be decided about; empty: nothing yet."""
        self._told: tuple[str, list[tuple[Any, str, str, str]]] | None = None

    def options(self) -> list[tuple[Any, str, str, str]]:
        """Give (action, words, what it is about, sprite); of equal words the first one stands."""
        language = self.judge.words.language
        if self._told is None or self._told[0] != language:
            self._told = language, self._options()
        return self._told[1]

    def _options(self) -> list[tuple[Any, str, str, str]]:
        judge, sight = self.judge, self.judge.sight()
        found: dict[str, tuple[Any, str, str, str]] = {}
        for action in judge.session.match.rules.legal(sight.state):
            said = judge.speech.say(sight, action)
            if said not in found:
                about, icon = judge.speech.group(sight, action), judge.speech.show(sight, action)
                found[said] = action, said, about, icon
        return list(found.values())

    def asks(self) -> str:
        """Say what is to be decided, or about what."""
        if self.group:
            return self.group
        said = self.judge.mat().prompt().text
        return said[:1].upper() + said[1:]

    def rows(self, sought: str) -> list[Row]:
        """Give the decisions, or what they are about; looked for by letters: all decisions."""
        options = self.options()
        groups = list(dict.fromkeys(about for _, _, about, _ in options))
        if not (self.group or sought) and len(options) > FEW and len(groups) > 1:
            return [self._group(about) for about in groups]
        return [
            Row(f"option:{at}", said, icon=icon, intent=Do("option", at))
            for at, (_, said, about, icon) in enumerate(options)
            if not self.group or about == self.group
        ]

    def _group(self, about: str) -> Row:
        mine = [at for at, option in enumerate(self.options()) if option[2] == about]
        _, said, _, icon = self.options()[mine[0]]
        if len(mine) == 1:
            return Row(f"option:{mine[0]}", said, icon=icon, intent=Do("option", mine[0]))
        return Row(f"group:{about}", about, str(len(mine)), icon, intent=Do("group", about))

    def body(self, host: Host, place: Region) -> Iterator[Item]:
        """Give the list."""
        return host.rows(place, self.rows(host.sought))

    def actions(self) -> Sequence[Button]:
        """Lead to the board, where whatever is not in the list can be done too."""
        return (Button("board", self.judge.words.text("companion.referee.board"), "f5"),)

    def act(self, host: Host, name: str, value: Any) -> Command | None:
        """Open a group, or decide."""
        if name == "group":
            self.group = str(value)
            host.sought, host.page, host.focus = "", 0, ""
        elif name == "option":
            refused = self.judge.session.play(self.options()[int(value)][0])
            if isinstance(refused, Refusal):
                host.refuse(self.judge.say(refused))
        return None

    def back(self) -> bool:
        """Go back from a group to all of them."""
        was, self.group = self.group, ""
        return bool(was)
