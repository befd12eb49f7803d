"""What lies on the table tools: people, clocks, round, notes, what the dice showed.

It is one file, written as carefully as saves, so that closing the window loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    Unreadable,
    as_json,
)
from scenes.companion.tools.game_clock import Clock

FORMAT = 1
MOST = 8
"""People at most."""
MOST_NOTES = 99


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table."""

    name: str
    colour: int


@dataclass(frozen=True, slots=True)
class Bench:
    """Everything on the table tools."""

    people: tuple[Sitter, ...] = ()
    clock: Clock = field(default_factory=lambda: Clock(()))
    round: int = 1
    notes: tuple[str, ...] = ()
    kind: str = ""
    """The kind of dice: the id of a title with its own, or empty for six-sided ones."""
    dice: int = 2
    thrown: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By kind of dice, how often each face fell."""


def keep(bench: Bench, path: Path, now: float) -> bool:
    """Write everything, the clocks as they stand at the reading `now`; `False`: not possible."""
    # A reading means nothing after a restart: the clock it came from begins anew.
    standing = replace(bench, clock=bench.clock.paused(now))
    return RingFolder(path.parent, KIND).keep(path.stem, standing) is None


def load(path: Path) -> Bench:
    """Read everything, from the newest sound file of the ring; all clocks stand."""
    return RingFolder(path.parent, KIND).get(path.stem).value or Bench()


def _written(bench: Bench) -> bytes:
    return as_json(
        {
            "format": FORMAT,
            "people": [[one.name, one.colour] for one in bench.people],
            "spent": [round(seconds, 2) for seconds in bench.clock.spent],
            "seat": bench.clock.seat,
            "round": bench.round,
            "notes": list(bench.notes),
            "kind": bench.kind,
            "dice": bench.dice,
            "thrown": {kind: list(counts) for kind, counts in bench.thrown.items()},
        }
    )


def _read(data: bytes) -> Bench:
    try:
        return _bench(json.loads(data.decode()))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Unreadable("saves.broken.cut", str(error)) from error


def _bench(data: Any) -> Bench:
    people = tuple(Sitter(str(name), _within(colour, 0, 4)) for name, colour in data["people"])
    spent = tuple(max(0.0, float(seconds)) for seconds in data["spent"])
    if len(spent) != len(people) or len(people) > MOST:
        raise ValueError("a clock is missing")
    seat = _within(data["seat"], 0, max(0, len(people) - 1))
    thrown = {
        str(kind): tuple(_within(count, 0, 10**9) for count in counts)
        for kind, counts in data["thrown"].items()
    }
    return Bench(
        people,
        Clock(spent, seat),
        _within(data["round"], 0, 9999),
        tuple(str(note) for note in data["notes"])[:MOST_NOTES],
        str(data["kind"]),
        _within(data["dice"], 1, 8),
        thrown,
    )


def _within(value: Any, low: int, high: int) -> int:
    # By the type itself, as True and False pass for whole numbers.
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{value!r} is not from {low} to {high}")
    return value


def seated(bench: Bench, people: tuple[Sitter, ...], now: float) -> Bench:
    """Change who sits at the table; who stays keeps their time."""
    before = dict(zip(bench.people, bench.clock.at(now), strict=True))
    spent = tuple(before.get(one, 0.0) for one in people)
    turn = bench.people[bench.clock.seat] if bench.people else None
    # By person and not by number: somebody new at the front must not take the turn.
    seat = people.index(turn) if turn in people else 0
    return replace(bench, people=people, clock=Clock(spent, seat))


KIND = FileKind(read=_read, write=_written, words="saves")
