"""A finished play of a game as the history knows it: day, place, people, scores by source.

Totals, places and winners are never kept: they are derived from what was entered, so that many
edits and one fresh entry of the same play are the same play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from game.core.clean import clean, one_line
from game.core.contract import Line
from game.core.match import Match
from game.core.message import Key, Param
from game.core.registry import titles
from game.core.setup import OURS, MatchSetup, SeatSetup
from game.storage.ring_folder import Unreadable

FORMAT = 1
MOST_PEOPLE, MOST_LINES, MOST_TIES = 8, 60, 8
NAME, PLACE, NOTE, KEY = 24, 40, 400, 120
"""Letters at most."""
LOW, HIGH = -9999, 99999
"""Bounds of points; totals may well be negative."""
HAND, MATCH, SHEET, REFEREE, TALLY = "hand", "match", "sheet", "referee", "tally"
KINDS = (HAND, MATCH, SHEET, REFEREE, TALLY)
WINS, LOWEST = "wins", "lowest"
"""The option of a tally in which the fewest points win."""


class Unfit(Unreadable):
    """Data that are no play; `message` says what is wrong, and what would be right."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, and what they scored."""

    name: str = ""
    """As entered; empty: called by the colour."""
    colour: int = 0
    level: str = ""
    """Of a computer player; empty for a person."""
    style: str = field(default="", kw_only=True)
    """Of a computer player; empty for the neutral one, and where nobody wrote it down."""
    lines: tuple[Line, ...] = ()
    """Points by source, as the title's scoring names them."""
    given: int | None = None
    """A total that was entered as it is; counts only without `lines`."""
    tie: tuple[int, ...] = ()
    """What decides between equal totals, if the game has such a thing and it is known."""

    @property
    def total(self) -> int | None:
        """The sum of the sources, else what was entered; `None`: not yet."""
        return sum(line.points for line in self.lines) if self.lines else self.given


@dataclass(frozen=True, slots=True)
class Play:
    """One play of a game, finished or still being entered."""

    title: str
    day: str
    """"2026-05-17"."""
    people: tuple[Person, ...] = ()
    """In the order of their seats."""
    place: str = ""
    note: str = ""
    kind: str = HAND
    """Where it comes from: by hand, a match on the screen, a sheet, the referee, a tally."""
    options: Mapping[str, str] = field(default_factory=dict)
    origin: str = ""
    """What it was made of (the name of a save, of a sheet): the same is never kept twice."""
    edition: str = OURS
    """The owner's edition it was played with."""

    @property
    def whole(self) -> bool:
        """Whether everybody has a total; others are kept all the same."""
        return bool(self.people) and all(one.total is not None for one in self.people)

    @property
    def lowest(self) -> bool:
        """Whether the fewest points win."""
        return self.kind == TALLY and self.options.get(WINS) == LOWEST

    def person(self, at: int, **values: Any) -> Play:
        """Change somebody."""
        people = list(self.people)
        people[at] = replace(people[at], **values)
        return replace(self, people=tuple(people))


def places(play: Play) -> tuple[int | None, ...]:
    """Give everybody's place, 1 the best; equal ones share it, and the next place is free then.

    Nobody has a place before everybody has a total.
    """
    if not play.whole:
        return (None,) * len(play.people)
    sign = -1 if play.lowest else 1
    ranks = [(sign * (one.total or 0), one.tie) for one in play.people]
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)


def winners(play: Play) -> tuple[int, ...]:
    """Name all who have the first place, by their seats."""
    return tuple(seat for seat, place in enumerate(places(play)) if place == 1)


def of_match(setup: MatchSetup, match: Match, day: date, origin: str, kind: str = MATCH) -> Play:
    """Make the play of a finished match."""
    scores = {score.seat: score for score in match.rules.scores(match.state)}
    people = tuple(
        Person(
            seat_setup.name,
            seat_setup.colour,
            seat_setup.level,
            scores[seat].lines,
            None,
            scores[seat].tie,
            style=seat_setup.style,
        )
        for seat, seat_setup in enumerate(setup.seats)
    )
    return Play(
        setup.title,
        day.isoformat(),
        people,
        kind=kind,
        options=dict(setup.options),
        origin=origin,
        edition=setup.edition,
    )


def rematch(play: Play) -> MatchSetup:
    """Give the set-up of another match of the same people in the same seats."""
    seat_setups = tuple(
        SeatSetup(one.name, one.colour, one.level, one.style) for one in play.people
    )
    return MatchSetup(play.title, seat_setups, dict(play.options), edition=play.edition)


# As data


def to_data(play: Play) -> dict[str, Any]:
    """Give a play as JSON data."""
    return {
        "title": play.title,
        "day": play.day,
        "place": play.place,
        "note": play.note,
        "kind": play.kind,
        "options": dict(play.options),
        "origin": play.origin,
        "box": play.edition,
        "people": [_person_data(one) for one in play.people],
    }


def _person_data(one: Person) -> dict[str, Any]:
    return {
        "name": one.name,
        "colour": one.colour,
        "level": one.level,
        "style": one.style,
        "given": one.given,
        "tie": list(one.tie),
        "lines": lines_data(one.lines),
    }


def lines_data(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """Give points by source as JSON data."""
    return [
        {
            "key": line.key,
            "points": line.points,
            "params": {k: {"key": v} if isinstance(v, Key) else v for k, v in line.params},
        }
        for line in lines
    ]


def of_data(data: Any) -> Play:
    """Read a play from JSON data; raises Unfit."""
    row = _mapping(data, "play")
    people = row.get("people")
    if not isinstance(people, list):
        raise Unfit("companion.play.unfit.people")
    if len(people) > MOST_PEOPLE:
        raise Unfit("companion.play.unfit.many", count=len(people), most=MOST_PEOPLE)
    kind = _text(row, "kind", 12)
    return Play(
        title_of(row.get("title")),
        day_of(row.get("day")),
        tuple(_person(one) for one in people),
        _text(row, "place", PLACE),
        _text(row, "note", NOTE),
        kind if kind in KINDS else HAND,
        _options(row.get("options")),
        _text(row, "origin", 120),
        _text(row, "box", NAME),
    )


def title_of(value: Any) -> str:
    """Read the id of a title; it need not be installed."""
    if not isinstance(value, str) or not value.isidentifier() or len(value) > NAME:
        raise Unfit("companion.play.unfit.title", value=shown(value))
    # Spreadsheets like a capital at the beginning; no id of ours has one.
    return value.lower() if value.lower() in titles() else value


def day_of(value: Any) -> str:
    """Read a day."""
    try:
        return date.fromisoformat(value).isoformat()
    except (TypeError, ValueError):
        raise Unfit("companion.play.unfit.day", value=shown(value)) from None


def points_of(value: Any) -> int:
    """Read points."""
    if type(value) is not int or not LOW <= value <= HIGH:
        raise Unfit("companion.play.unfit.points", value=shown(value), low=LOW, high=HIGH)
    return value


def shown(value: Any) -> str:
    """Give a value as it can stand in a sentence."""
    return one_line(value, NAME)


def lines_of(data: Any) -> tuple[Line, ...]:
    """Read points by source."""
    if not isinstance(data, list) or len(data) > MOST_LINES:
        raise Unfit("companion.play.unfit.lines")
    return tuple(_line(_mapping(one, "lines")) for one in data)


def _line(row: Mapping[str, Any]) -> Line:
    params = _mapping(row.get("params", {}), "params")
    key = row.get("key")
    if not isinstance(key, str) or not key.strip() or len(key) > KEY or len(params) > MOST_TIES:
        raise Unfit("companion.play.unfit.lines")
    said = tuple((clean(k), _param(v)) for k, v in params.items())
    return Line(clean(key), points_of(row.get("points")), said)


def _param(value: Any) -> Param:
    if isinstance(value, dict) and set(value) == {"key"}:
        return Key(_word(value["key"]))
    if type(value) is int and abs(value) <= HIGH:
        return value
    return _word(value)


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > KEY:
        raise Unfit("companion.play.unfit.lines")
    return clean(value)


def _person(data: Any) -> Person:
    row = _mapping(data, "people")
    colour = row.get("colour", 0)
    if type(colour) is not int or colour not in range(5):
        raise Unfit("companion.play.unfit.colour", value=shown(colour))
    given, tie = row.get("given"), row.get("tie", [])
    whole = isinstance(tie, list) and all(type(part) is int for part in tie)
    if not whole or len(tie) > MOST_TIES or any(abs(part) > HIGH for part in tie):
        raise Unfit("companion.play.unfit.tie")
    return Person(
        _text(row, "name", NAME),
        colour,
        _text(row, "level", NAME),
        lines_of(row.get("lines", [])),
        None if given is None else points_of(given),
        tuple(tie),
        style=_text(row, "style", NAME),
    )


def _options(data: Any) -> dict[str, str]:
    options = _mapping({} if data is None else data, "options")
    if len(options) > MOST_LINES or not all(isinstance(v, str) for v in options.values()):
        raise Unfit("companion.play.unfit.shape", name="options")
    return {clean(k)[:NAME]: clean(v)[:NAME] for k, v in options.items()}


def _mapping(data: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise Unfit("companion.play.unfit.shape", name=name)
    return data


def _text(row: Mapping[str, Any], name: str, most: int) -> str:
    value = row.get(name, "")
    if not isinstance(value, str):
        raise Unfit("companion.play.unfit.text", name=name, value=shown(value))
    # What people wrote is shortened rather than refused: names of other programs may be longer.
    return clean(value)[:most].strip()
