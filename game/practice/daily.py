"""The position of the day: for a date and a title the same for everybody, made from nothing else.

Computer players of the weakest level play a match by the seed of the day, and the strong player
looks at some of their decisions, in an order that the day draws. The one that most surely lost
most is the position; so there is always something to be found in it. Another version of the
program may play otherwise, and then has another position.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from datetime import date
from itertools import islice
from random import Random

from game.analysis.analyst import Analyst
from game.analysis.findings import Decision
from game.analysis.judge import Judge
from game.analysis.measures import shared
from game.core.bot import Brief
from game.core.contract import Turn
from game.core.match import Match
from game.core.message import Refusal
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.opening import components_of, open_match, rules_of
from game.practice.puzzle import Puzzle
from game.replay.record import Record, of_match

TRIES = 16
"""So many decisions are looked at for a mistake, or as many as it takes to find one."""
MATCHES = 4
"""So many matches are looked through."""
SURER = 3
"""So many mistakes are looked at more closely."""
CHOICES = 2
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
    """Make the position of a day step by step: `None` until it is found.

    It ends without one where nobody made a mistake in several matches.
    """
    for number in range(MATCHES):
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
    record = of_match(setup, match)
    analyst = Analyst(record, Judge(setup))
    places = [at for at in range(record.last) if _open(record, at)]
    Random(setup.seed).shuffle(places)
    lost: list[Decision] = []
    for tried, place in enumerate(places):
        if tried >= TRIES and lost:
            break
        lost += yield from _mistake(analyst, place, False)
        yield None
    lost.sort(key=lambda one: (-one.loss, one.place))
    surer: list[Decision] = []
    # What looks like a loss at first may be none: the worst ones are played on.
    for one in lost[:SURER]:
        surer += yield from _mistake(analyst, one.place, True)
        yield None
    if surer:
        best = max(surer, key=lambda one: (one.loss - one.doubt, -one.place))
        yield Puzzle(name_of(day), record, best, True)


def _mistake(analyst: Analyst, place: int, play_on: bool) -> Generator[None, None, list[Decision]]:
    """Give the decision of a place if something better can be named."""
    one = yield from analyst.stepping(place, play_on)
    found = isinstance(one, Decision) and one.instead and one.mark(shared().marks)
    return [one] if isinstance(one, Decision) and found else []


def _open(record: Record, place: int) -> bool:
    """Tell whether there is something to choose among at a place."""
    rules, state = record.rules, record.state(place)
    if not isinstance(rules.pending(state), Turn):
        return False
    return sum(1 for _ in islice(rules.legal(state), CHOICES)) == CHOICES
