"""The end of a match: who won and why, points by source, how they grew, what chance gave."""

from __future__ import annotations

from game.core.event import Event
from scenes.base.page import Page
from scenes.base.scene import Command, Key, Pop
from scenes.base.services import Services
from scenes.table import (
    alone,
    ending,
    layout,
    paint,
    scroll,
)
from scenes.table.contract import BoardView, Stage
from scenes.table.scroll import Ended
from scenes.table.session import Session
from scenes.table.standing import course, verdict
from scenes.table.view import seats_of
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Intent, Picture

DEAF = 0.8
"""Seconds in which Enter is swallowed: it was meant for the table."""
MOST = 150
"""Per cent: the largest interface size of a result."""


class Result(Page):
    """Pops with "home", "look", "replay", "analysis", "new" or "rematch".

    Alone it pops with "same" for the same seed again, and there is no analysis.

    After a chapter of a lesson it pops with "look", "again" or "leave".
    """

    def __init__(
        self, services: Services, session: Session, stage: Stage, lesson: str = ""
    ) -> None:
        super().__init__(services)
        self.session, self.stage = session, stage
        self.painters = {**PAINTERS, **paint.PAINTERS, **ending.PAINTERS}
        self.charts = False
        self.lesson = lesson
        """The name of the chapter that this was the end of."""
        match = session.match
        self._history = match.history()
        self._events: tuple[Event, ...] = tuple(e for p in self._history for e in p.step.events)
        self._scores = tuple(match.rules.scores(match.state))
        self._course = course(match)
        self._alone = alone.alone(services, session, self._scores[0].total)

    @property
    def largest(self) -> int:
        """The largest interface size in per cent at which its cards can be read."""
        return layout.largest(self.region, MOST)

    def ended(self) -> Ended:
        """Tell the match in the language of the moment."""
        words, session = self.services.words, self.session
        seats = seats_of(session, words)
        won, why = verdict(self._scores, seats, words)
        if self._alone is not None:
            won, why = alone.verdict(self._alone, seats[0].name, words)
        rounds = len(self._course) - 1
        return Ended(
            title=words.text(f"{session.setup.title}.name"),
            verdict=won,
            why=why,
            rounds=words.text("result.rounds", count=rounds),
            cause=self._cause(),
            seats=seats,
            scores=self._scores,
            course=self._course,
            odds=self.stage.mat.luck(self._history, len(seats), words),
            alone=self._alone,
            lesson=self.lesson,
        )

    def _cause(self) -> str:
        """Say what brought the match to its end, as far as its history tells."""
        session, words = self.session, self.services.words
        rules, state = session.match.rules, session.match.state
        board_view = BoardView(
            rules=rules,
            components=session.title_data.components,
            options=session.setup.options,
            state=rules.view(state, None),
            pending=session.match.pending,
            seats=seats_of(session, words),
            me=None,
            shown=0,
            selection=None,
            words=words,
            region=self.region,
        )
        mat = self.stage.open(board_view)
        found = [self.stage.ending(mat, event) for event in self._events]
        return next((one.cause for one in reversed(found) if one is not None), "")

    def key(self, event: Key) -> Command | None:
        """Let Enter only point at the way on: nobody leaves the page who has not seen it."""
        if event.name == "return" and self.seconds >= DEAF:
            self.focus_on([*scroll.ways(self.lesson, self._alone is not None)][-1])
        return None

    def present(self) -> Picture:
        """Give the scroll."""
        return scroll.picture(self.region, self.ended(), self.services.words, self.charts)

    def do(self, intent: Intent) -> Command | None:
        """Turn the page, or leave."""
        if isinstance(intent, Do) and intent.name == "tab":
            self.charts = intent.value == "charts"
            return None
        return Pop(intent.name) if isinstance(intent, Do) else None

    def escape(self) -> Command | None:
        """Go back to the table."""
        return Pop("look")
