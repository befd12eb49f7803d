"""Matches of any title, played at random from a seed, for the shared tests."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.chance import sample
from game.core.contract import Chance
from game.core.match import LogEntry, Match
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.loading.title import load
from game.opening import open_match

_PLAYED: dict[tuple[str, int, str, int | None], tuple[LogEntry, ...]] = {}
"""The logs of the matches that were played."""


def seat_counts(title: str) -> tuple[int, ...]:
    """Give the numbers of players that a title's cover allows."""
    cover = load(title).cover
    return tuple(cover.seats)


def usual(title: str) -> dict[str, str]:
    """Give the usual options of a title."""
    return {option.key: option.values[0] for option in load(title).cover.options}


def match_setup(title: str, seats: int, seed: str = "test", bots: int = 0) -> MatchSetup:
    """Set up a table with persons, the last `bots` of them computer players."""
    level = titles()[title].levels[0] if bots else ""
    seat_setups = tuple(
        SeatSetup("", place, level if place >= seats - bots else "") for place in range(seats)
    )
    return MatchSetup(title, seat_setups, usual(title), seed, 0)


def midway(title: str, seats: int, seed: str = "test", most: int = 20) -> Match:
    """Play a match so many decisions far, or half of a game that is too short for that."""
    whole = sum(entry.seat is not None for entry in played(title, seats, seed).log)
    return played(title, seats, seed, min(most, whole // 2))


def played(title: str, seats: int, seed: str = "test", decisions: int | None = None) -> Match:
    """Play a match at random, to the end or so many decisions far."""
    match = open_match(match_setup(title, seats, seed))
    wanted = (title, seats, seed, decisions)
    if wanted in _PLAYED:
        # Each test gets a match of its own, without a choice among all legal actions again.
        match.replay(_PLAYED[wanted])
        return match
    match.begin()
    rng = Random(f"{title}/{seats}/{seed}")
    made = 0
    while not match.over and (decisions is None or made < decisions):
        legal = list(match.rules.legal(match.state))
        assert isinstance(match.play(rng.choice(legal)), list)
        made += 1
    _PLAYED[wanted] = tuple(match.log)
    return match


def kept_at_table(rules: Any, decisions: int, seats: int = 2, seed: str = "amend") -> Match:
    """Give a match whose chances people answer, so many random decisions far, at a turn."""
    match: Match = Match(rules, rules.setup(seats), None)
    rng, made = Random(seed), 0
    while made < decisions or isinstance(match.pending, Chance):
        pending = match.pending
        if isinstance(pending, Chance):
            match.answer(sample(pending.request, rng))
        else:
            match.play(rng.choice(list(rules.legal(match.state))))
            made += 1
    return match
