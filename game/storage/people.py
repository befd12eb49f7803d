"""Who played how often and won how often, counted from the history each time it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game.storage.play import Play, places


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody of the history."""

    name: str
    plays: int
    wins: int
    """First places among two or more; shared ones count."""
    colour: int = 0
    """Of the seat in the first of the plays: it stands for a name that no font has."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody with a name at one play."""

    key: str
    """The same for the same person, however the name is written."""
    name: str
    play: Play
    seat: int
    rank: int
    total: int

    @property
    def colour(self) -> int:
        """The colour of the seat."""
        return self.play.people[self.seat].colour


def sittings(plays: Iterable[Play]) -> Iterator[Sitting]:
    """Give everybody with a name at each play.

    Plays that lack a total do not count, nor do computer players; names that differ in capitals
    or spaces only are the same person's.
    """
    for play in plays:
        if not play.whole:
            continue
        for seat, (one, rank) in enumerate(zip(play.people, places(play), strict=True)):
            name = " ".join(one.name.split())
            if name and not one.level and one.total is not None and rank is not None:
                yield Sitting(name.casefold(), name, play, seat, rank, one.total)


def people(plays: Iterable[Play]) -> tuple[Known, ...]:
    """List everybody with a name, who played most first, called as in the first of the plays."""
    found: dict[str, Known] = {}
    for sat in sittings(plays):
        won = sat.rank == 1 and len(sat.play.people) > 1
        known = found.get(sat.key, Known(sat.name, 0, 0, sat.colour))
        found[sat.key] = replace(known, plays=known.plays + 1, wins=known.wins + won)
    return tuple(sorted(found.values(), key=lambda one: (-one.plays, one.name.casefold())))
