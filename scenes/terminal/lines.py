"""Lines in and lines out: what somebody types or pipes, read beside the match."""

from __future__ import annotations

import codecs
import os
import sys
from collections import deque
from threading import Condition, Thread
from typing import Protocol

from game.core.clean import one_line

SCREEN = 60
"""Empty lines that push away whatever was on a screen: no terminal needs to understand them."""
BREATH = 0.2
"""Seconds after which waiting looks around, so that Ctrl+C is heard on every system."""
BLINK = 0.02
"""Seconds between two looks whether a computer player has answered."""


class Talk(Protocol):
    """Somebody who reads what is said and answers in lines."""

    @property
    def ended(self) -> bool:
        """Whether no further line will come."""

    def say(self, line: str = "") -> None:
        """Say a line."""

    def take(self) -> str | None:
        """Wait for a line, clean and of a length to be quoted; `None`: there will be no more."""

    def peek(self, seconds: float) -> str | None:
        """Give the next line without taking it, waiting for it so long at most."""

    def pause(self, seconds: float) -> None:
        """Let time pass, at most until a further line comes."""

    def clear(self) -> None:
        """Let nothing of what was said be seen any more."""


class Terminal:
    """Standard input and output, line by line."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque()
        self._news = Condition()
        self._ended = False
        # Utterly plain reading: whoever waits in the reader of `sys.stdin` keeps its lock, and the
        # interpreter cannot end then.
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Who starts the program with its input closed gives it no such stream at all.
        encoding = "utf-8" if sys.stdin is None else sys.stdin.encoding
        decoder = codecs.getincrementaldecoder(encoding)("replace")
        rest = ""
        while True:
            data = _received()
            rest += decoder.decode(data, final=not data)
            *lines, rest = rest.split("\n")
            if not data and rest:
                lines.append(rest)
            with self._news:
                self._lines.extend(map(one_line, lines))
                self._ended = not data
                self._news.notify()
            if not data:
                return

    @property
    def ended(self) -> bool:
        """Whether no further line will come."""
        return self._ended and not self._lines

    def say(self, line: str = "") -> None:
        """Say a line at once."""
        if sys.stdout is None:
            return
        encoding = sys.stdout.encoding or "utf-8"
        # A terminal that lacks a letter shows another one rather than nothing.
        print(line.encode(encoding, "replace").decode(encoding), flush=True)

    def take(self) -> str | None:
        """Wait for a line."""
        with self._news:
            while not self._lines and not self._ended:
                self._news.wait(BREATH)
            return self._lines.popleft() if self._lines else None

    def peek(self, seconds: float) -> str | None:
        """Look at the next line."""
        with self._news:
            if not self._lines and not self._ended:
                self._news.wait(seconds)
            return self._lines[0] if self._lines else None

    def pause(self, seconds: float) -> None:
        """Wait a little."""
        with self._news:
            self._news.wait(seconds)

    def clear(self) -> None:
        """Push away what is on the screen, where somebody sits before one."""
        if sys.stdout is not None and sys.stdout.isatty():
            for _ in range(SCREEN):
                self.say()


def _received() -> bytes:
    """Wait for what is typed; nothing at its end, or where nothing can be typed."""
    try:
        return b"" if sys.stdin is None else os.read(sys.stdin.fileno(), 4096)
    except (OSError, ValueError):
        return b""
