"""The referee's screen of a match: what is asked now, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.message import Refusal
from scenes.companion.amending import Amend
from scenes.companion.ask import AskChoice
from scenes.companion.board import BoardScene
from scenes.companion.follow import Follow
from scenes.companion.host import Host
from scenes.companion.judge import Judge
from scenes.companion.numbers import Ended, Numbers
from scenes.companion.parts import Button, Row
from scenes.companion.telling import Story
from scenes.desk import Desk
from scenes.scene import Command, Key, Push, Replace, Scene
from scenes.stage.contract import Stage
from scenes.stage.doors import Doors
from scenes.stage.session import Session

WAYS = {
    "board": "f5",
    "correct": "f6",
    "story": "f7",
    "numbers": "f8",
    "redo": "f9",
    "rules": "f1",
    "leave": "f10",
}
"""The ways of the menu and the keys that lead there from the match too."""


class Keeper(Host):
    """A match at a real table that is kept."""

    def __init__(self, desk: Desk, session: Session, stage: Stage, doors: Doors) -> None:
        super().__init__(desk, Judge(desk, session, stage))
        self.doors = doors
        self._told = False
        """Whether the result was shown by itself."""
        self._kept = True
        """Whether the last change was kept on the disk."""

    @property
    def session(self) -> Session:
        """The match and those who play it."""
        return self.judge.session

    # Scene

    def enter(self) -> None:
        """Begin, or go on where it was left."""
        if not self.session.match.log:
            self.session.begin()
        super().enter()

    def leave(self) -> None:
        """Keep what was entered so far, and let go of the match."""
        self.session.close()

    def tick(self, seconds: float) -> Command | None:
        """Let a computer player think; show the result once it is there."""
        del seconds
        if self.covered:
            return None
        if isinstance(self.panel, Follow) and self.panel.think():
            self.renew()
        self._tell_trouble()
        if self.session.match.over and not self._told:
            self._told = True
            return Push(Ended(self.desk, self.judge, self._kept))
        return None

    def _tell_trouble(self) -> None:
        """Say why a change could not be kept."""
        trouble, self.session.trouble = self.session.trouble, None
        if trouble is not None:
            self._kept = False
            self.refuse(self.desk.words.say(trouble))

    # What is pressed

    def actions(self) -> Sequence[Button]:
        """Give the panel's buttons, undo, and the menu."""
        text = self.desk.words.text
        own = list(self.panel.actions())
        if self.session.match.over:
            own = [Button("result", text("companion.referee.result"), "return", main=True)]
        return (
            *own,
            Button("undo", text("companion.referee.undo"), "f3"),
            Button("more", text("companion.referee.more"), "f4"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Go somewhere, undo, or let the panel take it."""
        if name == "more":
            return Push(self._menu(), self._chosen)
        if name in WAYS or name in ("undo", "result"):
            return self._go(name)
        return super().act(name, value)

    def key(self, event: Key) -> Command | None:
        """Take the keys of the menu's ways, and those that undo everywhere."""
        if event.ctrl and event.name in ("z", "y"):
            return self._go("redo" if event.shift or event.name == "y" else "undo")
        way = next((way for way, key in WAYS.items() if key == event.name), "")
        return self._go(way) if way else super().key(event)

    def _menu(self) -> Scene:
        text = self.desk.words.text
        rows = [
            Row(way, text(f"companion.referee.{way}"), key=key)
            for way, key in WAYS.items()
            if way != "redo" or self.session.match.can_redo
        ]
        return AskChoice(self.desk, text("companion.referee.more"), rows, seeks=False)

    def _chosen(self, way: object) -> Command | None:
        return self._go(way) if isinstance(way, str) else None

    def _go(self, way: str) -> Command | None:
        desk, judge = self.desk, self.judge
        match way:
            case "undo" | "redo":
                self._turn_back(way)
            case "board":
                return Push(BoardScene(desk, judge, self.doors))
            case "correct":
                return Push(Amend(desk, judge))
            case "story":
                return Push(Story(desk, judge))
            case "numbers":
                return Push(Numbers(desk, judge))
            case "result":
                return Push(Ended(desk, judge, self._kept))
            case "rules":
                return Push(self.doors.rules(self.session.setup, judge.section()))
            case "leave":
                return Replace(self.doors.home(), whole=True)
        return None

    def _turn_back(self, way: str) -> None:
        words, held = self.desk.words, self.session.match.held
        if way == "undo" and held:
            self.session.hold(held[:-1])
            return
        undone = self.session.undo() if way == "undo" else self.session.redo()
        if isinstance(undone, Refusal):
            self.refuse(words.say(undone))
            return
        self.fresh()
        self.tell(
            words.text("companion.referee.undone" if way == "undo" else "companion.referee.redone")
        )

    def back(self) -> Command | None:
        """Go one step back in the panel; else leave, everything being kept."""
        if self.panel.back():
            self.renew()
            return None
        return self._go("leave")
