"""What lies on the table tools: people, clocks, round, notes, what the dice showed.

It is one file, written as carefully as saves, so that closing the window loses nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.storage.fields import Given, Wrong
from game.storage.ring_folder import (
    FileKind,
    RingFolder,
    Unreadable,
    as_json,
    of_json,
)
from scenes.companion.tools import dice_kinds
from scenes.companion.tools.game_clock import Clock

FORMAT = 1
MOST = 8
"""People at most."""
MOST_NOTES, MOST_FACES, LONGEST = 99, 50, 60
MOST_SECONDS = 1e7
"""On a clock: longer than a season, and still a number of minutes that has a place."""


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
    found = of_json(data, FORMAT, "saves.broken")
    try:
        return _bench(Given(found))
    except Wrong as error:
        raise Unreadable("saves.broken.cut", str(error)) from error


def _bench(data: Given) -> Bench:
    people = tuple(_sitter(one) for one in data.at("people").items(MOST))
    spent = data.at("spent").items(len(people), len(people))
    thrown = {kind: _counts(kind, counts) for kind, counts in data.at("thrown").entries()}
    kind = data.at("kind").text(LONGEST)
    return Bench(
        people,
        Clock(
            tuple(seconds.number(0, MOST_SECONDS) for seconds in spent),
            data.at("seat").whole(0, max(0, len(people) - 1)),
        ),
        data.at("round").whole(0, 9999),
        tuple(note.text() for note in data.at("notes").items(MOST_NOTES)),
        # The game may have gone since, and its counts with other faces stay for its return.
        kind if len(thrown.get(kind, ())) in (0, dice_kinds.sides(kind)) else "",
        data.at("dice").whole(1, 8),
        thrown,
    )


def _counts(kind: str, counts: Given) -> tuple[int, ...]:
    known = not kind or kind in dice_kinds.kinds()
    most, least = (dice_kinds.sides(kind),) * 2 if known else (MOST_FACES, 0)
    return tuple(count.whole(0, 10**9) for count in counts.items(most, least))


def _sitter(given: Given) -> Sitter:
    name, colour = given.items(2, 2)
    return Sitter(name.text(LONGEST), colour.whole(0, 4))


def seated(bench: Bench, people: tuple[Sitter, ...], now: float) -> Bench:
    """Change who sits at the table; who stays keeps their time."""
    before = dict(zip(bench.people, bench.clock.at(now), strict=True))
    spent = tuple(before.get(one, 0.0) for one in people)
    turn = bench.people[bench.clock.seat] if bench.people else None
    # By person and not by number: somebody new at the front must not take the turn.
    seat = people.index(turn) if turn in people else 0
    return replace(bench, people=people, clock=Clock(spent, seat))


KIND = FileKind(read=_read, write=_written, words="saves")
