"""A chapter as a match on the table: what is not taught is refused, the others go by the script."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.worker import Ticket, Worker
from game.core.bot import Advice, Brief
from game.core.match import Played
from game.core.message import Message, Refusal
from game.lessons.course import Course
from scenes.table.session import Session


class Prompter:
    """A worker that knows the script; what stands not in it, another worker thinks about."""

    def __init__(self, course: Course, worker: Worker) -> None:
        self._course, self._worker = course, worker
        self._ready: dict[Ticket, Advice] = {}

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Hand in a question."""
        action = self._course.advice(brief.seat)
        if action is None:
            return self._worker.submit(brief, place)
        # Below zero, where no other worker counts.
        ticket = Ticket(-1 - len(self._ready), place)
        self._ready[ticket] = Advice(action)
        return ticket

    def poll(self, ticket: Ticket) -> Advice | None:
        """Give the answer once, or `None` while there is none or the coach is being read."""
        if ticket not in self._ready:
            return self._worker.poll(ticket)
        return None if self._course.telling else self._ready.pop(ticket)

    def hurry(self, ticket: Ticket) -> None:
        """Ask for the answer now."""
        if ticket not in self._ready:
            self._worker.hurry(ticket)

    def drop(self, ticket: Ticket) -> None:
        """Forget a question."""
        if self._ready.pop(ticket, None) is None:
            self._worker.drop(ticket)

    def close(self) -> None:
        """Stop."""
        self._ready.clear()
        self._worker.close()


class LessonSession(Session):
    """The match of a chapter. `keep` puts away how far the learner has come."""

    def __init__(
        self, course: Course, worker: Worker, keep: Callable[[Session], Message | None]
    ) -> None:
        super().__init__(course.setup, course.match, Prompter(course, worker), keep)
        self.course = course
        self.objected = False
        """Whether the last action was refused because something else is taught."""

    @property
    def thinking(self) -> bool:
        """Whether a computer player thinks: not while the coach is being read."""
        return super().thinking and not self.course.telling

    def play(self, action: object) -> Refusal | list[Played]:
        """Do what is taught, or say what it is: nothing is lost by trying."""
        objection = self.course.objection(action)
        self.objected = objection is not None
        return super().play(action) if objection is None else objection

    def _save(self) -> None:
        # Whatever is kept must know the step that the match has come to.
        self.course.follow()
        super()._save()
