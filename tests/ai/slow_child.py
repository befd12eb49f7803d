"""A process that thinks in the time of a clock that a test sets: as slow as it likes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.ai.child import Answer, Child, Enough, Gone, Said, Warm, Words
from game.core.bot import Brief


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class _NotYet(BaseException):
    """The answer is not thought out at this time."""


class Slow:
    """Starts processes that take `start` seconds to get ready and `sample` for each sample.

    Each of the first `dies` processes ends when it has thought about two samples.
    """

    def __init__(self, clock: Clock, start: float, sample: float, dies: int = 0) -> None:
        self.clock, self.start, self.sample, self.dies = clock, start, sample, dies
        self.begun = 0
        self.thought = 0
        """Samples of the last answer."""

    def __call__(self, answer: Answer, loaded: Warm | None) -> Child:
        del loaded
        self.begun += 1
        return _SlowChild(self, answer, self.begun <= self.dies)


class _SlowChild:
    def __init__(self, slow: Slow, answer: Answer, dies: bool) -> None:
        self._slow, self._answer, self._dies = slow, answer, dies
        self._ready = slow.clock() + slow.start
        self._brief: Brief | None = None
        self._since = 0.0
        self._told: float | None = None
        self._up = False

    pid = None

    def say(self, words: Words) -> None:
        now = self._slow.clock()
        if isinstance(words, Brief):
            self._brief, self._told = words, None
            self._since = max(now, self._ready)
        elif isinstance(words, Enough):
            self._told = now

    def hear(self) -> Said | None:
        if self._slow.clock() < self._ready:
            return None
        if not self._up:
            self._up = True
            return "ready"
        if self._brief is None:
            return None
        try:
            advice = self._answer(
                replace(self._brief, limit=replace(self._brief.limit, enough=self._enough()))
            )
        except _NotYet:
            return None
        self._brief = None
        return advice

    def _enough(self) -> Callable[[], bool]:
        slow, time = self._slow, self._since
        slow.thought = 0

        def enough() -> bool:
            nonlocal time
            # Thought anew at each look, up to the time it is: the same every time.
            time += slow.sample
            slow.thought += 1
            if time > slow.clock():
                raise _NotYet
            if self._dies and slow.thought > 1:
                raise Gone("the process died")
            return self._told is not None and self._told <= time

        return enough

    def kill(self) -> None:
        self._brief = None
