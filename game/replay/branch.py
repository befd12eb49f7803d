"""Playing on from any moment: a copy of the match up to there, which then goes its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.match import Match
from game.core.setup import MatchSetup, Origin, SeatSetup
from game.opening import open_match
from game.replay.record import Record


def branch(
    record: Record, place: int, seats: Sequence[SeatSetup], seed: str, name: str
) -> tuple[MatchSetup, Match]:
    """Copy a match up to a place, with other people and computers in the same seats.

    With the seed of the original chance answers alike where it is asked alike; with another one
    everything that is still to come is another fate. `name` is that of the original's save.
    """
    old = record.setup
    origin = Origin(name, place, record.rules.round(record.state(place)))
    # A start player whom the seed chose must stay the same under another seed.
    setup = replace(
        old, seats=tuple(seats), seed=seed, start=old.first, companion=False, origin=origin
    )
    # What people entered and put right at a real table is no log that a seed could go on with.
    if old.companion or (record.rest and place == record.last):
        return setup, open_match(setup, record.state(place))
    match = open_match(setup, record.match.start)
    match.replay(record.match.log[:place])
    return setup, match
