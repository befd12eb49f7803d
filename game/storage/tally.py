"""A running tally: points by round of any game, ours or not, kept as a play of the history.

There is no other file, so what is corrected in the history is corrected here, and the other way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from game.core.contract import Line
from game.core.registry import titles
from game.storage.play import LOWEST, MOST_LINES, NAME, TALLY, WINS, Person, Play

ROUND = "companion.tally.round"
"""The source of points that each round is."""
MOST = MOST_LINES
"""Rounds at most."""


def game_id(name: str, called: Mapping[str, str] | None = None) -> str:
    """Give the id of a game by its name as people write it, or a word made of it.

    Ids are `called` by the names that people see; capitals and spaces make no other game.
    """
    word = re.sub(r"\W+", "_", name.strip()).strip("_")
    known = word.lower()
    if known in titles():
        return known
    for one, shown in (called or {}).items():
        if _plain(name) == _plain(shown):
            return one
    return f"_{word}"[:NAME] if word[:1].isdigit() else word[:NAME]


def _plain(name: str) -> str:
    return " ".join(re.findall(r"\w+", name.replace("_", " "))).casefold()


def begun(title: str, day: date, people: tuple[Person, ...], lowest: bool) -> Play:
    """Begin a tally."""
    options = {WINS: LOWEST} if lowest else {}
    return Play(title, day.isoformat(), people, kind=TALLY, options=options)


def turned(play: Play) -> Play:
    """Let the fewest points win instead of the most, or the most instead of the fewest."""
    rest = {key: value for key, value in play.options.items() if key != WINS}
    return replace(play, options=rest if play.lowest else {**rest, WINS: LOWEST})


def number(line: Line) -> int:
    """Give the number of the round that a line is, 0 for any other."""
    value = dict(line.params).get("count")
    return value if line.key == ROUND and isinstance(value, int) else 0


def rounds(play: Play) -> int:
    """Tell how many rounds somebody has points of."""
    return max((number(line) for one in play.people for line in one.lines), default=0)


def points(play: Play, seat: int, at: int) -> int | None:
    """Give what somebody had in a round, `None` where nothing is entered."""
    lines = play.people[seat].lines
    return next((line.points for line in lines if number(line) == at), None)


def put(play: Play, seat: int, at: int, scored: int) -> Play:
    """Enter what somebody had in a round, in the place of what was there."""
    kept = [line for line in play.people[seat].lines if number(line) != at]
    kept.append(Line(ROUND, scored, (("count", at),)))
    return play.person(seat, lines=tuple(sorted(kept, key=number)))


def without(play: Play, at: int) -> Play:
    """Take a round out; those behind it move up."""
    people = []
    for one in play.people:
        kept = [line for line in one.lines if number(line) != at]
        moved = [
            replace(line, params=(("count", number(line) - 1),)) if number(line) > at else line
            for line in kept
        ]
        people.append(replace(one, lines=tuple(moved)))
    return replace(play, people=tuple(people))


def due(play: Play) -> tuple[int, int]:
    """Give the round and the seat to be entered next: the first that lacks something."""
    last = rounds(play)
    for at in range(1, last + 1):
        for seat in range(len(play.people)):
            if points(play, seat, at) is None:
                return at, seat
    return last + 1, 0
