"""A single position on the real table: what to find in it, what was found, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.ai.worker import Worker
from game.analysis.shares import chance
from game.practice.puzzle import Puzzle, Verdict
from scenes.analysis.telling import POINTS, Teller
from scenes.base.dialog import Dialog, Menu, Notice, Verb
from scenes.base.scene import Command, Pop, Push, Replace, Scene
from scenes.base.services import Services
from scenes.lessons import coach
from scenes.lessons.coach import Speech
from scenes.lessons.paint import PAINTERS
from scenes.practice.session import PracticeSession
from scenes.table.contract import Stage
from scenes.table.exits import Exits
from scenes.table.table import TableScene
from scenes.ui.picture import Do, Picture

CALM = 0.5
"""Seconds in which the verdict takes no clicks: they were meant for the table."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A puzzle with what leads on from it."""

    puzzle: Puzzle
    solved: Callable[[], None]
    """Ticks it."""
    again: Callable[[bool], Scene]
    """Makes its table anew, for somebody who has seen the answer or has not."""
    following: Callable[[], Scene | None]
    """Makes the table of the next one that is not solved, if there is one."""
    back: str
    """The text of the way back."""
    shown: bool
    """Whether the answer was seen before; then it is not ticked."""


class PracticeScene(TableScene):
    """One position being played better; it is popped when whoever plays leaves."""

    accompanied = True

    def __init__(
        self, services: Services, practice: Practice, stage: Stage, exits: Exits, worker: Worker
    ) -> None:
        self.practice, self.puzzle = practice, practice.puzzle
        self.practice_session = PracticeSession(practice.puzzle, worker)
        super().__init__(services, self.practice_session, stage, exits)
        self.painters = {**self.painters, **PAINTERS}
        self.verdict: Verdict | None = None
        self._judging: tuple[object, Iterator[Verdict | None]] | None = None
        """The decision being judged: each frame does a piece, or the window would stand still."""
        self.shown = practice.shown
        """Whether the answer was shown: whoever has read it has not found it."""

    # What is on the screen

    def _tune(self) -> None:
        super()._tune()
        # Whoever warns of a loss would give away what is to be found.
        self.controller.coach = "asks"
        self.controller.now.respite.seconds = 0

    def present(self) -> Picture:
        """Give the table with what is to be found."""
        picture = super().present()
        if self.practice_session.attempt or self.controller.playback.blocking:
            return picture
        return coach.beside(Speech(self._head, self._task), (), picture, self.region)

    @property
    def _head(self) -> str:
        decision, text = self.puzzle.decision, self.services.words.text
        return (
            text("practice.daily")
            if self.puzzle.daily
            else text(
                "practice.head", name=self._teller.name(self.puzzle.seat), round=decision.round
            )
        )

    @property
    def _task(self) -> str:
        text = self.services.words.text
        said = text("practice.seen") if self.shown else text("practice.hint")
        return text("practice.with", task=self._sought, said=said)

    @property
    def _sought(self) -> str:
        decision, words = self.puzzle.decision, self.services.words
        lost = round(POINTS * chance(decision.loss), 1)
        if self.puzzle.daily:
            name = self._teller.name(self.puzzle.seat)
            return words.text("practice.daily_task", name=name, points=lost)
        what = self._teller.action(decision, decision.done)
        return words.text("practice.task", what=what, points=lost)

    def _table(self, intent: Do) -> Command | None:
        if intent.name == "table.hint":
            # The hint of a table is the whole answer. It stays, and is called what it is.
            self.shown = True
        return super()._table(intent)

    @property
    def _teller(self) -> Teller:
        return Teller(self.puzzle.report, self.services.words)

    # Verdict

    def _end(self, seconds: float) -> Command | None:
        """Judge the decision once the table rests; the match itself does not go on to a result."""
        del seconds
        attempt = self.practice_session.attempt
        if not attempt or self.busy or self.verdict is not None:
            return None
        if self._judging is None or self._judging[0] is not attempt[0]:
            self._judging = attempt[0], self.puzzle.judging(attempt[0])
        self.verdict = next(self._judging[1])
        if self.verdict is None:
            return None
        if self.verdict.solved and not self.shown:
            self.practice.solved()
            self.services.play("win")
        return self._show(self.verdict)

    def _show(self, verdict: Verdict) -> Command:
        panel = self._panel(verdict)
        panel.calm = CALM
        return Push(panel, self._leave_by)

    def _panel(self, verdict: Verdict) -> Dialog:
        text = self.services.words.text
        key = "shown" if verdict.solved and self.shown else _key(verdict)
        said = text(
            f"practice.{key}_about",
            points=round(POINTS * verdict.loss, 1),
            doubt=round(POINTS * verdict.doubt, 1),
            then=round(POINTS * chance(self.puzzle.decision.loss), 1),
        )
        leave = Verb("leave", text(self.practice.back))
        why = Verb("why", text("practice.why"))
        on = Verb("again", text("practice.again"), "action", "return")
        if verdict.solved:
            on = Verb("next", text("practice.next"), "action", "return")
        return Dialog(self.services, text(f"practice.{key}"), said, (leave, why, on))

    def _why(self) -> Command:
        """Tell what would have been better, and why; then the verdict comes back."""
        said = self._teller.decision(self.puzzle.decision)
        head = self.services.words.text("practice.why")
        # After a verdict that praises nothing is given away any more.
        self.shown = self.shown or self.verdict is None or not self.verdict.solved
        return Push(Notice(self.services, head, said), self._back)

    def _back(self, _result: object) -> Command | None:
        return self._show(self.verdict) if self.verdict is not None else None

    # Menu and ways out

    def escape(self) -> Command | None:
        """Open the menu of the position."""
        text = self.services.words.text
        verbs = (
            Verb("resume", text("practice.menu_resume"), "action", "return", "common/play"),
            Verb("why", text("practice.why"), icon="common/bulb"),
            Verb("rules", text("table.menu_rules"), icon="common/book"),
            Verb("settings", text("table.menu_settings"), icon="common/cog"),
            Verb("leave", text(self.practice.back), icon="common/exit"),
        )
        return Push(Menu(self.services, self._head, verbs), self._leave_by)

    def _leave_by(self, way_out: object) -> Command | None:
        match way_out:
            case "leave" | "home" | "new":
                return Pop()
            case "again" | "same" | "rematch":
                return Replace(self.practice.again(self.shown))
            case "next":
                following = self.practice.following()
                return Pop() if following is None else Replace(following)
            case "why":
                return self._why()
            case None if self.verdict is not None:
                return Pop()
        return super()._leave_by(way_out)


def _key(verdict: Verdict) -> str:
    """Name what is said of a verdict."""
    if verdict.solved:
        return "best" if verdict.best else "solved"
    return "better" if verdict.better else "missed"
