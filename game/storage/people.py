"""Who played what how often and how well, counted from the history each time it is asked for."""

from __future__ import annotations

from collections.abc import Iterable
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

    def plus(self, total: int, won: bool) -> Tally:
        """Count another play."""
        best = max(self.best, total) if self.plays else total
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


def people(plays: Iterable[Play]) -> tuple[Known, ...]:
    """List everybody with a name, who played most first.

    Plays that lack a total do not count, nor do computer players; names that differ in capitals
    or spaces only are the same person's, called as in the first of the plays.
    """
    called: dict[str, str] = {}
    tallies: dict[str, dict[str, Tally]] = {}
    for play in plays:
        if not play.whole:
            continue
        for one, place in zip(play.people, places(play), strict=True):
            name = " ".join(one.name.split())
            if not name or one.level or one.total is None:
                continue
            key = name.casefold()
            called.setdefault(key, name)
            games = tallies.setdefault(key, {})
            won = place == 1 and len(play.people) > 1
            games[play.title] = games.get(play.title, NONE).plus(one.total, won)
    found = [Known(called[key], _most_first(games)) for key, games in tallies.items()]
    return tuple(sorted(found, key=lambda one: (-one.plays, one.name.casefold())))


def _most_first(games: dict[str, Tally]) -> tuple[tuple[str, Tally], ...]:
    return tuple(sorted(games.items(), key=lambda item: (-item[1].plays, item[0])))
