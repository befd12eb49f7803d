"""Who played what how often and how well, counted from the history each time it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.storage.play import Play, places


@dataclass(frozen=True, slots=True)
class Tally:
    """Somebody's plays of one game, or of all."""

    plays: int
    wins: int
    """First places among two or more; shared ones count."""
    points: int

    best: int

    @property
    def mean(self) -> float:
        """The mean of the totals."""
        return self.points / self.plays

    def plus(self, total: int, won: bool, lowest: bool = False) -> Tally:
        """Count another play, in which the fewest points may be the best."""
        better = min if lowest else max
        best = better(self.best, total) if self.plays else total
        return Tally(self.plays + 1, self.wins + won, self.points + total, best)


NONE = Tally(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody of the history."""

    name: str
    games: tuple[tuple[str, Tally], ...]
    """By title, the one played most first."""

    @property
    def plays(self) -> int:
        """Count all plays."""
        return sum(tally.plays for _, tally in self.games)

    @property
    def wins(self) -> int:
        """Count all wins."""
        return sum(tally.wins for _, tally in self.games)


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
    called: dict[str, str] = {}
    tallies: dict[str, dict[str, Tally]] = {}
    for sat in sittings(plays):
        called.setdefault(sat.key, sat.name)
        games, title = tallies.setdefault(sat.key, {}), sat.play.title
        won = sat.rank == 1 and len(sat.play.people) > 1
        games[title] = games.get(title, NONE).plus(sat.total, won, sat.play.lowest)
    found = [Known(called[key], _most_first(games)) for key, games in tallies.items()]
    return tuple(sorted(found, key=lambda one: (-one.plays, one.name.casefold())))


def _most_first(games: dict[str, Tally]) -> tuple[tuple[str, Tally], ...]:
    return tuple(sorted(games.items(), key=lambda item: (-item[1].plays, item[0])))
