"""The position of the day: for a date and a title the same for everybody, made from nothing else.

Computer players of the weakest level play a match by the seed of the day, and the strong player
looks through their decisions in an order that the day draws. The first that was a mistake is the
position; so there is always something to be found in it. Another version of the program may play
otherwise, and then has another position.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from random import Random

from game.analysis.analyst import Analyst
from game.analysis.findings import Decision
from game.analysis.judge import Judge
from game.analysis.measures import shared
from game.analysis.shares import chance
from game.core.bot import Brief
from game.core.contract import Turn
from game.core.match import Match
from game.core.message import Refusal
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.opening import components_of, open_match, rules_of
from game.practice.puzzle import Puzzle
from game.replay.record import of_match

TRIES = 12
"""So many decisions are looked at for a mistake; then the one that lost most must do."""
CHOICES = 3
"""Among fewer actions there is nothing to look for."""
LONGEST = 600
"""Decisions after which a match is long enough."""


def setup_of(title: str, day: date, match: int = 0) -> MatchSetup:
    """Give the set-up of a day: the fewest seats at which somebody can be beaten."""
    found = titles()[title]
    bare = MatchSetup(title, ())
    cover = components_of(bare).cover
    seats = min([count for count in cover.seats if count > 1])
    options = {option.key: option.values[0] for option in cover.options}
    chairs = tuple([SeatSetup("", seat, found.levels[0]) for seat in range(seats)])
    return MatchSetup(title, chairs, options, f"day/{day.isoformat()}/{match}")


def lay_out(title: str, day: date) -> Iterator[Puzzle | None]:
    """Make the position of a day step by step: `None` until it is found."""
    for number in range(TRIES):
        setup = setup_of(title, day, number)
        match = open_match(setup)
        match.begin()
        for _ in _played(setup, match):
            yield None
        for found in _chosen(setup, match, day):
            yield found
            if found is not None:
                return


def of_day(title: str, day: date) -> Puzzle:
    """Give the position of a day."""
    return next(found for found in lay_out(title, day) if found is not None)


def name_of(day: date) -> str:
    """Name the position of a day, to be ticked."""
    return day.isoformat()


def _played(setup: MatchSetup, match: Match) -> Iterator[None]:
    """Let the computer players play; one step for each decision."""
    level = setup.seats[0].level
    rules = rules_of(setup)
    player = titles()[setup.title].bot(components_of(setup), rules, level)
    for step in range(LONGEST):
        turn = match.pending
        if not isinstance(turn, Turn):
            return
        view = rules.view(match.state, turn.seat)
        # No clock: with one a slow machine would get another position than a fast one.
        brief = Brief(
            setup.title, setup.options, view, turn.seat, level, seed=f"{setup.seed}/{step}"
        )
        played = match.play(player.choose(brief).action)
        if isinstance(played, Refusal):
            return
        yield None


def _chosen(setup: MatchSetup, match: Match, day: date) -> Iterator[Puzzle | None]:
    """Look for the decision of the day; one step for each that is looked at."""
    record, marks = of_match(setup, match), shared().marks
    judge = Judge(setup)
    judge.pairs = 0
    analyst, best = Analyst(record, judge), None
    places = [at for at, entry in enumerate(match.log) if entry.seat is not None]
    Random(setup.seed).shuffle(places)
    tried = 0
    for place in places:
        turn = record.rules.pending(record.state(place))
        if not isinstance(turn, Turn) or not _open(record.rules.legal(record.state(place))):
            continue
        one, tried = analyst.step(place, False), tried + 1
        if isinstance(one, Decision) and one.instead and one.mark(marks):
            best = one if best is None or one.loss > best.loss else best
            if chance(one.loss) >= marks.mistake:
                break
        yield None
        if tried >= TRIES and best is not None:
            break
    if best is not None:
        yield Puzzle(name_of(day), record, best, True)


def _open(legal: Iterator[object]) -> bool:
    """Tell whether there is something to choose among."""
    return sum(1 for _, _ in zip(range(CHOICES), legal, strict=False)) == CHOICES
