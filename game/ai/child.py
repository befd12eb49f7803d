"""The process that computer players think in: its two ends, and what it does all its life."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Literal, Protocol

from game.ai.think import warm
from game.core.bot import Advice, Brief

Warm = tuple[str, dict[str, str], str]
"""Title, options and edition of the answers to come."""
Said = Advice | Literal["ready"]
"""What a process says: that it has loaded what it was told to, or an answer to a question."""


@dataclass(frozen=True, slots=True)
class Enough:
    """The word that an answer is waited for and must come now."""


Words = Brief | Warm | Enough


class Gone(Exception):
    """The other process is dead or cannot be started."""


class Child(Protocol):
    """The near end of a process; its calls never wait."""

    @property
    def pid(self) -> int | None:
        """The number of the process."""

    def say(self, words: Words) -> None:
        """Send something; raises Gone."""

    def hear(self) -> Said | None:
        """Give the next that was said, or `None` while there is nothing; raises Gone."""

    def kill(self) -> None:
        """End the process and wait until it is gone."""


Answer = Callable[[Brief], Advice]
Begin = Callable[[Answer, Warm | None], Child]
"""Starts a process that answers; raises Gone."""


class Spawned:
    """A process of the system with a pipe to it."""

    def __init__(self, answer: Answer, loaded: Warm | None) -> None:
        try:
            # A forked child would share the window's display and sound; a fresh one has neither.
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process: SpawnProcess = context.Process(
                target=serve, args=(theirs, answer, loaded), daemon=True
            )
            self._process.start()
            theirs.close()
        except (OSError, RuntimeError, ValueError) as error:
            raise Gone(f"no process can be started: {error}") from error

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def say(self, words: Words) -> None:
        """Send something; raises Gone."""
        try:
            self._pipe.send(words)
        except OSError as error:
            raise Gone("the process is gone") from error

    def hear(self) -> Said | None:
        """Give the next that was said, or `None` while there is nothing; raises Gone."""
        try:
            said: Said | None = self._pipe.recv() if self._pipe.poll() else None
        except (EOFError, OSError) as error:
            raise Gone("the process died") from error
        return said

    def kill(self) -> None:
        """End the process and wait until it is gone."""
        self._pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def serve(pipe: Connection, answer: Answer, loaded: Warm | None) -> None:
    """Answer briefs until the other end of the pipe is gone; runs in the process."""
    # Ctrl+C reaches every process of a terminal; this one ends when its pipe does, and quietly.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if loaded is not None:
        warm(*loaded)
    pipe.send("ready")
    while True:
        try:
            words = pipe.recv()
        except (EOFError, OSError):
            return
        if isinstance(words, tuple):
            warm(*words)
            pipe.send("ready")
        elif isinstance(words, Brief):
            # Whatever is said while it thinks means that somebody waits, for nothing else is sent.
            pipe.send(answer(replace(words, limit=replace(words.limit, enough=pipe.poll))))
