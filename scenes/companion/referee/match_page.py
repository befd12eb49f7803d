"""The referee's screen of a match: what is asked now, and buttons to everything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.chance import Roll
from game.core.contract import Chance
from game.core.message import Refusal
from scenes.base.scene import Command, Input, Key, Push, Replace, Scene
from scenes.base.services import Services
from scenes.companion.referee.advice_panel import AdvicePanel
from scenes.companion.referee.board_page import BoardScene
from scenes.companion.referee.chronicle_page import ChroniclePage
from scenes.companion.referee.correction_page import CorrectionPage
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.painters import PAINTERS
from scenes.companion.referee.panel import Panel
from scenes.companion.referee.request_view import RequestView
from scenes.companion.referee.result_pages import KeyNumbersPage, ResultPage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice
from scenes.companion.toolkit.widgets import Button, Row
from scenes.table.contract import Stage
from scenes.table.exits import Exits
from scenes.table.session import Session
from scenes.ui.picture import Item

MENU_KEYS = {
    "board": "f5",
    "correct": "f6",
    "story": "f7",
    "numbers": "f8",
    "redo": "f9",
    "rules": "f1",
    "leave": "f10",
}
"""Where the menu leads, and the keys that lead there from the match too."""


class MatchPage(DistancePage):
    """A match at a real table that is kept."""

    painters = PAINTERS

    def __init__(self, services: Services, session: Session, stage: Stage, exits: Exits) -> None:
        self.texts = MatchTexts(services, session, stage)
        self.request = RequestView(self.texts)
        super().__init__(services, parts=(self.request,))
        self.dress = session.setup.title
        self.exits = exits
        self._told = False
        """Whether the result was shown by itself."""
        self._kept = True
        """Whether the last change was kept on the disk."""

    @property
    def session(self) -> Session:
        """The match and those who play it."""
        return self.texts.session

    @property
    def panel(self) -> Panel:
        """What is asked now."""
        return self.request.panel

    def heading(self) -> str:
        """Say whose turn it is and in which step."""
        return self.texts.heading()

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the totals, the request, and the panel below."""
        return self.request.body(layout)

    # Scene

    def enter(self) -> None:
        """Begin, or go on where it was left."""
        # A match that is gone on with has its beginning in the log already.
        if not self.session.match.log:
            self.session.begin()
        super().enter()

    def leave(self) -> None:
        """Save what was entered so far, and close the match."""
        self.session.close()

    def tick(self, _seconds: float) -> Command | None:
        """Let a computer player think; show the result once it is there."""
        if self.covered:
            return None
        if isinstance(self.panel, AdvicePanel) and self.panel.think():
            self.renew()
        self._tell_trouble()
        # Once by itself: after the way back one may want to put a value right.
        if self.session.match.over and not self._told:
            self._told = True
            return Push(ResultPage(self.services, self.texts, self._kept))
        return None

    def _tell_trouble(self) -> None:
        """Say why a change could not be kept."""
        trouble, self.session.trouble = self.session.trouble, None
        if trouble is not None:
            self._kept = False
            self.refuse(self.services.words.say(trouble))

    def handle(self, event: Input) -> Command | None:
        """Take an input, and ask the next thing once something was entered."""
        command = super().handle(event)
        # Another page was opened otherwise, and what is asked next can wait for the way back.
        if command is None:
            self.request.go_on(self)
        return command

    # What is pressed

    def actions(self) -> Sequence[Button]:
        """Give the panel's buttons, undo, and the menu."""
        text = self.services.words.text
        own = list(self.panel.actions())
        if self.session.match.over:
            own = [Button("result", text("companion.referee.result"), "return", main=True)]
        if not self.session.match.over:
            own.append(Button("board", text("companion.referee.board"), "f5"))
        return (
            *own,
            Button("undo", text("companion.referee.undo"), "f3"),
            Button("more", text("companion.referee.more"), "f4"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Go somewhere, undo, or let the panel take it."""
        if name == "more":
            return Push(self._menu(), self._chosen)
        if name in MENU_KEYS or name in ("undo", "result"):
            return self._go(name)
        self.request.act(self, name, value)
        return None

    def key(self, event: Key) -> Command | None:
        """Take the keys of the menu, and those that undo everywhere."""
        if event.ctrl and event.name in ("z", "y"):
            return self._go("redo" if event.shift or event.name == "y" else "undo")
        way = next((way for way, key in MENU_KEYS.items() if key == event.name), "")
        return self._go(way) if way else super().key(event)

    def _menu(self) -> Scene:
        text = self.services.words.text
        rows = [
            Row(way, text(f"companion.referee.{way}"), key=key)
            for way, key in MENU_KEYS.items()
            # Most of the time there is nothing to redo, and the row would only lengthen the list.
            if way != "redo" or self.session.match.can_redo
        ]
        return AskChoice(self.services, text("companion.referee.more"), rows, seeks=False)

    def _chosen(self, way: object) -> Command | None:
        return self._go(way) if isinstance(way, str) else None

    def _go(self, way: str) -> Command | None:
        services, texts = self.services, self.texts
        match way:
            case "undo" | "redo":
                self._turn_back(way)
            case "board":
                return Push(BoardScene(services, texts, self.exits))
            case "correct":
                return Push(CorrectionPage(services, texts))
            case "story":
                return Push(ChroniclePage(services, texts))
            case "numbers":
                return Push(KeyNumbersPage(services, texts))
            case "result":
                return Push(ResultPage(services, texts, self._kept))
            case "rules":
                return Push(self.exits.rules(self.session.setup, texts.section()))
            case "leave":
                return Replace(self.exits.home(), whole=True)
        return None

    def _turn_back(self, way: str) -> None:
        words, held = self.services.words, self.session.match.held
        # Half-entered dice are taken back one by one: a whole step would undo too much.
        if way == "undo" and held:
            self.session.hold(held[:-1])
            return
        if way == "undo" and self._waits_for_throw and self.texts.led_by_itself():
            # What led to the throw looks like the throw itself: nothing would seem to happen.
            self.session.undo()
        undone = self.session.undo() if way == "undo" else self.session.redo()
        if isinstance(undone, Refusal):
            self.refuse(words.say(undone))
            return
        self._with_throw(way)
        self.request.fresh(self)
        done = "undone" if way == "undo" else "redone"
        self.tell(words.text(f"companion.referee.{done}"))

    @property
    def _waits_for_throw(self) -> bool:
        """Whether dice are waited for."""
        pending = self.session.match.pending
        return isinstance(pending, Chance) and isinstance(pending.request, Roll)

    def _with_throw(self, way: str) -> None:
        """Go on past what only led to a throw: people entered both with the same keys."""
        session = self.session
        if not self._waits_for_throw:
            return
        if way == "redo":
            if session.match.can_redo:
                session.redo()
        elif self.texts.led_by_itself():
            session.undo()

    def back(self) -> Command | None:
        """Go one step back in the panel; else to the menu, which alone leads out of the match."""
        if self.panel.back():
            self.renew()
            return None
        return Push(self._menu(), self._chosen)
