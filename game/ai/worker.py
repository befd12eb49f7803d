"""Computer players beside the window: a process of their own thinks, the window only asks."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Protocol

from game.ai.think import fallback, think, warm
from game.core.bot import Advice, Brief

log = logging.getLogger(__name__)

GUARD = 10.0
"""Seconds for an answer when the brief names none."""
SLACK = 1.0
"""Seconds beyond the limit before the process is given up."""
TRIES = 2
"""How often a brief is put to a process before a greedy answer must do."""

Warm = tuple[str, dict[str, str], str]


@dataclass(frozen=True, slots=True)
class Ticket:
    """A question that was handed in; `place` is the length of the log that it was asked at."""

    number: int
    place: int = 0


class Worker(Protocol):
    """Somebody who answers briefs without being waited for."""

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Hand in a question."""

    def poll(self, ticket: Ticket) -> Advice | None:
        """Give the answer once, or `None` while there is none."""

    def drop(self, ticket: Ticket) -> None:
        """Forget a question; its answer will not be given."""

    def close(self) -> None:
        """Stop the worker, and any process of its own."""


class Inline:
    """A worker that thinks at once, for tests and for machines without processes."""

    def __init__(self, answer: Callable[[Brief], Advice] = think) -> None:
        self._answer = answer
        self._waiting: dict[Ticket, Brief] = {}
        self._number = 0

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Hand in a question."""
        self._number += 1
        ticket = Ticket(self._number, place)
        self._waiting[ticket] = brief
        return ticket

    def poll(self, ticket: Ticket) -> Advice | None:
        """Think, and give the answer; `None` for what was dropped or answered before."""
        brief = self._waiting.pop(ticket, None)
        return None if brief is None else self._answer(brief)

    def drop(self, ticket: Ticket) -> None:
        """Forget a question."""
        self._waiting.pop(ticket, None)

    def close(self) -> None:
        """Forget everything."""
        self._waiting.clear()


@dataclass(slots=True)
class _Question:
    ticket: Ticket
    brief: Brief
    tries: int = 0
    since: float = 0.0


class Process:
    """A worker that keeps one process warm, and starts another when that one dies or hangs.

    One question is with the process at a time, so that sending never blocks; `poll` never waits.
    """

    def __init__(
        self,
        answer: Callable[[Brief], Advice] = think,
        clock: Callable[[], float] = time.monotonic,
        slack: float = SLACK,
    ) -> None:
        self.faults: list[str] = []
        """What went wrong, in order: processes that died or took too long."""
        self._answer, self._clock, self._slack = answer, clock, slack
        self._line: deque[_Question] = deque()
        self._done: dict[Ticket, Advice] = {}
        self._number = 0
        self._warm: Warm | None = None
        self._child: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, `None` while there is none."""
        return self._child.pid if self._child else None

    def start(self, title: str, options: Mapping[str, str], edition: str = "") -> None:
        """Start the process and let it load a title, so that the first answer comes soon."""
        self._warm = (title, dict(options), edition)
        if self._child is None:
            self._spawn()
        elif not self._line and self._pipe is not None:
            self._say(self._warm)

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Hand in a question; the process is started if need be."""
        self._number += 1
        ticket = Ticket(self._number, place)
        self._line.append(_Question(ticket, brief))
        if len(self._line) == 1:
            self._ask()
        return ticket

    def poll(self, ticket: Ticket) -> Advice | None:
        """Give the answer once, or `None` while there is none; call it once for each picture."""
        self._listen()
        return self._done.pop(ticket, None)

    def drop(self, ticket: Ticket) -> None:
        """Forget a question; an answer that still comes is thrown away."""
        self._done.pop(ticket, None)
        kept = [q for q in self._line if q.ticket != ticket or q.tries]
        self._line = deque(kept)
        for question in kept:
            # It is being thought about: its answer must be taken from the pipe, to be thrown away.
            if question.ticket == ticket:
                question.ticket = Ticket(0)

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self._line.clear()
        self._done.clear()
        self._kill()

    def _spawn(self) -> bool:
        try:
            # A forked child would share the window's display and sound; a fresh one has neither.
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._child = context.Process(
                target=serve, args=(theirs, self._answer, self._warm), daemon=True
            )
            self._child.start()
            theirs.close()
        except (OSError, RuntimeError, ValueError) as error:
            self._fault(f"no process can be started: {error}")
            self._child = self._pipe = None
            return False
        return True

    def _kill(self) -> None:
        child, pipe, self._child, self._pipe = self._child, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if child is not None:
            child.kill()
            child.join()
            child.close()

    def _say(self, words: Brief | Warm) -> bool:
        try:
            assert self._pipe is not None
            self._pipe.send(words)
        except OSError:
            return False
        return True

    def _ask(self) -> None:
        """Put the question at the head of the line to a living process, or answer it here."""
        while self._line:
            question = self._line[0]
            # A brief that killed two processes would kill a third; the match must go on.
            if question.tries >= TRIES:
                self._finish(fallback(question.brief))
                continue
            question.tries += 1
            question.since = self._clock()
            if self._child is None and not self._spawn():
                self._finish(self._answer(question.brief))
                continue
            if self._say(question.brief):
                return
            self._fault("the process is gone")
            self._kill()

    def _listen(self) -> None:
        if not self._line or self._pipe is None:
            return
        question = self._line[0]
        try:
            if self._pipe.poll():
                self._finish(self._pipe.recv())
                self._ask()
                return
        except (EOFError, OSError):
            self._again("the process died")
            return
        limit = question.brief.limit.seconds
        if self._clock() - question.since > (GUARD if limit is None else limit) + self._slack:
            question.tries = TRIES
            self._again("the process took too long")

    def _again(self, why: str) -> None:
        self._fault(why)
        self._kill()
        self._ask()

    def _finish(self, advice: Advice) -> None:
        ticket = self._line.popleft().ticket
        if ticket.number:
            self._done[ticket] = advice

    def _fault(self, why: str) -> None:
        self.faults.append(why)
        log.error("computer player: %s", why)


def serve(pipe: Connection, answer: Callable[[Brief], Advice], loaded: Warm | None) -> None:
    """Answer briefs until the other end of the pipe is gone; runs in the process."""
    # Ctrl+C reaches every process of a terminal; this one ends when its pipe does, and quietly.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if loaded is not None:
        warm(*loaded)
    while True:
        try:
            words = pipe.recv()
        except (EOFError, OSError):
            return
        if isinstance(words, tuple):
            warm(*words)
        else:
            pipe.send(answer(words))
