"""The head of a save: what the list of saved games shows without making a match."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from game.core.registry import titles
from game.core.setup import OURS, MatchSetup, Origin, SeatSetup
from game.storage.fields import Given, Wrong
from game.storage.ring_folder import Unreadable

MOST_SEATS = 8
NAME, WORD, SEED = 60, 24, 200
"""Letters at most of what people wrote, of what the program wrote, and of a seed."""
FAR = 99_999
"""More rounds, points or steps than a match ever has."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the list of saved games shows without making a match."""

    setup: MatchSetup
    round: int
    seat: int | None
    phase: str
    over: bool
    totals: tuple[int, ...]
    saved_at: datetime
    steps: int
    """How many entries the log has."""


def header_of(document: Mapping[str, Any], setup: MatchSetup) -> Header:
    """Read the header of a document whose set-up is known; raises Unreadable."""
    try:
        head, seats = Given(document).at("header"), len(setup.seats)
        seat = head.at("seat")
        found = Header(
            setup=setup,
            round=head.at("round").whole(0, FAR),
            seat=None if seat.value is None else seat.whole(0, seats - 1),
            phase=head.at("phase").text(WORD),
            over=head.at("over").flag(),
            totals=tuple(total.whole(-FAR, FAR) for total in head.at("totals").items(seats, seats)),
            saved_at=Given(document).at("saved_at").moment(),
            steps=head.at("steps").whole(0, FAR),
        )
        if found.over and found.seat is not None:
            raise seat.wrong("nobody, since the match is over")
    except Wrong as error:
        raise Unreadable("saves.broken.header", str(error)) from error
    return found


def setup_of(document: Mapping[str, Any], judged: bool = False) -> MatchSetup:
    """Read the set-up of a document; raises Wrong. Whether it can be played is not judged yet.

    Of one that was `judged` before, whoever plays is not compared with what the title has.
    """
    table = Given(document).at("table")
    title = Given(document).at("title").word(tuple(titles()))
    seat_setups = tuple(
        SeatSetup(
            chair.at("name").text(NAME),
            chair.at("colour").whole(0, 4),
            _level(chair.at("level"), "" if judged else title),
            chair.at("style").text(WORD),
        )
        for chair in table.at("chairs").items(MOST_SEATS, 1)
    )
    return MatchSetup(
        title,
        seat_setups,
        {name: value.text(WORD) for name, value in table.at("options").entries()},
        table.at("seed").text(SEED),
        table.at("start").whole(0, len(seat_setups) - 1),
        table.at("companion").flag(),
        table.get("box", OURS).text(NAME),
        _origin(table.get("origin", None)),
    )


def _origin(given: Given) -> Origin | None:
    """Read of what match a document holds a copy; where that is spoilt the match is sound."""
    with contextlib.suppress(Wrong):
        name, place = given.at("name").text(NAME), given.at("place").whole(0, FAR)
        return Origin(name, place, given.at("round").whole(0, FAR))
    return None


def _level(given: Given, title: str) -> str:
    return given.word(("", *titles()[title].levels)) if title else given.text(WORD)
