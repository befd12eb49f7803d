"""The usual table of a title over a match that is played with real pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.contract import Chance
from game.core.correction import Corrected
from game.core.event import Event
from scenes.base.scene import Command, Input, Pop, Push
from scenes.base.services import Services
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.painters import PAINTERS
from scenes.companion.referee.panel import Panel
from scenes.companion.referee.request_view import RequestView
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button
from scenes.table.contract import LogLine, Mat
from scenes.table.exits import Exits
from scenes.table.table import TableScene
from scenes.ui.picture import Item


class AnswerPage(DistancePage):
    """Takes one answer of chance over the table, and pops what was played by it."""

    painters = PAINTERS

    def __init__(self, services: Services, texts: MatchTexts) -> None:
        self.texts = texts
        self.request = RequestView(texts)
        super().__init__(services, texts.rules, (self.request,))
        self.dress = texts.session.setup.title
        self.place = texts.session.steps

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

    def actions(self) -> Sequence[Button]:
        """Give the panel's buttons."""
        return self.panel.actions()

    def act(self, name: str, value: Any) -> Command | None:
        """Let the panel carry it out."""
        self.request.act(self, name, value)
        return None

    def handle(self, event: Input) -> Command | None:
        """Take an input, and close once the answer was taken."""
        command = super().handle(event)
        if command is None and self.request.outdated:
            return Pop(self.texts.session.match.history()[self.place :])
        return command


class BoardScene(TableScene):
    """The board, on which decisions can be made; what chance gave is entered on a page over it."""

    accompanied = True

    def __init__(self, services: Services, texts: MatchTexts, exits: Exits) -> None:
        super().__init__(services, texts.session, texts.stage, exits, self._tell)
        self.texts = texts
        self._asking = False
        self._opened = texts.session.epoch
        """The state of the match in which it was opened."""

    def _tell(self, mat: Mat[Any, Any, Any], event: Event) -> LogLine | None:
        """Tell corrections besides what the title tells."""
        if isinstance(event, Corrected):
            return LogLine(self.texts.corrected(event), event.seat, "common/pencil")
        return mat.tell(event)

    def leave(self) -> None:
        """Go back to the referee, who keeps the match."""

    def escape(self) -> Command | None:
        """Go back to the referee."""
        return Pop()

    def tick(self, seconds: float) -> Command | None:
        """Let the match go on as far as people decide on the board."""
        session = self.session
        if not self.covered and (session.seat in session.bots or session.match.over):
            # Whoever opens it meanwhile wants to look; what a computer wants the referee says.
            return Pop() if session.epoch != self._opened else None
        command = super().tick(seconds)
        if command is not None or self.covered or self._asking or self.busy:
            return command
        if isinstance(session.match.pending, Chance):
            self._asking = True
            return Push(AnswerPage(self.services, self.texts), self._entered)
        return None

    def _entered(self, played: Any) -> Command | None:
        self._asking = False
        if not played:
            return Pop()
        self.controller.entered(self.session.steps - len(played), played)
        self.renew()
        return None
