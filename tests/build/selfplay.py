"""Whole matches between computer players, by their set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.ai.think import answer
from game.core.bot import Brief
from game.core.contract import Over, Turn
from game.core.match import Match
from game.core.setup import MatchSetup, SeatSetup
from game.loading.title import load
from game.opening import open_match


def table(
    title: str, levels: Sequence[str], seed: str | int, options: Mapping[str, str] | None = None
) -> MatchSetup:
    """Give a table of computer players, in the usual variant where nothing else is said."""
    usual = {option.key: option.values[0] for option in load(title).cover.options}
    seats = tuple(SeatSetup(level=level, colour=at) for at, level in enumerate(levels))
    return MatchSetup(title, seats, {**usual, **(options or {})}, str(seed))


def bot(setup: MatchSetup, match: Match, seat: int, number: int) -> Any:
    """Ask the computer player of a seat for its decision."""
    view, level = match.rules.view(match.state, seat), setup.seats[seat].level
    seed = f"{setup.seed}/{seat}/{number}"
    return answer(Brief(setup.title, setup.options, view, seat, level, seed=seed)).advice.action


def played(setup: MatchSetup) -> Match:
    """Play a match to its end."""
    match, number = open_match(setup), 0
    match.begin()
    while not isinstance(turn := match.pending, Over):
        assert isinstance(turn, Turn)
        match.play(bot(setup, match, turn.seat, number))
        number += 1
    return match


def positions(setup: MatchSetup) -> Iterator[Any]:
    """Play a match and give all its positions."""
    match = played(setup)
    yield match.start
    for one in match.history():
        yield one.step.state
