"""An analysis in a process of its own, of low priority, that can be left, cancelled and gone on."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from game.analysis import keeping
from game.analysis.analyst import Analyst, Found, Stage
from game.analysis.shares import Shares
from game.replay.record import Record
from game.storage.past import record_of

EVERY = 2.0
"""Seconds between two writes of what there is."""
LAZY = 15
"""By how much the process is nicer than the window."""


@dataclass(frozen=True, slots=True)
class Word:
    """What the process says of one place: its value, and what was found there."""

    place: int
    value: Shares
    found: Found | None = None


@dataclass(frozen=True, slots=True)
class Point:
    """What the process says beforehand of a place that it has not come to."""

    place: int
    value: Shares


@dataclass(frozen=True, slots=True)
class Fault:
    """What the process says when it cannot go on."""

    why: str


def steps(
    record: Record,
    path: Path | None,
    every: float = EVERY,
    sketched: Callable[[Iterator[tuple[int, Shares]]], None] | None = None,
) -> Iterator[Stage]:
    """Analyse a record from where its file stands, keeping what there is from time to time.

    Gives a stage for each place, the kept ones as one. Killed, it loses `every` seconds. Whoever
    wants a sketch of the curve is given its points before anything else is done.
    """
    mark = keeping.mark_of(record)
    kept, whole = keeping.load(path, record) if path else (Stage(), False)
    if kept.values:
        yield kept
    if whole:
        return
    analyst = Analyst(record)
    if sketched is not None:
        sketched(analyst.sketch(kept.next))
    written, stage = time.monotonic(), kept
    for stage in analyst.run(kept):
        if path and time.monotonic() - written > every:
            keeping.keep(path, mark, stage, False)
            written = time.monotonic()
        yield stage
    if path:
        keeping.keep(path, mark, stage, True)


def lazily() -> None:
    """Let everything else on the machine go first."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LAZY)


def serve(pipe: Connection, data: bytes, path: Path | None) -> None:
    """Analyse a save and tell each step; runs in the process."""
    # Ctrl+C reaches every process of a terminal; this one ends when its pipe does, and quietly.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told, numbers = 0, 0

    def sketched(points: Iterator[tuple[int, Shares]]) -> None:
        for place, value in points:
            pipe.send(Point(place, value))
        # Somebody waits for the first points; the rest may take its time.
        lazily()

    try:
        for stage in steps(record_of(data), path, sketched=sketched):
            fresh = {one.place: one for one in stage.found[numbers:]}
            for place in range(told, len(stage.values)):
                pipe.send(Word(place, stage.values[place], fresh.get(place)))
            told, numbers = len(stage.values), len(stage.found)
    except (BrokenPipeError, EOFError):
        return
    # Whatever is wrong with it, the window must hear of it and go on.
    except Exception as error:
        with contextlib.suppress(OSError):
            pipe.send(Fault(f"{type(error).__name__}: {error}"))
        return
    with contextlib.suppress(OSError):
        pipe.send(None)


class Background:
    """The near end: what was found so far; its calls never wait."""

    def __init__(self, data: bytes, places: int, path: Path | None = None) -> None:
        """Start to analyse a save of so many places; `path` is where the analysis is kept."""
        self.places, self.done, self.fault = places, False, ""
        self.sketch: dict[int, Shares] = {}
        """Values of places that are not analysed yet."""
        self._values: list[Shares] = []
        self._found: list[Found] = []
        self._stage = Stage()
        # A forked child would share the window's display and sound; a fresh one has neither.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, data, path), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def part(self) -> float:
        """The part that is done."""
        return 1.0 if self.done else len(self._values) / max(1, self.places)

    def poll(self) -> Stage:
        """Hear what was found since, and give all of it."""
        heard = False
        try:
            while not self.done and not self.fault and self._pipe.poll():
                heard = self._hear(self._pipe.recv()) or heard
        except (EOFError, OSError):
            self.fault = self.fault or "the process died"
        if heard:
            self._stage = Stage(tuple(self._values), tuple(self._found))
        return self._stage

    def close(self) -> None:
        """End the process; what it kept stays, and the next one goes on from there."""
        self._pipe.close()
        if self._process.is_alive():
            self._process.terminate()
        self._process.join()
        self._process.close()

    def _hear(self, word: Word | Point | Fault | None) -> bool:
        if word is None:
            self.done = True
        elif isinstance(word, Point):
            self.sketch[word.place] = word.value
            return False
        elif isinstance(word, Fault):
            self.fault = word.why
        else:
            self._values.append(word.value)
            if word.found is not None:
                self._found.append(word.found)
        return word is not None
