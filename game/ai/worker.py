"""Computer players beside the window: a process of their own thinks, the window only asks."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from game.ai.child import Begin, Child, Enough, Gone, Spawned, Warm, Words
from game.ai.think import fallback, think
from game.core.bot import Advice, Brief

log = logging.getLogger("four_ages.worker")

PATIENCE = 10.0
"""Seconds of thinking when the brief names none."""
LONGEST = 8.0
"""Seconds to which the patience with a slow machine grows: more a person does not accept."""
SLACK = 20.0
"""Seconds that a player told to answer may still take before its process is given up.

Between two samples it cannot hear, and on a machine a hundred times slower they lie seconds apart.
"""
STARTING = 120.0
"""Seconds for a process to get ready, which is no thinking, before it is given up."""
TRIES = 2
"""How often a brief is put to a process before a greedy answer must do."""


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

    def hurry(self, ticket: Ticket) -> None:
        """Ask for the answer now: by what was thought so far."""

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

    def hurry(self, ticket: Ticket) -> None:
        """Do nothing: the answer comes at once anyway."""

    def drop(self, ticket: Ticket) -> None:
        """Forget a question."""
        self._waiting.pop(ticket, None)

    def close(self) -> None:
        """Forget everything."""
        self._waiting.clear()


class Lent:
    """A worker that goes from table to table: closing it leaves its process warm for the next."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._open: set[Ticket] = set()

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Hand in a question."""
        ticket = self._worker.submit(brief, place)
        self._open.add(ticket)
        return ticket

    def poll(self, ticket: Ticket) -> Advice | None:
        """Give the answer once, or `None` while there is none."""
        advice = self._worker.poll(ticket)
        if advice is not None:
            self._open.discard(ticket)
        return advice

    def hurry(self, ticket: Ticket) -> None:
        """Ask for the answer now."""
        self._worker.hurry(ticket)

    def drop(self, ticket: Ticket) -> None:
        """Forget a question."""
        self._open.discard(ticket)
        self._worker.drop(ticket)

    def close(self) -> None:
        """Forget the questions of this table."""
        for ticket in tuple(self._open):
            self.drop(ticket)


@dataclass(slots=True)
class _Question:
    ticket: Ticket
    brief: Brief
    tries: int = 0
    since: float | None = None
    """When it was put to a process that was ready; `None`: not yet."""
    hurried: float | None = None
    """When its player was told to come to an end."""
    wanted: bool = False
    """Whether somebody asked for the answer at once."""


class Process:
    """A worker that keeps one process warm, and starts another when that one dies or hangs.

    One question is with the process at a time, so that sending never blocks; `poll` never waits.
    A player has the seconds of its brief, counted from when the process could hear it. Then it is
    told to come to an end and answers by what it has thought so far. Each time that happens the
    machine was slower than expected, and the next answer may take twice as long.
    """

    def __init__(
        self,
        answer: Callable[[Brief], Advice] = think,
        clock: Callable[[], float] = time.monotonic,
        slack: float = SLACK,
        begin: Begin = Spawned,
    ) -> None:
        self.faults: list[str] = []
        """What went wrong, in order: processes that died or took too long."""
        self._answer, self._clock, self._slack, self._begin = answer, clock, slack, begin
        self._slow = 1.0
        """How many times longer than its brief says a player may think on this machine."""
        self._line: deque[_Question] = deque()
        self._done: dict[Ticket, Advice] = {}
        self._number = 0
        self._warm: Warm | None = None
        self._child: Child | None = None
        self._ready = False
        self._told = True
        """Whether the process knows what it is to load."""
        self._started = 0.0

    @property
    def pid(self) -> int | None:
        """The number of the process, `None` while there is none."""
        return self._child.pid if self._child else None

    def start(self, title: str, options: Mapping[str, str], edition: str = "") -> None:
        """Start the process and let it load a title, so that the first answer comes soon."""
        self._warm = (title, dict(options), edition)
        self._told = False
        if self._child is None:
            self._spawn()
        elif not self._line:
            self._load()

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

    def hurry(self, ticket: Ticket) -> None:
        """Ask for the answer now: by what was thought so far, or else without a search."""
        for question in self._line:
            if question.ticket == ticket:
                question.wanted = True
        self._listen()

    def drop(self, ticket: Ticket) -> None:
        """Forget a question; an answer that still comes is thrown away."""
        self._done.pop(ticket, None)
        kept = [q for q in self._line if q.ticket != ticket or q.tries]
        self._line = deque(kept)
        for question in kept:
            # It is being thought about: its answer must be taken from the pipe, to be thrown away.
            if question.ticket == ticket:
                question.ticket, question.wanted = Ticket(0), True

    def close(self) -> None:
        """End the process and wait until it is gone."""
        self._line.clear()
        self._done.clear()
        self._kill()

    def _spawn(self) -> bool:
        self._ready, self._told, self._started = False, True, self._clock()
        try:
            self._child = self._begin(self._answer, self._warm)
        except Gone as error:
            self._fault(str(error))
            self._child = None
            return False
        return True

    def _kill(self) -> None:
        child, self._child, self._ready = self._child, None, False
        if child is not None:
            child.kill()

    def _load(self) -> None:
        """Let a living process load what the next answers need, if it did not yet."""
        if self._warm is not None and not self._told:
            self._ready, self._told, self._started = False, True, self._clock()
            # Where it cannot hear, the next question finds out and starts another.
            self._say(self._warm)

    def _say(self, words: Words) -> bool:
        try:
            assert self._child is not None
            self._child.say(words)
        except Gone:
            return False
        return True

    def _ask(self) -> None:
        """Put the question at the head of the line to a living process, or answer it here."""
        while self._line:
            question = self._line[0]
            # A brief that killed two processes would kill a third; the match must go on.
            if question.tries >= TRIES:
                self._finish(fallback(question.brief, self.faults[-1]))
                continue
            question.tries += 1
            question.since = question.hurried = None
            if self._child is None and not self._spawn():
                self._finish(self._answer(question.brief))
                continue
            self._load()
            if self._say(question.brief):
                # A process that is not ready hears it later: the clock starts then.
                question.since = self._clock() if self._ready else None
                return
            self._fault("the process is gone")
            self._kill()

    def _listen(self) -> None:
        if self._child is None:
            return
        try:
            # What was said is heard before the clock is looked at: nobody may have polled for long.
            while self._child is not None and (said := self._child.hear()) is not None:
                if said == "ready":
                    self._ready = True
                    if self._line:
                        self._line[0].since = self._clock()
                elif self._line:
                    self._finish(said)
                    self._ask()
        except Gone as error:
            self._again(str(error))
            return
        if self._line and self._child is not None:
            self._watch(self._line[0])

    def _watch(self, question: _Question) -> None:
        """Tell a player to come to an end, and give up a process that does not."""
        now, limit = self._clock(), question.brief.limit.seconds
        if question.since is None:
            if now - self._started > STARTING:
                self._again("the process does not get ready")
            return
        if question.hurried is None:
            usual = PATIENCE if limit is None else limit
            late = now - question.since > max(usual, min(LONGEST, usual * self._slow))
            if late:
                self._slow = min(LONGEST, 2 * self._slow)
            if late or question.wanted:
                question.hurried = now
                self._say(Enough())
        elif now - question.hurried > self._slack:
            # A fresh process is asked for the same player's first thought, not for another player.
            limit_now = replace(question.brief.limit, samples=1)
            question.brief = replace(question.brief, limit=limit_now)
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
